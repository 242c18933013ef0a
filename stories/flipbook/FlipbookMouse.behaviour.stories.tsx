import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { inSight, rootIn } from './play/bookParts.ts';
import { frames } from './play/frames.ts';
import { Hand, type Spot } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Mouse',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...numbers,
    onFlip: handlers.onFlip,
    onChangeState: handlers.onChangeState,
    onPageChange: handlers.onPageChange,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { globals: { viewport: { value: 'w390', isRotated: false } } } as const;
const corner: Spot = [0.98, 0.98];
const pastSpine: Spot = [0.4, 0.9];
const beforeSpine: Spot = [0.6, 0.9];

/** A click on the right half turns forward, one on the left half back. */
export const ClickTurns: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.click([0.75, 0.5]);
    await land(root);
    await expect(reported()).toEqual(['flipping', 'flip 4', 'page 4 by click', 'read']);
    hand.click([0.25, 0.5]);
    await land(root);
    await expect(reported()).toEqual(['flipping', 'flip 2', 'page 2 by click', 'read']);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
  },
};

/** In a book read from right to left, the left half is forward. */
export const ClickTurnsRightToLeft: Story = {
  args: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.25, 0.5]);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** With `disableFlipByClick` a click turns in the corners only. */
export const ClicksInCornersOnly: Story = {
  args: { disableFlipByClick: true },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.click([0.75, 0.5]);
    await expect(reported()).toEqual([]);
    hand.click(corner);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** A page let go past the spine turns over. */
export const DragPastTheSpine: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([corner, [0.8, 0.95], pastSpine]);
    await expect(reported()).toEqual(['user_fold']);
    hand.lift(pastSpine);
    await land(root);
    await expect(reported()).toEqual(['flipping', 'flip 4', 'page 4 by drag', 'read']);
  },
};

/** A page let go before the spine falls back. */
export const DragNotFarEnough: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([corner, [0.8, 0.95], beforeSpine]);
    hand.lift(beforeSpine);
    await land(root);
    await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
    await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
  },
};

/** A drag forward on the last page does nothing, and the book stays at rest. */
export const DragWhereNothingTurns: Story = {
  args: { defaultPage: 6 },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([corner, [0.7, 0.9], pastSpine]);
    hand.lift(pastSpine);
    await expect(reported()).toEqual([]);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(root.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** In portrait, a page that is being turned back falls back when let go before its middle. */
export const BackInPortraitCanBeCancelled: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([
      [0.1, 0.9],
      [0.2, 0.9],
      [0.3, 0.9],
    ]);
    hand.lift([0.3, 0.9]);
    await land(root);
    await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
    await expect(inSight(root)).toEqual(['Page 2']);
  },
};

/** In portrait, a page dragged back past its middle turns back. */
export const BackInPortrait: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.pull([
      [0.1, 0.9],
      [0.5, 0.9],
      [0.8, 0.9],
    ]);
    hand.lift([0.8, 0.9]);
    await land(root);
    await expect(inSight(root)).toEqual(['Page 1']);
  },
};

/** A corner lifts when the pointer comes near, and falls when it goes away over the book or out of it. */
export const HoverLiftsACorner: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    const elsewhere: readonly Spot[] = [
      [0.7, 0.5],
      [1.05, 0.5],
    ];
    for (const away of elsewhere) {
      hand.hover(corner);
      await expect(reported()).toEqual(['fold_corner']);
      hand.hover(away);
      await land(root);
      await expect(reported()).toEqual(['read']);
    }
  },
};

/** Without `showPageCorners` no corner lifts. */
export const NoPageCorners: Story = {
  args: { showPageCorners: false },
  play: async ({ canvasElement }) => {
    new Hand(rootIn(canvasElement)).hover(corner);
    await expect(reported()).toEqual([]);
  },
};

/** What moves of a page that folds: where each of its boxes is drawn. */
const drawn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-turning] [style]')].map(({ style }) => style.transform);

/** A corner that is dragged back to where it lay gives no crease: the frame before stays. */
export const DragOntoTheCorner: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    const fromCorner = (awayPx: number): Spot => [1 - awayPx / 600, 1 - awayPx / 400];
    await step('dragged away and back', async () => {
      hand.pull([fromCorner(12), fromCorner(20), fromCorner(30)]);
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
      hand.pull([fromCorner(12), fromCorner(0)]);
      await frames(2);
      await expect(root).toHaveAttribute('data-state', 'user_fold');
      await expect(drawn(root).filter(Boolean).length).toBeGreaterThan(3);
    });
    hand.lift(fromCorner(0));
    await land(root);
  },
};

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
  play: async ({ canvas, canvasElement }) => {
    const other = canvas.getByRole('group', { name: 'Other numbers' });
    const hand = new Hand(other);
    hand.pull([corner, [0.8, 0.9], pastSpine]);
    hand.lift(pastSpine);
    await land(other);
    await expect(inSight(other)).toEqual(['Page 12', 'Page 13']);
    await expect(inSight(rootIn(canvasElement))).toEqual(['Page 2', 'Page 3']);
    await expect(reported()).toEqual([]);
  },
};
