import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviorWithHandlers, change, handle, type Props, plays, type Story } from './play/behavior.tsx';
import { bookIn, frames, holdAt, land, pageBoxes, rootIn, visiblePages } from './play/book.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Size and position',
  ...behaviorWithHandlers,
  parameters: { ...behaviorWithHandlers.parameters, layout: 'fullscreen' },
};

interface Container {
  /** The style of the element whose width the story changes. */
  readonly outer?: CSSProperties;
  /** The style of the element inside it, around the flipbook. */
  readonly inner?: CSSProperties;
  readonly props?: Partial<Props>;
  readonly expected: Widths;
}

/** The number of open pages and the width of a page, by container width. */
type Widths = Readonly<Record<number, readonly [pages: number, width: number]>>;

const fixedPages: Widths = { 900: [2, 200], 350: [1, 200], 250: [1, 200], 700: [2, 200] };
const filledSpace: Widths = { 900: [2, 400], 350: [2, 175], 250: [2, 125], 700: [2, 350] };
/** In a shrink-to-fit container, a flipbook is at most as wide as two pages of their own width. */
const ownWidth: Widths = { 900: [2, 200], 350: [2, 175], 250: [2, 125], 700: [2, 200] };

const filling: Partial<Props> = { size: 'stretch', minWidth: 100, maxWidth: 400, maxHeight: 900 };
const row: CSSProperties = { display: 'flex' };
const grid: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr' };
const centered: CSSProperties = { display: 'flex', flexDirection: 'column', alignItems: 'center' };
const inlineBlock: CSSProperties = { display: 'inline-block' };
const vertical: CSSProperties = { writingMode: 'vertical-rl', height: 500 };

const containers: Readonly<Record<string, Container>> = {
  'the rest of a row that is at least as wide as its content': {
    outer: row,
    inner: { flex: 1 },
    expected: fixedPages,
  },
  'the rest of a row, filled': { outer: row, inner: { flex: 1 }, props: filling, expected: filledSpace },
  'the column of a grid': { outer: grid, expected: fixedPages },
  'the middle of a column, as wide as its content': { outer: centered, expected: fixedPages },
  'the middle of a column, stretched': { outer: centered, props: filling, expected: ownWidth },
  'the middle of a column, as tall as its container': {
    outer: centered,
    props: { autoSize: false },
    expected: fixedPages,
  },
  'a line of text': { inner: inlineBlock, expected: fixedPages },
  'a line of text, stretched': { inner: inlineBlock, props: filling, expected: ownWidth },
  'a floated box': { inner: { float: 'left' }, expected: fixedPages },
  'vertical writing': { outer: vertical, inner: { width: '100%' }, expected: fixedPages },
  'vertical writing, stretched': {
    outer: vertical,
    inner: { width: '100%' },
    props: filling,
    expected: filledSpace,
  },
  'padding on the flipbook': {
    props: { style: { paddingInline: 30 }, ...filling },
    expected: { 900: [2, 400], 350: [2, 145], 250: [1, 190], 700: [2, 320] },
  },
};

/**
 * In containers of many kinds and widths, a flipbook shows as many pages as fit, and stays inside.
 */
