import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties } from 'react';
import { expect } from 'storybook/test';
import type { FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { bookIn, inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { numberedPages } from './play/numberedPages.tsx';

interface RoomProps extends ComponentProps<typeof Flipbook> {
  /** Of the element whose width the story changes. */
  outer: CSSProperties;
  /** Of the element in it, around the book. */
  inner: CSSProperties;
}

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Rooms',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: { 'aria-label': 'Numbers', width: 200, height: 260, children: numberedPages(6), outer: {}, inner: {} },
  render: ({ outer, inner, ...args }) => (
    <div data-testid="outer" style={outer}>
      <div style={inner}>
        <Flipbook {...args} />
      </div>
    </div>
  ),
} satisfies Meta<RoomProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const stretch: Partial<FlipbookProps> = { size: 'stretch', minWidth: 100, maxWidth: 400, maxHeight: 900 };

/** The width of a page, and how many are open, in a room that becomes narrower, and wide again. */
const narrowAndWide =
  (expected: Readonly<Record<number, readonly [pages: number, width: number]>>): NonNullable<Story['play']> =>
  async ({ canvas, canvasElement }) => {
    const outer = canvas.getByTestId('outer');
    const root = rootIn(canvasElement);
    for (const width of [900, 350, 250, 700]) {
      outer.style.width = `${width}px`;
      await frames(3);
      const [pages, pageWidth] = expected[width] ?? [];
      await expect(inSight(root), `${width} px`).toHaveLength(pages ?? Number.NaN);
      const book = bookIn(root).getBoundingClientRect();
      await expect(book.width, `${width} px`).toBe((pages ?? 0) * (pageWidth ?? 0));
      const { left } = outer.getBoundingClientRect();
      await expect(book.left, `${width} px`).toBeGreaterThanOrEqual(left);
      await expect(book.right, `${width} px`).toBeLessThanOrEqual(left + width);
    }
  };

const fixedPages = narrowAndWide({ 900: [2, 200], 350: [1, 200], 250: [1, 200], 700: [2, 200] });
const filledRoom = narrowAndWide({ 900: [2, 400], 350: [2, 175], 250: [2, 125], 700: [2, 350] });
/** A room that is as wide as what is in it gives a book two pages of their own width. */
const ownWidth = narrowAndWide({ 900: [2, 200], 350: [2, 175], 250: [2, 125], 700: [2, 200] });

const rest: CSSProperties = { flex: 1 };
/** The rest of a row, whose least width is that of what is in it. */
export const RestOfARow: Story = { args: { outer: { display: 'flex' }, inner: rest }, play: fixedPages };
export const RestOfARowFilled: Story = { args: { ...RestOfARow.args, ...stretch }, play: filledRoom };

const columnOfAGrid: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr' };
/** The same of a grid's column. */
export const ColumnOfAGrid: Story = { args: { outer: columnOfAGrid }, play: fixedPages };
export const ColumnOfAGridFilled: Story = { args: { outer: columnOfAGrid, ...stretch }, play: filledRoom };

const centred: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'center' };
/** An element in the middle of a column is as wide as what is in it. */
export const Centred: Story = { args: { outer: centred }, play: fixedPages };
export const CentredFilled: Story = { args: { outer: centred, ...stretch }, play: ownWidth };

/** So is one in a line of text, and one that floats. */
export const InALine: Story = { args: { inner: { display: 'inline-block' } }, play: fixedPages };
export const InALineFilled: Story = { args: { ...InALine.args, ...stretch }, play: ownWidth };
export const Floating: Story = { args: { inner: { float: 'left' } }, play: fixedPages };

/** And one whose book takes its height from it. */
export const CentredAsHighAsItsRoom: Story = { args: { outer: centred, autoSize: false }, play: fixedPages };

/** A book does not break over columns of text. */
export const ColumnsOfText: Story = {
  args: { outer: { columns: 2 } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByTestId('outer').style.width = '900px';
    await frames(3);
    const pages = inSightBoxes(rootIn(canvasElement));
    await expect(pages).toEqual([
      [200, 260],
      [200, 260],
    ]);
  },
};

function inSightBoxes(root: HTMLElement): (readonly [width: number, height: number])[] {
  return [...bookIn(root).querySelectorAll('[data-part="sheet"]')]
    .filter((sheet) => sheet.checkVisibility({ contentVisibilityAuto: true }) && sheet.childElementCount > 0)
    .map((sheet) => {
      const { width, height } = sheet.getBoundingClientRect();
      return [width, height];
    });
}

/** In a room whose lines run from top to bottom, a stretched book fills the width all the same. */
export const VerticalLines: Story = {
  args: { outer: { writingMode: 'vertical-rl', height: 500 }, inner: { width: '100%' }, ...stretch },
  play: filledRoom,
};
