import { expect } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourOfPages, type Props, played, plays, reported, type Story } from './play/behaviour.tsx';
import { bookIn } from './play/bookParts.ts';
import { corner, Hand, pastSpine, type Spot, selectStart } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { WideDrawing } from './play/WideDrawing.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Touch and lost pointers',
  tags: ['!autodocs'],
  ...behaviourOfPages,
};

async function turnBack(root: HTMLElement): Promise<void> {
  new Hand(root).click([0.02, 0.98]);
  await land(root);
  reported();
}

/** However a pointer is lost in the middle of a drag, the page falls back. */
export const LostPointer = plays(async ({ step, root, hand, told }) => {
  const losses: Record<string, (hand: Hand) => void> = {
    'the browser cancels it': (hand) => hand.fire('pointercancel', pastSpine),
    'its capture is lost': () =>
      bookIn(root).dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true })),
    'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
    'the menu of the right button opens': (hand) => hand.fire('contextmenu', pastSpine),
  };
  for (const [title, lose] of Object.entries(losses)) {
    await step(title, async () => {
      hand.pull(corner, [0.8, 0.9], pastSpine);
      lose(hand);
      // What comes later of the pointer must do nothing.
      hand.drag([0.3, 0.5]);
      hand.lift([0.3, 0.5]);
      await told('user_fold', 'flipping', 'read');
    });
  }
});

/** A second finger zooms: the page that the first one drags falls back. */
export const SecondFinger = plays(async ({ root, told }) => {
  const finger = new Hand(root, { pointerType: 'touch' });
  finger.pull(corner, [0.8, 0.95], pastSpine);
  const other = new Hand(root, { pointerType: 'touch', pointerId: 8, isPrimary: false });
  other.press([0.2, 0.2]);
  finger.drag([0.3, 0.5]);
  finger.lift([0.3, 0.5]);
  other.lift([0.2, 0.2]);
  await told('user_fold', 'flipping', 'read');
});

/** A pointer of another kind, or another mouse or pen, does nothing while a page is dragged. */
export const AnotherPointer = plays(async ({ step, root, landing }) => {
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
      hand.pull(corner, [0.8, 0.95], pastSpine);
      const other = new Hand(root, { pointerType: otherType, pointerId: 8 });
      other.pullAndLift([0.2, 0.2], [0.3, 0.3], corner);
      // Of a mouse: a double click.
      other.pressAgain([0.2, 0.2]);
      await expect(reported()).toEqual(['user_fold']);
      await expect(bookIn(root).dispatchEvent(selectStart())).toBe(false);
      hand.lift(pastSpine);
      await expect(await landing()).toContain('flip 4');
      await turnBack(root);
    });
});

/** A book that takes over a finger from the page it touched does not think it lost. */
export const TakenOverFinger = plays(async ({ canvas, root, landing }) => {
  const hand = new Hand(root, { pointerType: 'touch' });
  hand.pull(corner, [0.8, 0.95], pastSpine);
  canvas.getByText('Page 3').dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true }));
  await expect(root).toHaveAttribute('data-state', 'user_fold');
  hand.lift(pastSpine);
  await expect(await landing()).toContain('flip 4');
});

/** Only the primary button turns pages. */
export const RightButton = plays(async ({ root }) => {
  const hand = new Hand(root, { button: 2 });
  hand.pullAndLift(corner, [0.7, 0.9], pastSpine);
  hand.click([0.75, 0.5]);
  await expect(reported()).toEqual([]);
});

/** Without `useMouseEvents` no pointer turns or lifts anything. */
export const NoMouseEvents = plays({ args: { useMouseEvents: false } }, async ({ hand }) => {
  hand.hover(corner);
  hand.pullAndLift(corner, [0.7, 0.9], pastSpine);
  hand.click([0.75, 0.5]);
  await expect(reported()).toEqual([]);
});

const touches: readonly (readonly [touchAction: string, props: Partial<Props>])[] = [
  ['pan-y pinch-zoom', {}],
  ['none', { mobileScrollSupport: false }],
  ['auto', { useMouseEvents: false }],
];

/** Vertical scrolling and zooming stay the browser's; without `mobileScrollSupport` all touches are the book's, without `useMouseEvents` none. */
export const TouchesOfTheBook: Story = {
  render: (args) => (
    <>
      {touches.map(([touchAction, props]) => (
        <Flipbook key={touchAction} {...args} {...props} aria-label={touchAction} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [touchAction] of touches)
      await expect(getComputedStyle(bookIn(canvas.getByRole('group', { name: touchAction }))).touchAction).toBe(
        touchAction,
      );
  },
};

/** A page with room to scroll sideways keeps the finger that scrolls it. */
export const SidewaysScrolling: Story = {
  args: { defaultPage: 0, children: [<WideDrawing key="wide" />, ...numberedPages(5, 1)], startPage: 0 },
  play: played(async ({ root }) => {
    const finger = new Hand(root, { pointerType: 'touch' });
    for (const [fromX, toX] of [
      [0.4, 0.2],
      [0.1, 0.3],
    ] as const) {
      const [from, to]: [Spot, Spot] = [
        [fromX, 0.1],
        [toX, 0.1],
      ];
      finger.pull(from, to);
      finger.fire('pointercancel', to);
      // Where there is nothing left to scroll a browser may leave the finger be.
      finger.pullAndLift(from, to);
    }
    await expect(reported()).toEqual([]);
  }),
};
