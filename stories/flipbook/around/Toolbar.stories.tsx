import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useId } from 'react';
import { userEvent } from 'storybook/test';
import { Toolbar } from '../../../src/flipbook/around/toolbar.ts';
import { Flipbook, FlipbookProvider } from '../../../src/flipbook/index.ts';
import { narrow } from '../../windows.ts';
import { sampleBook } from '../sample/sampleBook.tsx';
import styles from './Toolbar.module.css';

interface ToolbarSampleProps {
  readonly children?: ReactNode;
  readonly defaultPage: number;
  readonly dir?: 'ltr' | 'rtl';
  /** The page labels that a visitor types and sees, by page number from 0. */
  readonly pageLabel?: (index: number) => string | undefined;
  /** Content below the toolbar. */
  readonly below?: ReactNode;
}

/** All parts around a flipbook, styled for this page. */
function ToolbarSample({ children, defaultPage, dir = 'ltr', pageLabel, below }: ToolbarSampleProps) {
  const id = useId();
  return (
    <FlipbookProvider>
      <div className={styles.frame} dir={dir}>
        {children && (
          <Flipbook
            {...{ id, width: 210, height: 280, defaultPage }}
            className={styles.book}
            aria-label="The Crease"
            direction={dir}
          >
            {children}
          </Flipbook>
        )}
        <div role="group" aria-label="The book" className={styles.bar} aria-controls={children ? id : undefined}>
          <Toolbar.First>first</Toolbar.First>
          <Toolbar.Previous>previous</Toolbar.Previous>
          <Toolbar.PageField pageLabel={pageLabel} />
          <Toolbar.Next>next</Toolbar.Next>
          <Toolbar.Last>last</Toolbar.Last>
          <Toolbar.Fullscreen />
          <Toolbar.Slider className={styles.slider} />
          <Toolbar.Status />
        </div>
        {below}
      </div>
    </FlipbookProvider>
  );
}

const meta = {
  title: 'Flipbook/Toolbar',
  component: ToolbarSample,
  args: { children: sampleBook, defaultPage: 3 },
} satisfies Meta<typeof ToolbarSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of a flipbook. */
export const Default: Story = {};

/** At the first page, controls that lead nowhere are marked disabled and keep the focus. */
export const AtTheStart: Story = { args: { defaultPage: 0 } };

/** A flipbook without pages. */
export const Empty: Story = { args: { children: [], defaultPage: 0 } };

/** Some pages have labels; the field accepts these, too. */
export const Labels: Story = { args: { pageLabel: (index: number) => ['Cover', 'i', 'ii', 'iii'][index] } };

/** The visitor typed a page that does not exist. */
export const NoSuchPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Page' }), '0{Enter}');
  },
};

/** A picture of each page. */
export const Thumbnails: Story = {
  args: {
    below: <Toolbar.Thumbnails className={styles.thumbnails} renderThumbnail={(index) => <span>{index + 1}</span>} />,
  },
};

/** A flipbook that reads from right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } };

/** On a phone, the flipbook shows one page. */
export const Narrow: Story = { globals: narrow };
