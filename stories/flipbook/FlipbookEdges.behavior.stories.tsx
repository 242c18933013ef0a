import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FlipbookEdges } from '../../src/flipbook/addons/edges.ts';
import { behavior, change, type Props, plays } from './play/behavior.tsx';
import { animationsOf, bookIn, frames, holdAt, land, mutations, pageBoxes } from './play/book.ts';
import { corner } from './play/Hand.ts';
import { numberedPages } from './play/numberedPages.tsx';

const threePxEdges = { edges: <FlipbookEdges thickness={3} /> };

export default {
  title: 'Flipbook/Flipbook/Behavior/Edges',
  ...behavior,
  args: { ...behavior.args, ...threePxEdges, showCover: true, startPage: 0 },
  decorators: [
    (Book: () => ReactNode) => (
      <div style={{ paddingInline: 48 }}>
        <Book />
      </div>
    ),
  ],
};

/** The visible widths of the left and right stacks, in px. */
const stacksOf = (root: HTMLElement): readonly number[] => {
  const book = bookIn(root).getBoundingClientRect();
  const strips = [...root.querySelectorAll('[data-flipbook-edges] > * > *')].map((strip) =>
    strip.getBoundingClientRect(),
  );
  const overhangs = strips.map(({ left, right }) => [book.left - left, right - book.right]);
  return [0, 1].map((side) => Math.max(0, ...overhangs.map((sides) => Math.round(100 * (sides[side] ?? 0)) / 100)));
};

// A turn must not end within two frames, which may take a second on a busy machine.
const flippingTime = 60_000;

/**
 * In a forward turn, the browser animates the stacks with the leaf: the stack of unread pages
 * shrinks in the first half, the stack of read pages grows in the second.
 */
export const StacksMoveWithTheLeaf = plays({ args: { startPage: 1, flippingTime } }, async ({ root, hand }) => {
  hand.click([0.75, 0.5]);
  await frames(2);
  for (const [share, left, right] of [
    [0, 3, 9],
    [0.25, 3, 7.5],
    [0.5, 3, 6],
    [0.75, 4.5, 6],
    [0.99, 6, 6],
  ] as const) {
    holdAt(root, share * flippingTime);
    await expect(stacksOf(root).map(Math.round)).toEqual([left, right].map(Math.round));
  }
  await expect(await mutations(root, () => frames(3))).toEqual([]);
  await land(root);
  await expect(stacksOf(root)).toEqual([6, 6]);
  await expect(animationsOf(root)).toEqual([]);
});

/** A dragged page takes its leaf off the stack. If the page falls back, the leaf returns. */
export const StacksFollowADrag = plays({ args: { startPage: 1 } }, async ({ root, hand }) => {
  hand.startDrag(corner, [0.75, 0.9]);
  await waitFor(() => expect(stacksOf(root)).toEqual([3, 6]));
  hand.drag([0.9, 0.9]);
  hand.release([0.9, 0.9]);
  await land(root);
  await expect(stacksOf(root)).toEqual([3, 9]);
});

/** The stacks follow the props of the edges, the pages, the direction and the layout. */
export const StacksFollowProps = plays({ args: { startPage: 1 } }, async ({ root }) => {
  for (const [changes, left, right] of [
    [{ edges: <FlipbookEdges thickness={1} /> }, 1, 3],
    [{ edges: <FlipbookEdges thickness={100} /> }, 6, 18],
    [{ ...threePxEdges, direction: 'rtl' }, 9, 3],
    [{ ...threePxEdges, layout: 'single', direction: 'rtl' }, 9, 3],
    [{ ...threePxEdges, layout: 'spread', direction: 'ltr' }, 3, 9],
    [{ ...threePxEdges, children: numberedPages(4) }, 3, 3],
  ] satisfies [Partial<Props>, number, number][]) {
    await change(changes);
    await expect(stacksOf(root)).toEqual([left, right]);
  }
});

/** Edges take no space and no presses: the pages do not move, and the scroll size does not change. */
export const EdgesShiftNothing = plays({ args: { edges: undefined } }, async ({ root, canvasElement }) => {
  const box = canvasElement.firstElementChild;
  if (!(box instanceof HTMLElement)) throw new Error('The story has no box.');
  const boxes = () => [root, ...pageBoxes(root)].map((each) => Object.values(each.getBoundingClientRect().toJSON()));
  for (const overflow of ['visible', 'auto']) {
    Object.assign(box.style, { overflow, paddingInline: '0px', width: '600px' });
    await change({ edges: undefined });
    await expect(root.querySelector('[data-flipbook-edges]')).toBeNull();
    const before = [boxes(), box.scrollWidth, box.scrollHeight];
    await change({ edges: <FlipbookEdges thickness={24} /> });
    await expect(stacksOf(root)).toEqual([0, 24]);
    await expect([boxes(), box.scrollWidth, box.scrollHeight]).toEqual(before);
  }
  const { right, top } = bookIn(root).getBoundingClientRect();
  box.style.overflow = 'visible';
  await expect(root.contains(document.elementFromPoint(right + 10, top + 100))).toBe(false);
});
