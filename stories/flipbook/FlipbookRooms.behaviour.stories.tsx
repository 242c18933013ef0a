import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import type { FlipbookProps } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviour, type Props, type Story } from './play/behaviour.tsx';
import { bookIn, inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Rooms',
  tags: ['!autodocs'],
  ...behaviour,
  parameters: { ...behaviour.parameters, layout: 'fullscreen' },
  args: { ...behaviour.args, width: 200, height: 260 },
};

interface Room {
  /** Of the element whose width the story changes. */
  readonly outer?: CSSProperties;
  /** Of the element in it, around the book. */
  readonly inner?: CSSProperties;
  readonly props?: Partial<FlipbookProps>;
  readonly expected: Widths;
}

/** How many pages are open, and the width of one, by the width of the room. */
type Widths = Readonly<Record<number, readonly [pages: number, width: number]>>;

const fixedPages: Widths = { 900: [2, 200], 350: [1, 200], 250: [1, 200], 700: [2, 200] };
const filledRoom: Widths = { 900: [2, 400], 350: [2, 175], 250: [2, 125], 700: [2, 350] };
/** A room that is as wide as what is in it gives a book two pages of their own width. */
const ownWidth: Widths = { 900: [2, 200], 350: [2, 175], 250: [2, 125], 700: [2, 200] };

const props: Partial<FlipbookProps> = { size: 'stretch', minWidth: 100, maxWidth: 400, maxHeight: 900 };
const row: CSSProperties = { display: 'flex' };
const grid: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr' };
const centred: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'center' };
const line: CSSProperties = { display: 'inline-block' };
const vertical: CSSProperties = { writingMode: 'vertical-rl', height: 500 };

const rooms: Readonly<Record<string, Room>> = {
  'the rest of a row, whose least width is that of what is in it': {
    outer: row,
    inner: { flex: 1 },
    expected: fixedPages,
  },
  'the rest of a row, filled': { outer: row, inner: { flex: 1 }, props, expected: filledRoom },
  'the column of a grid': { outer: grid, expected: fixedPages },
  'the column of a grid, filled': { outer: grid, props, expected: filledRoom },
  'the middle of a column, as wide as what is in it': { outer: centred, expected: fixedPages },
  'the middle of a column, stretched': { outer: centred, props, expected: ownWidth },
  'the middle of a column, as high as its room': { outer: centred, props: { autoSize: false }, expected: fixedPages },
  'a line of text': { inner: line, expected: fixedPages },
  'a line of text, stretched': { inner: line, props, expected: ownWidth },
  'a box that floats': { inner: { float: 'left' }, expected: fixedPages },
  'lines from top to bottom, stretched': { outer: vertical, inner: { width: '100%' }, props, expected: filledRoom },
};

/** In a room of any kind that becomes narrower, and wide again, a book shows as many pages as it has room for, within it. */
export const NarrowAndWide: Story = {
  render: (args: Props) => (
    <>
      {Object.entries(rooms).map(([name, { outer, inner, props: more }]) => (
        <div key={name} data-testid={name} style={outer}>
          <div style={inner}>
            <Flipbook {...args} {...more} aria-label={name} />
          </div>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const width of [900, 350, 250, 700]) {
      for (const name of Object.keys(rooms)) canvas.getByTestId(name).style.width = `${width}px`;
      await frames(3);
      for (const [name, { expected }] of Object.entries(rooms)) {
        const outer = canvas.getByTestId(name);
        const { left } = outer.getBoundingClientRect();
        const book = bookIn(rootIn(outer)).getBoundingClientRect();
        const [pages = 0, pageWidth = 0] = expected[width] ?? [];
        await expect([inSight(rootIn(outer)).length, book.width], `${name}, ${width} px`).toEqual([
          pages,
          pages * pageWidth,
        ]);
        await expect(book.left, `${name}, ${width} px`).toBeGreaterThanOrEqual(left);
        await expect(book.right, `${name}, ${width} px`).toBeLessThanOrEqual(left + width);
      }
    }
  },
};

/** A book does not break over columns of text. */
export const ColumnsOfText: Story = {
  render: (args: Props) => (
    <div style={{ columns: 2, width: 900 }}>
      <Flipbook {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sheets = [...bookIn(rootIn(canvasElement)).querySelectorAll('[data-part="sheet"]')].filter(
      (sheet) => sheet.checkVisibility({ contentVisibilityAuto: true }) && sheet.childElementCount > 0,
    );
    const sizes = sheets.map((sheet) => sheet.getBoundingClientRect()).map(({ width, height }) => [width, height]);
    await expect(sizes).toEqual(Array(2).fill([200, 260]));
  },
};
