import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/addons/toolbar.ts';
import { inEachState } from '../../play/states.tsx';
import { sampleBook } from '../sample/sampleBook.tsx';
import styles from './Toolbar.module.css';
import { ToolbarBook } from './ToolbarBook.tsx';

export default {
  title: 'Flipbook/Toolbar',
  component: ToolbarBook,
  subcomponents: {
    First: Toolbar.First,
    Previous: Toolbar.Previous,
    PageField: Toolbar.PageField,
    Slider: Toolbar.Slider,
    Next: Toolbar.Next,
    Last: Toolbar.Last,
    Thumbnails: Toolbar.Thumbnails,
    Fullscreen: Toolbar.Fullscreen,
    Status: Toolbar.Status,
  },
  args: { children: sampleBook, label: 'The Crease', startPage: 3 },
} satisfies Meta<typeof ToolbarBook>;

type Story = StoryObj<typeof ToolbarBook>;

/** In the middle of a flipbook. */
export const Default: Story = {};

/** At the first page, controls that lead nowhere are marked disabled and keep the focus. */
export const AtTheStart: Story = { args: { startPage: 0 } };

/** All controls at rest, hovered, focused and pressed. */
export const States: Story = inEachState({ columnPx: 512 });

/** A flipbook without pages. */
export const Empty: Story = { args: { children: [], startPage: 0 } };

/** Some pages have labels; the field accepts these, too. */
export const Labels: Story = { args: { pageLabel: (index: number) => ['Cover', 'i', 'ii', 'iii'][index] } };

/** The visitor typed a page that does not exist. */
export const NoSuchPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page' }), '0{Enter}');
  },
};

/** A button for each page, here with its number. */
export const Thumbnails: Story = {
  args: {
    footer: <Toolbar.Thumbnails className={styles.thumbnails} renderThumbnail={(index) => <span>{index + 1}</span>} />,
  },
};

/** A flipbook that reads from right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } };
