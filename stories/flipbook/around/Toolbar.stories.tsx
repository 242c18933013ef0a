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
  /** The labels that a visitor types and sees, by number from 0. */
  readonly pageLabel?: (index: number) => string | undefined;
  /** What stands below the bar. */
  readonly below?: ReactNode;
}

/** All parts around a book, styled for this page. */
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

/** In the midst of a book. */
export const Default: Story = {};

/** Nothing comes before: what cannot be done is marked, and keeps the focus. */
export const AtTheStart: Story = { args: { defaultPage: 0 } };

/** A book without pages. */
export const Empty: Story = { args: { children: [], defaultPage: 0 } };

/** Some pages have names; their field finds them by these, too. */
export const Labels: Story = { args: { pageLabel: (index: number) => ['Cover', 'i', 'ii', 'iii'][index] } };

/** A page was typed that the book does not have. */
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

/** From right to left. */
export const RightToLeft: Story = { args: { dir: 'rtl' } };

/** On a phone, where the book shows one page. */
export const Narrow: Story = { globals: narrow };
