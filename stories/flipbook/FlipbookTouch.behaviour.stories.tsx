import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { bookIn, rootIn } from './play/bookParts.ts';
import { Hand, type Spot, selectStart } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';
import { record } from './play/record.ts';
import { WideDrawing } from './play/WideDrawing.tsx';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Touch and lost pointers',
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

const corner: Spot = [0.98, 0.98];
const pastSpine: Spot = [0.4, 0.9];

async function turnBack(root: HTMLElement): Promise<void> {
  new Hand(root).click([0.02, 0.98]);
  await land(root);
  reported();
}

/** However a pointer is lost in the middle of a drag, the page falls back. */
export const LostPointer: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const losses: Record<string, (hand: Hand) => void> = {
      'the browser cancels it': (hand) => hand.fire('pointercancel', pastSpine),
      'its capture is lost': () =>
        bookIn(root).dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true })),
      'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
      'the menu of the right button opens': (hand) => hand.fire('contextmenu', pastSpine),
    };
    for (const [title, lose] of Object.entries(losses)) {
      await step(title, async () => {
        const hand = new Hand(root);
        hand.pull([corner, [0.8, 0.9], pastSpine]);
        lose(hand);
        // What comes later of the pointer must do nothing.
        hand.drag([0.3, 0.5]);
        hand.lift([0.3, 0.5]);
        await land(root);
        await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
      });
    }
  },
};

/** A second finger zooms: the page that the first one drags falls back. */
export const SecondFinger: Story = {
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const finger = new Hand(root, { pointerType: 'touch' });
    finger.pull([corner, [0.8, 0.95], pastSpine]);
    const other = new Hand(root, { pointerType: 'touch', pointerId: 8, isPrimary: false });
    other.press([0.2, 0.2]);
    finger.drag([0.3, 0.5]);
    finger.lift([0.3, 0.5]);
    other.lift([0.2, 0.2]);
    await land(root);
    await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
  },
};

/** A pointer of another kind, or another mouse or pen, does nothing while a page is dragged. */
export const AnotherPointer: Story = {
  play: async ({ canvasElement, step }) => {
    const root = rootIn(canvasElement);
    const others: readonly (readonly [held: string, other: string])[] = [
      ['mouse', 'touch'],
      ['mouse', 'pen'],
      ['mouse', 'mouse'],
      ['pen', 'touch'],
      ['touch', 'mouse'],
      ['touch', 'pen'],
    ];
    for (const [pointerType, otherType] of others)
      await step(`a ${otherType} during a ${pointerType}'s drag`, async () => {
        const hand = new Hand(root, { pointerType });
        hand.pull([corner, [0.8, 0.95], pastSpine]);
        const other = new Hand(root, { pointerType: otherType, pointerId: 8 });
        other.pull([[0.2, 0.2], [0.3, 0.3], corner]);
        other.lift(corner);
        // Of a mouse: a double click.
        other.pressAgain([0.2, 0.2]);
        await expect(reported()).toEqual(['user_fold']);
        await expect(bookIn(root).dispatchEvent(selectStart())).toBe(false);
        hand.lift(pastSpine);
        await land(root);
        await expect(reported()).toContain('flip 4');
        await turnBack(root);
      });
  },
};

/** A book that takes over a finger from the page it touched does not think it lost. */
export const TakenOverFinger: Story = {
  play: async ({ canvas, canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root, { pointerType: 'touch' });
    hand.pull([corner, [0.8, 0.95], pastSpine]);
    canvas.getByText('Page 3').dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true }));
    await expect(root).toHaveAttribute('data-state', 'user_fold');
    hand.lift(pastSpine);
    await land(root);
    await expect(reported()).toContain('flip 4');
  },
};

/** Only the primary button turns pages. */
export const RightButton: Story = {
  play: async ({ canvasElement }) => {
    const hand = new Hand(rootIn(canvasElement), { button: 2 });
    hand.pull([corner, [0.7, 0.9], pastSpine]);
    hand.lift(pastSpine);
    hand.click([0.75, 0.5]);
    await expect(reported()).toEqual([]);
  },
};

/** Without `useMouseEvents` no pointer turns or lifts anything. */
export const NoMouseEvents: Story = {
  args: { useMouseEvents: false },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.hover(corner);
    hand.pull([corner, [0.7, 0.9], pastSpine]);
    hand.lift(pastSpine);
    hand.click([0.75, 0.5]);
    await expect(reported()).toEqual([]);
    await expect(getComputedStyle(bookIn(root)).touchAction).toBe('auto');
  },
};

/** A long press that ends in a vertical scroll turns nothing. */
export const LongPressThenScroll: Story = {
  play: async ({ canvasElement }) => {
    const finger = new Hand(rootIn(canvasElement), { pointerType: 'touch' });
    finger.press([0.7, 0.8], { timeStamp: 1000 });
    finger.drag([0.7, 0.6], { timeStamp: 3000 });
    finger.drag([0.7, 0.3], { timeStamp: 3100 });
    finger.lift([0.7, 0.3], { timeStamp: 3200 });
    await expect(reported()).toEqual([]);
  },
};

/** Vertical scrolling and zooming stay the browser's. */
export const TouchesThatAreNotTheBooks: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(bookIn(rootIn(canvasElement))).touchAction).toBe('pan-y pinch-zoom');
  },
};

/** Without `mobileScrollSupport` all touches are the book's. */
export const AllTouchesAreTheBooks: Story = {
  args: { mobileScrollSupport: false },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(bookIn(rootIn(canvasElement))).touchAction).toBe('none');
  },
};

/** A page with room to scroll sideways keeps the finger that scrolls it. */
export const SidewaysScrolling: Story = {
  args: { defaultPage: 0, children: [<WideDrawing key="wide" />, ...numberedPages(5, 1)], startPage: 0 },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const finger = new Hand(root, { pointerType: 'touch' });
    const strokes: readonly [Spot, Spot][] = [
      [
        [0.4, 0.1],
        [0.2, 0.1],
      ],
      [
        [0.1, 0.1],
        [0.3, 0.1],
      ],
    ];
    for (const [from, to] of strokes) {
      finger.pull([from, to]);
      finger.fire('pointercancel', to);
      // Where there is nothing left to scroll a browser may leave the finger be.
      finger.pull([from, to]);
      finger.lift(to);
    }
    await expect(reported()).toEqual([]);
  },
};
