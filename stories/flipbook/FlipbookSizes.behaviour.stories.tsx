import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviour, handle, handlers, type Props, reported, type Story } from './play/behaviour.tsx';
import { inSight } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { roomIn } from './play/roomIn.ts';

const { onFlip, onChangeOrientation, onPageChange } = handlers;

export default {
  title: 'Flipbook/Flipbook/Behaviour/Sizes',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...numbers, onFlip, onChangeOrientation, onPageChange },
  render: (args: Props) => (
    <div data-testid="room">
      <Flipbook {...args} ref={handle} />
    </div>
  ),
};

/** Where two pages have no room, one is shown; this is reported once, and turns no page. */
export const NarrowAndWide: Story = {
  play: async ({ canvasElement }) => {
    const { root, resize } = roomIn(canvasElement);
    await resize(599);
    await expect(reported()).toEqual(['portrait']);
    await expect(inSight(root)).toEqual(['Page 2']);
    await resize(400);
    await expect(reported()).toEqual([]);
    await resize(600);
    await expect(reported()).toEqual(['landscape']);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
  },
};

/** Going back to where one page was shown brings back the very page, if no page was turned meanwhile. */
export const TheVeryPage: Story = {
  play: async ({ canvasElement }) => {
    const { root, resize } = roomIn(canvasElement);
    await resize(400);
    await handle.current?.turnToPage(3);
    await resize(700);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    await resize(400);
    await expect(inSight(root)).toEqual(['Page 3']);
  },
};

/** A book that loses its room in the middle of a turn lands where it was turning to. */
export const TurnedRoundInMidTurn: Story = {
  play: async ({ canvasElement }) => {
    const { root, resize } = roomIn(canvasElement);
    const landed = handle.current?.flip(6);
    await resize(400);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(inSight(root)).toEqual(['Page 6']);
    await expect(await landed).toBe(true);
    await expect(reported()).toEqual(['flip 6', 'page 6 by method', 'portrait']);
  },
};

/** What the reader's style puts around the book is not part of its room. */
export const Padding: Story = {
  args: { style: { padding: '0 30px' } },
  play: async ({ canvasElement }) => {
    const { resize, root } = roomIn(canvasElement);
    await resize(659);
    await expect(inSight(root)).toHaveLength(1);
    await resize(660);
    await expect(inSight(root)).toHaveLength(2);
  },
};

/** A book without a box (in a closed tab, say) stays as it is. */
export const Unseen: Story = {
  play: async ({ canvasElement }) => {
    const { root } = roomIn(canvasElement);
    root.style.display = 'none';
    await frames(3);
    root.style.display = '';
    await frames(3);
    await expect(reported()).toEqual([]);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
  },
};

/** Nothing of a turn, however far it swings, gives the window something to scroll to sideways. */
export const NoScrollbarBelow: Story = {
  args: { showCover: true, defaultPage: 1 },
  play: async ({ canvasElement, step }) => {
    const { root, resize } = roomIn(canvasElement);
    for (const room of [1000, 400]) {
      await resize(room, 400);
      // Whatever reached out of the book would now be something to scroll to.
      const around = root.parentElement ?? canvasElement;
      around.style.overflow = 'auto';
      const size = () => around.scrollWidth;
      await expect(size()).toBe(room);
      const hand = new Hand(root);
      await step(`a page dragged in ${room} px`, async () => {
        hand.pull([0.98, 0.98], [0.8, 0.8], [0.6, 0.3]);
        await frames(2);
        await expect(size()).toBe(room);
        hand.fire('pointercancel', [0.6, 0.3]);
        await land(root);
      });
      await step(`a cover that turns in ${room} px`, async () => {
        void handle.current?.flip(0);
        for (const animation of root.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = 500;
        }
        await expect(size()).toBe(room);
        await land(root);
        await handle.current?.turnToPage(1);
      });
    }
  },
};
