import type { CSSProperties, ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, type Props, plays, reported, type Story } from './play/behaviour.tsx';
import { bookIn, drawn, drawnAt, frames, holdAt, inSight, land, pageBoxes, rootIn } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { corner, Hand } from './play/Hand.ts';
import { numbers } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Sizes',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourTold,
  parameters: { ...behaviourTold.parameters, layout: 'fullscreen' },
};

interface Room {
  /** Of the element whose width the story changes. */
  readonly outer?: CSSProperties;
  /** Of the element in it, around the book. */
  readonly inner?: CSSProperties;
  readonly props?: Partial<Props>;
  readonly expected: Widths;
}

/** How many pages are open, and the width of one, by the width of the room. */
type Widths = Readonly<Record<number, readonly [pages: number, width: number]>>;

const fixedPages: Widths = { 900: [2, 200], 350: [1, 200], 250: [1, 200], 700: [2, 200] };
const filledRoom: Widths = { 900: [2, 400], 350: [2, 175], 250: [2, 125], 700: [2, 350] };
/** A room that is as wide as what is in it gives a book two pages of their own width. */
const ownWidth: Widths = { 900: [2, 200], 350: [2, 175], 250: [2, 125], 700: [2, 200] };

const filling: Partial<Props> = { size: 'stretch', minWidth: 100, maxWidth: 400, maxHeight: 900 };
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
  'the rest of a row, filled': { outer: row, inner: { flex: 1 }, props: filling, expected: filledRoom },
  'the column of a grid': { outer: grid, expected: fixedPages },
  'the middle of a column, as wide as what is in it': { outer: centred, expected: fixedPages },
  'the middle of a column, stretched': { outer: centred, props: filling, expected: ownWidth },
  'the middle of a column, as high as its room': { outer: centred, props: { autoSize: false }, expected: fixedPages },
  'a line of text': { inner: line, expected: fixedPages },
  'a line of text, stretched': { inner: line, props: filling, expected: ownWidth },
  'a box that floats': { inner: { float: 'left' }, expected: fixedPages },
  'lines from top to bottom, stretched': {
    outer: vertical,
    inner: { width: '100%' },
    props: filling,
    expected: filledRoom,
  },
  'padding of the book': {
    props: { style: { paddingInline: 30 }, ...filling },
    expected: { 900: [2, 400], 350: [2, 145], 250: [1, 190], 700: [2, 320] },
  },
};

