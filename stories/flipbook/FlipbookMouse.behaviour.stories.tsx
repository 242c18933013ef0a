import { expect } from 'storybook/test';
import { behaviour, plays, reported } from './play/behaviour.tsx';
import { animationsOf, bookIn, drawn, frames, land } from './play/book.ts';
import { corner, Hand, pastSpine, type Spot, selectStart } from './play/Hand.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Mouse', tags: ['!autodocs', 'behaviour'], ...behaviour };

const fromCorner = (awayPx: number): Spot => [1 - awayPx / 600, 1 - awayPx / 400];

async function expectPosed(root: HTMLElement): Promise<void> {
  const moved = root.querySelectorAll<HTMLElement>('[data-role] > div, [data-role] > div > div');
  await expect([...moved].map(({ style }) => style.transform !== '')).toEqual([true, true, true, true]);
}

/** A corner that is dragged back to where it lay gives no crease: the frame before stays, or that of the first pixel. */
export const DragOntoTheCorner = plays(async ({ root, hand }) => {
  hand.pull(fromCorner(12), fromCorner(20), fromCorner(30));
  await frames(2);
  const before = drawn(root);
  await expect(before.length).toBeGreaterThan(3);
  for (const awayPx of [0.4, 0]) {
    hand.drag(fromCorner(awayPx));
    await frames(2);
    await expect(drawn(root)).toEqual(before);
  }
  hand.drag(fromCorner(40));
  await frames(2);
  await expect(drawn(root)).not.toEqual(before);
  hand.lift(fromCorner(40));
  await land(root);
  hand.pull(fromCorner(12), fromCorner(0));
  await frames(2);
  await expect(root).toHaveAttribute('data-state', 'user_fold');
  await expectPosed(root);
  hand.lift(fromCorner(0));
  await land(root);
});

/** A pointer in the last pixel of a corner lifts it as little as can be. One that comes with its button down does something else: nothing rises towards it. */
export const AtTheVeryCorner = plays(async ({ root, hand }) => {
  const edge: Spot = [0.9995, 0.9995];
  hand.drag(edge);
  await expect(root).toHaveAttribute('data-state', 'read');
  hand.hover(edge);
  for (const animation of animationsOf(root)) animation.finish();
  await frames(3);
  hand.hover(edge);
  await frames(2);
  await expect(root).toHaveAttribute('data-state', 'fold_corner');
  await expectPosed(root);
  hand.hover([0.7, 0.5]);
  await land(root);
});

const select = (element: Element) => getSelection()?.selectAllChildren(element);

/** A release that ends a selection never turns. A click beside one does away with it and turns nothing; the next one turns. */
export const Selections = plays({ args: { dragFrom: 'edges' } }, async ({ canvas, hand, landing }) => {
  hand.press([0.55, 0.4]);
  select(canvas.getByText('Page 2'));
  hand.lift([0.55, 0.4]);
  await expect(reported()).toEqual([]);
  hand.click([0.95, 0.5]);
  await expect(getSelection()?.isCollapsed ?? true).toBe(true);
  await expect(reported()).toEqual([]);
  hand.click([0.95, 0.5]);
  await expect(await landing()).toContain('flip 4');
});

/** A press that may become a drag selects nothing. Its default is the browser's: that moves the focus, without a ring. */
export const PressSelectsNothing = plays(async ({ canvas, root, hand }) => {
  const text = canvas.getByText('Page 2');
  const isPrevented = new Promise<boolean>((resolve) =>
    window.addEventListener('mousedown', (event) => resolve(event.defaultPrevented), { once: true }),
  );
  hand.press([0.75, 0.5]);
  await expect(await isPrevented).toBe(false);
  await expect(text.dispatchEvent(selectStart())).toBe(false);
  // What is selected elsewhere, by keys, is not the book's.
  await expect(document.body.dispatchEvent(selectStart())).toBe(true);
  hand.lift([0.75, 0.5]);
  await expect(text.dispatchEvent(selectStart())).toBe(true);
  await land(root);
  // A menu may take the release with it.
  hand.press([0.25, 0.5]);
  hand.fire('contextmenu', [0.25, 0.5]);
  await expect(text.dispatchEvent(selectStart())).toBe(true);
});

/** With Shift held, and in the middle of a page that drags by its edges, a mouse selects text instead of dragging: nothing keeps it from that. */
export const PressesThatSelect = plays({ args: { dragFrom: 'edges' } }, async ({ canvas, root, hand }) => {
  const presses: readonly (readonly [PointerEventInit, Spot])[] = [
    [{ shiftKey: true }, corner],
    [{}, [0.75, 0.5]],
    [{}, [0.6, 0.5]],
  ];
  for (const [init, spot] of presses) {
    const other = new Hand(root, init);
    other.press(spot);
    await expect(canvas.getByText('Page 2').dispatchEvent(selectStart())).toBe(true);
    other.drag([0.7, 0.5]);
    other.drag(pastSpine);
    other.lift(pastSpine);
    await expect(reported()).toEqual([]);
  }
  hand.pull([0.85, 0.5], [0.8, 0.5], pastSpine);
  await expect(reported()).toEqual(['user_fold']);
  hand.lift(pastSpine);
  await land(root);
});

/** Eight pages, on which something is written or not. */
const pagesSaying = (textOf: (number: number) => string) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((number) => <p key={number}>{textOf(number)}</p>);

/** In the midst of what is written in an element. */
function wordSpot(root: HTMLElement, element: Element | undefined): Spot {
  const range = document.createRange();
  range.selectNodeContents(element ?? root);
  const [book, word] = [bookIn(root).getBoundingClientRect(), range.getBoundingClientRect()];
  return [(word.x + word.width / 2 - book.x) / book.width, (word.y + word.height / 2 - book.y) / book.height];
}

/** A double click on text turns once: its second press is the selection's. */
export const DoubleClickOnText = plays(
  { args: { children: pagesSaying(() => 'Word') } },
  async ({ canvas, root, hand, told }) => {
    const word = wordSpot(root, canvas.getAllByText('Word')[3]);
    hand.click(word);
    await expect(hand.pressAgain(word)).toBe(false);
    await told('flipping', 'flip 4', 'read');
  },
);

/** So it does when no text comes to light in that place: then nothing is selected. Beside all text the second press turns on: so pages are leafed through. */
export const DoubleClickOverNoText = plays(
  { args: { children: pagesSaying((number) => (number === 3 ? 'Word' : '')) } },
  async ({ canvas, root, hand, told }) => {
    const spot = wordSpot(root, canvas.getByText('Word'));
    hand.click(spot);
    await expect(hand.pressAgain(spot)).toBe(true);
    await told('flipping', 'flip 4', 'read');
    await expect(getSelection()?.isCollapsed ?? true).toBe(true);
    hand.click([0.02, 0.98]);
    await expect(hand.pressAgain([0.02, 0.98])).toBe(true);
    await told('flipping', 'flip 0', 'read');
  },
);

/** Where clicks turn in the corners only, and where a mouse drags from the edges only, a double click selects a word. */
export const DoubleClickWhereNothingTurns = plays(
  {
    args: {
      disableFlipByClick: true,
      dragFrom: 'edges',
      children: <p style={{ paddingBlockStart: 180 }}>Word</p>,
      defaultPage: 0,
    },
  },
  async ({ canvas, root, hand }) => {
    const spot = wordSpot(root, canvas.getByText('Word'));
    hand.click(spot);
    await expect(hand.pressAgain(spot)).toBe(false);
    await expect(reported()).toEqual([]);
  },
);
