import { expect, waitFor } from 'storybook/test';
import { behaviourTold, handle, plays, reported } from './play/behaviour.tsx';
import { bookIn, drawn, frames, inSight, land } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { Hand } from './play/Hand.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Shapes',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourTold,
  parameters: { ...behaviourTold.parameters, layout: 'fullscreen' },
};

/** How far the box of the pages lies from the middle, in px. */
const shift = (root: HTMLElement) => {
  const [box, around] = [bookIn(root).getBoundingClientRect(), root.getBoundingClientRect()];
  return box.left + box.width / 2 - around.left - around.width / 2;
};
/** What moves the box: the browser does it beside the main thread. */
const moves = (root: HTMLElement) => bookIn(root).getAnimations();

/** A closed book lies in the middle, is pressed there, and moves over as it opens; the other way when it closes, on either side. What is opened without a movement lies there at once. */
export const CentredCover = plays(
  { args: { showCover: true, centerCover: true, defaultPage: 0 } },
  async ({ root, hand }) => {
    await expect(shift(root)).toBe(-150);
    hand.click([0.98, 0.5]);
    await frames(1);
    const [move] = moves(root);
    await expect(move).toHaveProperty('transitionProperty', 'translate');
    await expect(move?.effect?.getTiming().duration).toBe(600);
    await land(root);
    await expect([inSight(root), shift(root)]).toEqual([['Page 1', 'Page 2'], 0]);
    void handle.current?.turnToPage(7);
    await expect([moves(root), shift(root)]).toEqual([[], 150]);
    hand.click([0.02, 0.5]);
    await land(root);
    await expect([inSight(root), shift(root)]).toEqual([['Page 5', 'Page 6'], 0]);
  },
);

/** A cover that is dragged opens in place, and moves over when it is let go. */
export const CentredCoverDragged = plays(
  { args: { showCover: true, centerCover: true, defaultPage: 0 } },
  async ({ root, hand }) => {
    hand.pull([0.95, 0.9], [0.7, 0.9], [0.4, 0.9]);
    await frames(1);
    await expect(shift(root)).toBe(-150);
    hand.lift([0.4, 0.9]);
    await land(root);
    await expect(shift(root)).toBe(0);
  },
);

/** A drag by the point that was taken folds the paper about half its way: what lies beyond comes over at once. */
export const Grip = plays({ args: { dragFrom: 'grip' } }, async ({ root, hand, told }) => {
  await waitFor(() => expect(reported()).toEqual(['init 2 landscape']));
  hand.pull([0.75, 0.5], [0.7, 0.5]);
  await frames(2);
  const [gripped] = drawn(root);
  hand.lift([0.7, 0.5]);
  await told('user_fold', 'flipping', 'read');
  await expect(gripped).toBeTruthy();
  hand.pullAndLift([0.75, 0.5], [0.6, 0.5], [0.49, 0.5]);
  await told('user_fold', 'flipping', 'flip 4', 'page 4 by drag', 'read');
});

const ways = changing({
  'No clicks': { turnBy: { click: false } },
  'No hands': { turnBy: { click: false, drag: false, swipe: false } },
  'No keys': { turnBy: { keys: false } },
});

/** What is switched off turns nothing, and leaves its gestures to the browser. */
export const TurnBy = plays(ways, async ({ root, canvas, hand, landing }) => {
  const finger = new Hand(root, { pointerType: 'touch' });
  const act = {
    click: () => hand.click([0.98, 0.98]),
    drag: () => hand.pullAndLift([0.9, 0.5], [0.6, 0.5], [0.3, 0.5]),
  };
  const swipe = () => finger.swipe([0.9, 0.5], [0.7, 0.5]);
  const key = () => root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  const turns = { ...act, swipe, key };
  await waitFor(() => expect(reported()).toEqual(['init 2 landscape']));
  for (const [name, working] of Object.entries({
    'No clicks': ['drag', 'swipe', 'key'],
    'No hands': ['key'],
    'No keys': ['click', 'drag', 'swipe'],
  })) {
    canvas.getByRole('button', { name }).click();
    await waitFor(() => expect(root.hasAttribute('tabindex')).toBe(name !== 'No keys'));
    const turned: string[] = [];
    for (const [way, turn] of Object.entries(turns)) {
      turn();
      if ((await landing()).some((line) => line.startsWith('flip '))) turned.push(way);
      void handle.current?.turnToPage(2);
      reported();
    }
    await expect(turned, name).toEqual(working);
    await expect(getComputedStyle(bookIn(root)).touchAction, name).toBe(
      name === 'No hands' ? 'auto' : 'pan-y pinch-zoom',
    );
  }
});
