import { expect } from 'storybook/test';
import { behaviour, plays, reported } from './play/behaviour.tsx';
import { corner, Hand, pastSpine, type Spot, selectStart } from './play/Hand.ts';
import { land } from './play/land.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Selecting text', tags: ['!autodocs'], ...behaviour };

const select = (element: Element) => getSelection()?.selectAllChildren(element);

/** A release that ends a selection never turns. */
export const ReleaseWithASelection = plays({ args: { dragFrom: 'edges' } }, async ({ canvas, hand }) => {
  hand.press([0.55, 0.4]);
  select(canvas.getByText('Page 2'));
  hand.lift([0.55, 0.4]);
  await expect(reported()).toEqual([]);
  getSelection()?.removeAllRanges();
});

/** A click beside a selection does away with it and turns nothing; the next one turns. */
export const ClickBesideASelection = plays(async ({ canvas, hand, landing }) => {
  select(canvas.getByText('Page 2'));
  hand.click([0.75, 0.5]);
  await expect(getSelection()?.isCollapsed ?? true).toBe(true);
  await expect(reported()).toEqual([]);
  hand.click([0.75, 0.5]);
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
