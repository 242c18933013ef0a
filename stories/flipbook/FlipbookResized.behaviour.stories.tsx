import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourTold, handle, type Props, reported, type Story } from './play/behaviour.tsx';
import { bookIn, inSight } from './play/bookParts.ts';
import { drawn, drawnAt } from './play/drawn.ts';
import { frames } from './play/frames.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numbers } from './play/numbers.ts';
import { roomIn } from './play/roomIn.ts';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Resized',
  tags: ['!autodocs'],
  ...behaviourTold,
  args: { ...behaviourTold.args, defaultPage: 4 },
};

const stretched = { size: 'stretch', minWidth: 200, maxWidth: 400 } as const;

/** In two rooms, a book that is given another width, and one that always had it. */
function Beside(args: Props) {
  return (
    <>
      <div style={{ inlineSize: '600px' }}>
        <Flipbook {...args} {...stretched} ref={handle} />
      </div>
      <div style={{ inlineSize: '590px' }}>
        <Flipbook {...numbers} {...stretched} defaultPage={4} aria-label="Beside" />
      </div>
    </>
  );
}

/** A turn in a room that grows narrow is at each moment where it is in a room that was always so. */
export const ResizedInMidTurn: Story = {
  render: (args) => <Beside {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { root, resize } = roomIn(canvasElement);
    const other = canvas.getByRole('group', { name: 'Beside' });
    await frames(4);
    reported();
    const landed = handle.current?.flipNext();
    await drawnAt(root, 450);
    await resize(590);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    new Hand(other).click([0.75, 0.1]);
    for (const ms of [450, 700]) await expect(await drawnAt(root, ms)).toEqual(await drawnAt(other, ms));
    await land(other);
    await land(root);
    await expect(await landed).toBe(true);
    await expect(reported()).toEqual(['flipping', 'flip 6', 'page 6 by method', 'read']);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
  },
};

/** A page that is held in a room whose size changes stays in the hand, and follows it in the new size. */
export const ResizedInMidDrag: Story = {
  render: (args) => <Beside {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { root, resize } = roomIn(canvasElement);
    const other = canvas.getByRole('group', { name: 'Beside' });
    const hands = [new Hand(root), new Hand(other, { pointerId: 8 })] as const;
    await frames(4);
    reported();
    hands[0].pull([0.98, 0.98], [0.7, 0.9]);
    await resize(590);
    await expect(root).toHaveAttribute('data-state', 'user_fold');
    hands[1].pull([0.98, 0.98], [0.7, 0.9]);
    await frames(2);
    await expect(drawn(root)).toEqual(drawn(other));
    hands[1].lift([0.98, 0.9]);
    await land(other);
    hands[0].drag([0.3, 0.9]);
    hands[0].lift([0.3, 0.9]);
    await land(root);
    await expect(reported()).toEqual(['user_fold', 'flipping', 'flip 6', 'page 6 by drag', 'read']);
    await expect(bookIn(root).offsetWidth).toBe(590);
  },
};
