import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { behavior, plays } from './play/behavior.tsx';
import { bookIn, frames, land, leafStyles, visiblePages } from './play/book.ts';
import { corner, Hand, pastSpine, type Spot, selectStart } from './play/Hand.ts';
import { rightPage } from './play/steps.ts';

export default { title: 'Flipbook/Flipbook/Behavior/Mouse', ...behavior };

const fromCorner = (awayPx: number): Spot => [1 - awayPx / 600, 1 - awayPx / 400];

/**
 * A corner dragged back to its resting point has no crease, so the last frame with a crease stays.
 * Every other move renders in the next frame.
 */
export const DragBackToTheCornerKeepsTheLastCrease = plays(async ({ root, hand }) => {
  // No corner lifts if the pointer enters with its button pressed.
  hand.drag(fromCorner(12));
  await expect(visiblePages(root)).toHaveLength(2);
  hand.startDrag(fromCorner(12), fromCorner(20), fromCorner(30));
  await frames(2);
  const before = leafStyles(root);
  await expect(before.length).toBeGreaterThan(3);
  for (const awayPx of [0.4, 0]) {
    hand.drag(fromCorner(awayPx));
    await frames(2);
    await expect(leafStyles(root)).toEqual(before);
  }
  hand.drag(fromCorner(40));
  await frames(1);
  await expect(leafStyles(root)).not.toEqual(before);
  hand.release(fromCorner(40));
  await land(root);
});

const surroundings: readonly CSSProperties[] = [
  { scale: '2' },
  { scale: '0.5' },
  { zoom: 1.25 },
  { zoom: 2, scale: '0.8' },
  { transform: 'rotate(90deg) scale(1.5)' },
];

/** A drag starts after 5 client px, at any scale of the flipbook. */
export const DragStartsAfter5PxAtAnyScale = plays(
  { decorators: [(Book) => <div data-testid="surroundings">{Book()}</div>] },
  async ({ canvas, root, hand, step }) => {
    const container = canvas.getByTestId('surroundings');
    for (const style of surroundings)
      await step(JSON.stringify(style), async () => {
        Object.assign(container.style, { scale: '', zoom: '', transform: '' }, style);
        const { right, bottom } = bookIn(root).getBoundingClientRect();
        const at = (px: number) => ({ clientX: right - 12 - px, clientY: bottom - 12 });
        hand.press(corner, at(0));
        hand.drag(corner, at(4.9));
        await expect(visiblePages(root)).toHaveLength(2);
        hand.drag(corner, at(5.1));
        await expect(visiblePages(root)).toHaveLength(4);
        hand.release(corner, at(5.1));
        await land(root);
      });
  },
);

const select = (element: Element) => getSelection()?.selectAllChildren(element);

/** A release that ends a text selection turns nothing. The next click clears the selection and turns nothing either. */
export const SelectionTurnsNothing = plays(
  { args: { dragFrom: 'edges' } },
  async ({ canvas, root, hand, expectPages }) => {
    hand.press([0.55, 0.4]);
    select(canvas.getByText('Page 2'));
    hand.release([0.55, 0.4]);
    await expect(visiblePages(root)).toHaveLength(2);
    hand.click([0.95, 0.5]);
    await expect(getSelection()?.isCollapsed ?? true).toBe(true);
    await expect(visiblePages(root)).toHaveLength(2);
    hand.click([0.95, 0.5]);
    await expectPages(4, 5);
  },
);

/** A mouse selects text with Shift, and with `dragFrom="edges"` in the middle of a page. */
export const ShiftSelectsText = plays({ args: { dragFrom: 'edges' } }, async ({ canvas, root, hand }) => {
  for (const [shiftKey, spot] of [
    [true, corner],
    [false, [0.75, 0.5]],
    [false, [0.6, 0.5]],
  ] as const) {
    const mouse = new Hand(root, { shiftKey });
    mouse.press(spot);
    await expect(canvas.getByText('Page 2').dispatchEvent(selectStart())).toBe(true);
    mouse.drag([0.7, 0.5]);
    mouse.drag(pastSpine);
    mouse.release(pastSpine);
    await expect(visiblePages(root)).toHaveLength(2);
  }
  hand.startDrag([0.85, 0.5], [0.8, 0.5], pastSpine);
  await expect(visiblePages(root)).toHaveLength(4);
  hand.release(pastSpine);
  await land(root);
});

const word = <div style={{ display: 'grid', placeItems: 'center' }}>Word</div>;

/** A double click selects a word if clicks turn only at corners and drags start only at edges. */
export const DoubleClickSelectsAWord = plays(
  { args: { disableFlipByClick: true, dragFrom: 'edges', children: word, startPage: 0 } },
  async ({ canvas, hand }) => {
    await expect(hand.click(rightPage)).toBe(canvas.getByText('Word'));
    await expect(hand.pressAgain(rightPage)).toBe(false);
  },
);

/** A press takes the focus from another element, and still drags the page. */
export const PressTakesTheFocus = plays({ args: { buttons: true } }, async ({ canvas, root, hand, expectPages }) => {
  canvas.getByRole('button', { name: 'next' }).focus();
  hand.press(corner);
  root.focus();
  hand.drag([0.8, 0.9]);
  hand.drag(pastSpine);
  hand.release(pastSpine);
  await expectPages(4, 5);
});
