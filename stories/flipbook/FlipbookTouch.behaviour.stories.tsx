import { expect, fn } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behaviourOfPages, type Props, plays, reported } from './play/behaviour.tsx';
import { bookIn, land } from './play/book.ts';
import { ControlPage } from './play/ControlPage.tsx';
import { corner, Hand, pastSpine, type Spot, selectStart } from './play/Hand.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Touch and lost pointers',
  tags: ['!autodocs', 'behaviour'],
  ...behaviourOfPages,
};

async function turnBack(root: HTMLElement): Promise<void> {
  new Hand(root).click([0.02, 0.98]);
  await land(root);
  reported();
}

/** However a pointer is lost in the middle of a drag, the page falls back. */
export const LostPointer = plays(async ({ step, root, expectEvents }) => {
  const other = new Hand(root, { pointerType: 'touch', pointerId: 8, isPrimary: false });
  const losses: Record<string, (hand: Hand) => void> = {
    'the browser cancels it': (hand) => hand.fire('pointercancel', pastSpine),
    'its capture is lost': () =>
      bookIn(root).dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true })),
    'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
    'the menu of the right button opens': (hand) => hand.fire('contextmenu', pastSpine),
    'a second finger zooms': () => other.press([0.2, 0.2]),
  };
  for (const [title, lose] of Object.entries(losses))
    await step(title, async () => {
      const hand = new Hand(root, { pointerType: title.includes('finger') ? 'touch' : 'mouse' });
      hand.pull(corner, [0.8, 0.9], pastSpine);
      lose(hand);
      // What comes later of the pointer must do nothing.
      hand.drag([0.3, 0.5]);
      hand.lift([0.3, 0.5]);
      await expectEvents('user_fold', 'flipping', 'read');
    });
  other.lift([0.2, 0.2]);
});

/** A pointer of another kind, or another mouse or pen, does nothing while a page is dragged. */
export const AnotherPointer = plays(async ({ step, root, landing }) => {
  const others: readonly (readonly [held: string, other: string])[] = [
    ['mouse', 'touch'],
    ['mouse', 'mouse'],
    ['pen', 'touch'],
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

/** A finger with which the browser has begun to scroll swipes, too; a second finger that comes down means something else. */
export const SwipeThatScrolls = plays(async ({ canvasElement, step, root, landing }) => {
  const scroll = (): void => {
    const finger = new Hand(root, { pointerType: 'touch' });
    finger.press([0.7, 0.5], { timeStamp: 1000 });
    finger.fire('pointercancel', [0.7, 0.45]);
  };
  const touch = (type: string, [x, y]: Spot): void => {
    const { left, top, width, height } = bookIn(root).getBoundingClientRect();
    const at = new Touch({ identifier: 0, target: root, clientX: left + x * width, clientY: top + y * height });
    const event = new TouchEvent(type, { bubbles: true, changedTouches: [at] });
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

const tapped = fn();

/** Each with a button at the same place. */
const buttonPages = ['one', 'two', 'three', 'four'].map((name) => (
  <ControlPage key={name}>
    <button type="button" aria-label={name} onClick={() => tapped(name)} />
  </ControlPage>
));

/** In the lower right corner, where the pages have their button. */
const onButton: Spot = [1 - 45 / 600, 1 - 45 / 400];

/** What was tapped is clicked, not what lies there when the page has begun to turn; neither does that get the focus. */
export const WhatWasTappedIsClicked = plays(
  { args: { clickEventForward: false, children: buttonPages, defaultPage: 0 } },
  async ({ canvas, root, landing }) => {
    tapped.mockClear();
    new Hand(root, { pointerType: 'touch' }).tap(onButton);
    await expect(await landing()).toContain('flip 2');
    await expect(tapped.mock.calls).toEqual([['two']]);
    // A key's click, or a script's, is none of the tap's.
    canvas.getByRole('button', { name: 'four' }).click();
    await expect(tapped.mock.calls).toEqual([['two'], ['four']]);
  },
);

/** A tap on paper turns the page, and presses no button of the page that comes. */
export const PaperHasNoButtons = plays(
  { args: { children: [...numberedPages(2), ...buttonPages], defaultPage: 0 } },
  async ({ root, landing }) => {
    tapped.mockClear();
    new Hand(root, { pointerType: 'touch' }).tap(onButton);
    await expect(await landing()).toContain('flip 2');
    await expect(tapped).not.toHaveBeenCalled();
  },
);

/** Settings of a book by its name, what it has the browser do with fingers, and what turns it. */
const books: Readonly<Record<string, readonly [touchAction: string, turning: string, props: Partial<Props>]>> = {
  'as it is': ['pan-y pinch-zoom', 'click drag swipe', {}],
  'all touches': ['none', 'click drag swipe', { mobileScrollSupport: false }],
  'no touch': ['auto', '', { useMouseEvents: false }],
  'no drags, no swipes': ['auto', 'click', { turnBy: { drag: false, swipe: false } }],
  'no clicks, no drags': ['pan-y pinch-zoom', 'swipe', { turnBy: { click: false, drag: false } }],
};

/** Vertical scrolling and zooming stay the browser's; without `mobileScrollSupport` all touches are the book's, without `useMouseEvents` none. What is switched off by `turnBy` turns nothing, and leaves its gestures to the browser. */
export const WhatTurnsABook = plays(
  {
    args: { width: 100, height: 60, children: numberedPages(10) },
    render: (args) => (
      <>
        {Object.entries(books).map(([name, [, , props]]) => (
          <Flipbook key={name} {...args} {...props} aria-label={name} />
        ))}
      </>
    ),
  },
  async ({ canvas }) => {
    for (const [name, [touchAction, turning]] of Object.entries(books)) {
      const root = canvas.getByRole('group', { name });
      await expect(getComputedStyle(bookIn(root)).touchAction).toBe(touchAction);
      const [mouse, finger] = [new Hand(root), new Hand(root, { pointerType: 'touch' })];
      const turned: string[] = [];
      for (const [way, turn] of Object.entries({
        click: () => mouse.click(corner),
        drag: () => mouse.pullAndLift([0.9, 0.5], [0.6, 0.5], [0.3, 0.5]),
        swipe: () => finger.swipe([0.9, 0.5], [0.7, 0.5]),
      })) {
        turn();
        await land(root);
        if (reported().some((event) => event.startsWith('flip '))) turned.push(way);
      }
      await expect(turned.join(' '), name).toBe(turning);
    }
  },
);

const drawing = (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
  <div key="wide" style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Drawing">
    <div style={{ inlineSize: '60rem', blockSize: '10rem' }}>A wide drawing</div>
  </div>
);

/** A page with room to scroll sideways keeps the finger that scrolls it. */
export const SidewaysScrolling = plays(
  { args: { defaultPage: 0, children: [drawing, ...numberedPages(5, 1)] } },
  async ({ root }) => {
    const finger = new Hand(root, { pointerType: 'touch' });
    for (const [fromX, toX] of [
      [0.4, 0.2],
      [0.1, 0.3],
    ] as const) {
      const to: Spot = [toX, 0.1];
      finger.pull([fromX, 0.1], to);
      finger.fire('pointercancel', to);
      // Where there is nothing left to scroll a browser may leave the finger be.
      finger.pullAndLift([fromX, 0.1], to);
    }
    await expect(reported()).toEqual([]);
  },
);