/** In a room of any kind that becomes narrower, and wide again, a book shows as many pages as it has room for, within it. */
export const NarrowAndWide: Story = {
  args: { width: 200, height: 260 },
  render: (args: Props) => (
    <>
      {Object.entries(rooms).map(([name, { outer, inner, props }]) => (
        <div key={name} data-testid={name} style={outer}>
          <div style={inner}>
            <Flipbook {...args} {...props} aria-label={name} />
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

const inRoom = (book: ReactNode) => <div>{book}</div>;
const resizable = { render: (args: Props) => inRoom(<Flipbook {...args} ref={handle} />) };
const autoSized = changing({ Off: { autoSize: false }, On: { autoSize: true } });
const switched = { render: (args: Props) => inRoom(autoSized.render(args)) };

/** Gives the room around the book a size, and lets the book see it. */
async function resize(root: HTMLElement, size: { width?: string; height?: string; overflow?: string }): Promise<void> {
  Object.assign(root.parentElement?.style ?? {}, size);
  await frames(4);
}

/** A book that loses its room in the middle of a turn lands where it was turning to; a page is shown alone, and without a box it stays as it is. */
export const TurnedRoundInMidTurn = plays(resizable, async ({ root }) => {
  await resize(root, { width: '700px' });
  reported();
  const landed = handle.current?.flip(6);
  await resize(root, { width: '400px' });
  await expect(await landed).toBe(true);
  await expect(inSight(root)).toEqual(['Page 6']);
  await expect(reported()).toEqual(['flipping', 'flip 6', 'page 6 by method', 'read', 'portrait']);
  root.style.display = 'none';
  await frames(3);
  root.style.display = '';
  await frames(3);
  await expect(reported()).toEqual([]);
});

/** Going back to where one page was shown brings back the very page, if no page was turned meanwhile. */
export const TheVeryPage = plays(resizable, async ({ root }) => {
  await resize(root, { width: '400px' });
  await handle.current?.turnToPage(3);
  await resize(root, { width: '700px' });
  await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
  await resize(root, { width: '400px' });
  await expect(inSight(root)).toEqual(['Page 3']);
});

/** Nothing of a turn, however far it swings, gives the window something to scroll to sideways. */
export const NoScrollbarBelow = plays(
  { ...resizable, args: { showCover: true, defaultPage: 1 } },
  async ({ root, hand, step }) => {
    for (const width of [1000, 400])
      await step(`${width} px`, async () => {
        // Whatever reached out of the book would now be something to scroll to.
        await resize(root, { width: `${width}px`, height: '400px', overflow: 'auto' });
        const size = () => root.parentElement?.scrollWidth;
        await expect(size()).toBe(width);
        hand.pull(corner, [0.8, 0.8], [0.6, 0.3]);
        await frames(2);
        await expect(size()).toBe(width);
        hand.fire('pointercancel', [0.6, 0.3]);
        await land(root);
        void handle.current?.flip(0);
        holdAt(root, 500);
        await expect(size()).toBe(width);
        await land(root);
        await handle.current?.turnToPage(1);
      });
  },
);

const stretched = { size: 'stretch', minWidth: 50, minHeight: 50 } as const;

/** In two rooms, a book that is given another width, and one that always had it. */
const beside = {
  render: (args: Props) => (
    <>
      <div style={{ inlineSize: '600px' }}>
        <Flipbook {...args} {...stretched} ref={handle} />
      </div>
      <div style={{ inlineSize: '590px' }}>
        <Flipbook {...numbers} {...stretched} aria-label="Beside" />
      </div>
    </>
  ),
};

/** A turn in a room that grows narrow is at each moment where it is in a room that was always so; a page that is held stays in the hand. Of two books, a pointer turns the one it is on. */
export const ResizedInMidMovement = plays(beside, async ({ canvas, root, hand, step, told }) => {
  const other = canvas.getByRole('group', { name: 'Beside' });
  await frames(4);
  reported();
  await step('a turn', async () => {
    void handle.current?.flipNext();
    await drawnAt(root, 450);
    await resize(root, { width: '590px' });
    new Hand(other).click([0.75, 0.1]);
    for (const ms of [450, 700]) await expect(await drawnAt(root, ms)).toEqual(await drawnAt(other, ms));
    await land(other);
    await told('flipping', 'flip 4', 'page 4 by method', 'read');
  });
  await step('a drag', async () => {
    await resize(root, { width: '600px' });
    hand.pull(corner, [0.7, 0.9]);
    await resize(root, { width: '590px' });
    const otherHand = new Hand(other, { pointerId: 8 });
    otherHand.pull(corner, [0.7, 0.9]);
    await frames(2);
    await expect(drawn(root)).toEqual(drawn(other));
    otherHand.lift([0.98, 0.9]);
    hand.drag([0.3, 0.9]);
    hand.lift([0.3, 0.9]);
    await told('user_fold', 'flipping', 'flip 6', 'page 6 by drag', 'read');
  });
});

/** A change of `autoSize` ends nothing that moves, as long as the pages keep their size. */
export const AutoSizeInMidTurn = plays(switched, async ({ canvas, root, told }) => {
  await resize(root, { width: '700px' });
  reported();
  void handle.current?.flip(4);
  canvas.getByRole('button', { name: 'Off' }).click();
  await frames(3);
  await expect(root).toHaveAttribute('data-state', 'flipping');
  await told('flipping', 'flip 4', 'page 4 by method', 'read');
});

/** Switched off, `autoSize` lets the height count that the room has; switched on again, it does not. */
export const AutoSizeSwitched = plays(
  { ...switched, args: { ...stretched, style: { height: '100%' } } },
  async ({ canvas, root }) => {
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    const pageSize = () => {
      const box = pageBoxes(root).find(({ hidden }) => !hidden);
      return [box?.offsetWidth, box?.offsetHeight];
    };
    await resize(root, { width: '600px', height: '200px' });
    await expect(pageSize()).toEqual([300, 400]);
    press('Off');
    await resize(root, {});
    await expect(pageSize()).toEqual([150, 200]);
    await resize(root, { height: '100px' });
    await expect(pageSize()).toEqual([75, 100]);
    press('On');
    await resize(root, { width: '400px' });
    await expect(pageSize()).toEqual([200, 267]);
  },
);