export const PagesFollowTheContainer: Story = {
  args: { width: 200, height: 260 },
  render: (args: Props) => (
    <>
      {Object.entries(containers).map(([name, { outer, inner, props }]) => (
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
      for (const name of Object.keys(containers)) canvas.getByTestId(name).style.width = `${width}px`;
      await frames(3);
      for (const [name, { expected }] of Object.entries(containers)) {
        const outer = canvas.getByTestId(name);
        const { left } = outer.getBoundingClientRect();
        const book = bookIn(rootIn(outer)).getBoundingClientRect();
        const [pages = 0, pageWidth = 0] = expected[width] ?? [];
        await expect([visiblePages(rootIn(outer)).length, book.width], `${name}, ${width} px`).toEqual([
          pages,
          pages * pageWidth,
        ]);
        await expect(book.left, `${name}, ${width} px`).toBeGreaterThanOrEqual(left);
        await expect(book.right, `${name}, ${width} px`).toBeLessThanOrEqual(left + width);
      }
    }
  },
};

const inContainer: Story = { decorators: (Book) => <div>{Book()}</div> };

/** Resizes the container and waits until the flipbook has measured it. */
async function resize(root: HTMLElement, size: { width?: string; height?: string }): Promise<void> {
  Object.assign(root.parentElement?.style ?? {}, size);
  await frames(4);
}

/** With one page or two, in either reading direction, a turn adds nothing to scroll to. */
export const TurnsAddNothingToScrollTo = plays(inContainer, async ({ root }) => {
  // The DOM type may be `null`, but the story's own element is around the flipbook.
  const container = root.parentElement as HTMLElement;
  container.style.overflow = 'auto';
  for (const [width, direction] of [
    ['600px', 'ltr'],
    ['300px', 'ltr'],
    ['600px', 'rtl'],
    ['300px', 'rtl'],
  ] as const) {
    await change({ direction });
    await resize(root, { width });
    const size = () => [container.scrollWidth, container.scrollHeight];
    const before = size();
    void handle.current?.flipNext();
    holdAt(root, 150);
    await expect(size(), `${width}, ${direction}`).toEqual(before);
    await land(root);
    await expect(size()).toEqual(before);
    void handle.current?.turnToPage(2);
  }
});

/** A change of `autoSize` that leaves the pages' size unchanged interrupts no turn. */
export const AutoSizeChangesInterruptNoTurn = plays(inContainer, async ({ root, expectPages }) => {
  await resize(root, { width: '700px' });
  void handle.current?.flip(4);
  await change({ autoSize: false });
  await frames(1);
  await expect(visiblePages(root)).toHaveLength(4);
  await expectPages(4, 5);
});

/** Without `autoSize`, the container's height limits the pages; with `autoSize`, it does not. */
export const AutoSizeIgnoresTheHeight = plays(
  { ...inContainer, args: { size: 'stretch', minWidth: 50, minHeight: 50, style: { height: '100%' } } },
  async ({ root }) => {
    const pageSize = () => {
      const box = pageBoxes(root).find(({ hidden }) => !hidden);
      return [box?.offsetWidth, box?.offsetHeight];
    };
    await resize(root, { width: '600px', height: '200px' });
    await expect(pageSize()).toEqual([300, 400]);
    await change({ autoSize: false });
    await frames(2);
    await expect(pageSize()).toEqual([150, 200]);
    await resize(root, { height: '100px' });
    await expect(pageSize()).toEqual([75, 100]);
    await change({ autoSize: true });
    await resize(root, { width: '400px' });
    await expect(pageSize()).toEqual([200, 267]);
  },
);

/** The horizontal distance of the book's center from the root's center, in px. */
const centerOffset = (root: HTMLElement) => {
  const [box, rootBox] = [bookIn(root).getBoundingClientRect(), root.getBoundingClientRect()];
  return box.left + box.width / 2 - rootBox.left - rootBox.width / 2;
};
const boxTransitions = (root: HTMLElement) => bookIn(root).getAnimations();

/**
 * A closed flipbook is centered, and moves aside as it opens. Without a turn, it moves at once. While
 * a cover is dragged, the flipbook stays; after the release, it moves.
 */
export const ClosedFlipbookIsCentered = plays(
  { args: { showCover: true, centerCover: true, startPage: 0 } },
  async ({ root, hand, turn, expectPages }) => {
    await expect(centerOffset(root)).toBe(-150);
    hand.click([0.98, 0.5]);
    await frames(1);
    const [move] = boxTransitions(root);
    await expect(move).toHaveProperty('transitionProperty', 'translate');
    await expect(move?.effect?.getTiming().duration).toBe(600);
    await expectPages(1, 2);
    await expect(centerOffset(root)).toBe(0);
    void handle.current?.turnToPage(7);
    await expect([boxTransitions(root), centerOffset(root)]).toEqual([[], 150]);
    await turn([0.02, 0.5]);
    await expectPages(5, 6);
    await expect(centerOffset(root)).toBe(0);
    hand.startDrag([0.95, 0.9], [0.7, 0.9], [0.4, 0.9]);
    await frames(1);
    await expect(centerOffset(root)).toBe(0);
    hand.release([0.4, 0.9]);
    await land(root);
    await expect(centerOffset(root)).toBe(150);
  },
);
