import { StrictMode } from 'react';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, plays, reported } from './play/behaviour.tsx';
import { bookIn, frames, inSight, land } from './play/book.ts';
import { changing } from './play/Changing.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Methods and props',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourTold,
};

/** What a method promises is true once its page has landed, false as soon as another takes its place or where it cannot be made. `turnTo…` lands at once, whatever moved. */
export const Promises = plays(async ({ root, told }) => {
  await frames(4);
  reported();
  const [first, second] = [handle.current?.flip(4), handle.current?.flip(7, 'bottom')];
  await expect(await first).toBe(false);
  await told('flipping', 'flip 6', 'page 6 by method', 'read');
  await expect(await second).toBe(true);
  await expect(await handle.current?.flipNext()).toBe(false);
  void handle.current?.flipPrev();
  const opened = handle.current?.turnToPage(0);
  await expect(reported()).toEqual(['flipping', 'flip 0', 'page 0 by method', 'read']);
  await expect(inSight(root)).toEqual(['Page 0', 'Page 1']);
  await expect(await opened).toBe(true);
  await expect(handle.current?.getBoundsRect()).toEqual(bookIn(root).getBoundingClientRect());
});

/** Mounted twice, as React does to find mistakes, a book works once, and says so once after its first paint. The user's own style and names stay. */
export const Strict = plays(
  {
    args: { style: { outlineOffset: '3px' }, id: 'mine', className: 'mine' },
    render: (args) => (
      <StrictMode>
        <Flipbook {...args} />
      </StrictMode>
    ),
  },
  async ({ root, hand, told }) => {
    await frames(4);
    await expect(reported()).toEqual(['init 2 landscape']);
    await expect([root.style.outlineOffset, root.id, root.classList.contains('mine')]).toEqual(['3px', 'mine', true]);
    hand.click([0.75, 0.5]);
    await told('flipping', 'flip 4', 'page 4 by click', 'read');
  },
);

const thawing = changing({
  Thaw: { turn: undefined },
  Change: { turn: undefined, width: 200, showCover: true, direction: 'rtl', flippingTime: 70 },
});

/** A turn held still does nothing and lets nothing be done; without it the book is as it was. Other settings act at once, on the same pages. */
export const SettingsAreLive = plays(
  { ...thawing, args: { turn: { direction: 'forward', progress: 0.5 } } },
  async ({ canvas, userEvent, step, root, hand }) => {
    await frames(4);
    reported();
    await step('held still', async () => {
      hand.click([0.75, 0.5]);
      await expect(reported()).toEqual([]);
      await expect(root.querySelectorAll('[data-turning]')).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: 'Thaw' }));
      await expect(root.querySelectorAll('[data-turning], [data-flip-shade]')).toHaveLength(0);
      await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    });
    await step('changed', async () => {
      const page = canvas.getByText('Page 2');
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
      await expect(bookIn(root).offsetWidth).toBe(400);
      await expect(inSight(root)).toEqual(['Page 1', 'Page 2']);
      await expect(canvas.getByText('Page 2')).toBe(page);
      hand.click([0.25, 0.5]);
      const times = root.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration);
      await expect(new Set(times)).toEqual(new Set([70]));
      await land(root);
      await expect(inSight(root)).toEqual(['Page 3', 'Page 4']);
    });
  },
);
