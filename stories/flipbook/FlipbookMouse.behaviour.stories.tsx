import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourOfPages, played, plays, reported, type Story } from './play/behaviour.tsx';
import { inSight } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { corner, Hand, pastSpine, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default { title: 'Flipbook/Flipbook/Behaviour/Mouse', tags: ['!autodocs'], ...behaviourOfPages };

const narrow = { globals: { viewport: { value: 'w390', isRotated: false } } } as const;

/** A click on the right half turns forward, one on the left half back. */
export const ClickTurns = plays(async ({ root, hand, told }) => {
  hand.click([0.75, 0.5]);
  await told('flipping', 'flip 4', 'page 4 by click', 'read');
  hand.click([0.25, 0.5]);
  await told('flipping', 'flip 2', 'page 2 by click', 'read');
  await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
});

/** A page let go past the spine turns over. */
export const DragPastTheSpine = plays(async ({ hand, told }) => {
  hand.pull(corner, [0.8, 0.95], pastSpine);
  await expect(reported()).toEqual(['user_fold']);
  hand.lift(pastSpine);
  await told('flipping', 'flip 4', 'page 4 by drag', 'read');
});

/** In portrait, a page that is dragged back turns back past its middle, and falls back before. */
export const BackInPortrait = plays(narrow, async ({ root, hand, told }) => {
  hand.pullAndLift([0.1, 0.9], [0.2, 0.9], [0.3, 0.9]);
  await told('user_fold', 'flipping', 'read');
  await expect(inSight(root)).toEqual(['Page 2']);
  hand.pullAndLift([0.1, 0.9], [0.5, 0.9], [0.8, 0.9]);
  await told('user_fold', 'flipping', 'flip 1', 'page 1 by drag', 'read');
});

/** A corner lifts when the pointer comes near, and falls when it goes away over the book or out of it. */
export const HoverLiftsACorner = plays(async ({ hand, told }) => {
  const elsewhere: readonly Spot[] = [
    [0.7, 0.5],
    [1.05, 0.5],
  ];
  for (const away of elsewhere) {
    hand.hover(corner);
    await expect(reported()).toEqual(['fold_corner']);
    hand.hover(away);
    await told('read');
  }
});

/** What moves of a page that folds: where each of its boxes is drawn. */
const drawn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-turning] [style]')].map(({ style }) => style.transform);

/** A corner that is dragged back to where it lay gives no crease: the frame before stays. */
export const DragOntoTheCorner = plays(async ({ step, root, hand }) => {
  const fromCorner = (awayPx: number): Spot => [1 - awayPx / 600, 1 - awayPx / 400];
  await step('dragged away and back', async () => {
    hand.pull(fromCorner(12), fromCorner(20), fromCorner(30));
    await frames(2);
    const before = drawn(root);
    await expect(before.filter(Boolean).length).toBeGreaterThan(3);
    for (const awayPx of [0.4, 0]) {
      hand.drag(fromCorner(awayPx));
      await frames(2);
      await expect(drawn(root)).toEqual(before);
    }
    hand.drag(fromCorner(40));
    await frames(2);
    await expect(drawn(root)).not.toEqual(before);
  });
  hand.lift(fromCorner(40));
  await land(root);
  await step('dragged there at first', async () => {
    hand.pull(fromCorner(12), fromCorner(0));
    await frames(2);
    await expect(root).toHaveAttribute('data-state', 'user_fold');
    await expect(drawn(root).filter(Boolean).length).toBeGreaterThan(3);
  });
  hand.lift(fromCorner(0));
  await land(root);
});

/** Of two books on a page, a pointer turns the one it is on. */
export const TwoBooks: Story = {
  render: (args) => (
    <>
      <Flipbook {...args} />
      <Flipbook width={200} height={200} aria-label="Other numbers">
        {numberedPages(4, 10)}
      </Flipbook>
    </>
  ),
  play: played(async ({ canvas, root }) => {
    const other = canvas.getByRole('group', { name: 'Other numbers' });
    const hand = new Hand(other);
    hand.pullAndLift(corner, [0.8, 0.9], pastSpine);
    await land(other);
    await expect(inSight(other)).toEqual(['Page 12', 'Page 13']);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
    await expect(reported()).toEqual([]);
  }),
};
