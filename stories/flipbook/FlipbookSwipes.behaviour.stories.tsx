import { expect } from 'storybook/test';
import { behaviourOfPages, plays, reported } from './play/behaviour.tsx';
import { bookIn } from './play/bookParts.ts';
import { Hand, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';

export default { title: 'Flipbook/Flipbook/Behaviour/Swipes', tags: ['!autodocs'], ...behaviourOfPages };

async function turnBack(root: HTMLElement): Promise<void> {
  new Hand(root).click([0.02, 0.98]);
  await land(root);
  reported();
}

/** A quick stroke of a finger turns, whichever way it goes. */
export const Swipe = plays(async ({ root, landing }) => {
  const finger = new Hand(root, { pointerType: 'touch' });
  finger.swipe([0.7, 0.5], [0.6, 0.5]);
  await expect(await landing()).toContain('page 4 by swipe');
  finger.swipe([0.3, 0.5], [0.4, 0.5], 2000);
  await expect(await landing()).toContain('page 2 by swipe');
});

/** With a finger with which the browser has begun to scroll, too; a second finger that comes down means something else. */
export const SwipeThatScrolls = plays(async ({ canvasElement, step, root, landing }) => {
  const scroll = (): void => {
    const finger = new Hand(root, { pointerType: 'touch' });
    finger.press([0.7, 0.5], { timeStamp: 1000 });
    finger.fire('pointercancel', [0.7, 0.45]);
  };
  const touch = (type: string, [x, y]: Spot, others: readonly Touch[] = []): void => {
    const { left, top, width, height } = bookIn(root).getBoundingClientRect();
    const at = new Touch({ identifier: 0, target: root, clientX: left + x * width, clientY: top + y * height });
    const event = new TouchEvent(type, { bubbles: true, changedTouches: [at], touches: [...others] });
    Object.defineProperty(event, 'timeStamp', { value: 1200 });
    bookIn(root).dispatchEvent(event);
  };
  await step('one finger', async () => {
    scroll();
    touch('touchend', [0.6, 0.4]);
    await expect(await landing()).toContain('page 4 by swipe');
    await turnBack(root);
  });
  await step('the book is scrolled along: the finger goes up too far, though not on the book', async () => {
    scroll();
    canvasElement.style.translate = '0 -70px';
    touch('touchend', [0.6, 0.5]);
    canvasElement.style.translate = '';
    await expect(reported()).toEqual([]);
  });
  await step('a second finger', async () => {
    scroll();
    touch('touchstart', [0.2, 0.2]);
    touch('touchend', [0.6, 0.4]);
    await expect(reported()).toEqual([]);
  });
  await step('one whose end went unseen', async () => {
    scroll();
    new Hand(root, { pointerType: 'touch' }).click([0.75, 0.5]);
    await expect(await landing()).toContain('page 4 by click');
  });
});
