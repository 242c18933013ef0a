import { expect, fn } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { behavior, handlers, type Props, plays, takeEvents } from './play/behavior.tsx';
import { bookIn, land, visiblePages } from './play/book.ts';
import { ControlPage } from './play/ControlPage.tsx';
import { corner, Hand, pastSpine, type Spot, selectStart } from './play/Hand.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { leftPage } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Touch and lost pointers',
  ...behavior,
  args: { ...behavior.args, onPageChange: handlers.onPageChange },
};

/** A page falls back if its pointer is lost during a drag, whatever the cause. */
export const LostPointerDropsThePage = plays(async ({ step, root, expectPages }) => {
  const secondFinger = new Hand(root, { pointerType: 'touch', pointerId: 8, isPrimary: false });
  const losses: Record<string, (hand: Hand) => void> = {
    'the browser cancels the pointer': (hand) => hand.fire('pointercancel', pastSpine),
    'the pointer loses its capture': () =>
      bookIn(root).dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true })),
    'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
    'the context menu opens': (hand) => hand.fire('contextmenu', pastSpine),
    'a second finger zooms': () => secondFinger.press([0.2, 0.2]),
  };
  for (const [title, lose] of Object.entries(losses))
    await step(title, async () => {
      const hand = new Hand(root, { pointerType: title.includes('finger') ? 'touch' : 'mouse' });
      hand.startDrag(corner, [0.8, 0.9], pastSpine);
      await expect(visiblePages(root)).toHaveLength(4);
      lose(hand);
      // Later events of the lost pointer do nothing.
      hand.drag([0.3, 0.5]);
      hand.release([0.3, 0.5]);
      await expectPages(2, 3);
    });
  secondFinger.release([0.2, 0.2]);
});

/** During a drag, other pointers do nothing, except for a second finger. */
export const OtherPointersDoNothing = plays(async ({ step, root, turn, expectPages }) => {
  for (const pair of ['mouse touch', 'mouse mouse', 'pen touch', 'touch pen'])
    await step(`Only the first of two pointers drags: ${pair}`, async () => {
      const [pointerType = '', otherType = ''] = pair.split(' ');
      const hand = new Hand(root, { pointerType });
      hand.startDrag(corner, [0.8, 0.95], pastSpine);
      const other = new Hand(root, { pointerType: otherType, pointerId: 8 });
      other.dragAndRelease([0.2, 0.2], [0.3, 0.3], corner);
      // A double click.
      other.pressAgain([0.2, 0.2]);
      await expect(visiblePages(root)).toHaveLength(4);
      await expect(bookIn(root).dispatchEvent(selectStart())).toBe(false);
      hand.release(pastSpine);
      await expectPages(4, 5);
      await turn(leftPage);
    });
});

/** A finger is not lost when its capture moves from the touched page to the flipbook. */
export const CaptureDoesNotLoseTheFinger = plays(async ({ canvas, finger, expectPages }) => {
  finger.startDrag(corner, [0.8, 0.95], pastSpine);
  canvas.getByText('Page 3').dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 7, bubbles: true }));
  finger.release(pastSpine);
  await expectPages(4, 5);
});

/** A finger that scrolls can also swipe. A second finger cancels the swipe. */
export const ScrollingFingerSwipes = plays(async ({ canvasElement, step, root, finger, turn, expectPages }) => {
  const scroll = (): void => {
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
    await expectPages(4, 5);
    await expect(takeEvents()).toEqual(['page 4 by swipe']);
    await turn(leftPage);
  });
  await step('a finger that moves too far up in the window, although the flipbook scrolls along', async () => {
    scroll();
    canvasElement.style.translate = '0 -70px';
    touch('touchend', [0.6, 0.5]);
    canvasElement.style.translate = '';
    await expect(visiblePages(root)).toHaveLength(2);
  });
  await step('a second finger', async () => {
    scroll();
    touch('touchstart', [0.2, 0.2]);
    touch('touchend', [0.6, 0.4]);
    await expect(visiblePages(root)).toHaveLength(2);
  });
});

const onTap = fn();

/** Pages with a button each, all at the same position. */
const buttonPages = ['one', 'two', 'three', 'four'].map((name) => (
  <ControlPage key={name}>
    <button type="button" aria-label={name} onClick={() => onTap(name)} />
  </ControlPage>
));

/** A point in the lower right corner, on the pages' button. */
const onButton: Spot = [1 - 45 / 600, 1 - 45 / 400];

/**
 * A tap that turns the page clicks the element under the finger, not the element that the next page
 * shows there. A tap on paper clicks nothing.
 */
export const TapClicksTheTappedElement = plays(
  { args: { clickEventForward: false, children: [...numberedPages(2), ...buttonPages], startPage: 0 } },
  async ({ canvas, root, finger }) => {
    onTap.mockClear();
    finger.tap(onButton);
    await land(root);
    await expect(onTap).not.toHaveBeenCalled();
    finger.tap(onButton);
    await land(root);
    await expect(canvas.getByRole('button', { name: 'three' })).toBeVisible();
    await expect(onTap.mock.calls).toEqual([['two']]);
  },
);

/** For each group of settings: the book's `touch-action`, the gestures that turn, and the props. */
const books: Readonly<Record<string, readonly [touchAction: string, turning: string, props: Partial<Props>]>> = {
  'default settings': ['pan-y pinch-zoom', 'click drag swipe', {}],
  'all touches': ['none', 'click drag swipe', { mobileScrollSupport: false }],
  'no touch': ['auto', '', { useMouseEvents: false }],
  'no drags, no swipes': ['auto', 'click', { turnBy: { drag: false, swipe: false } }],
  'no clicks, no drags': ['pan-y pinch-zoom', 'swipe', { turnBy: { click: false, drag: false } }],
};

/**
 * Gestures that `turnBy` turns off turn no page. The browser keeps vertical scrolling and zooming,
 * and sideways panning if drags and swipes are off. Without `mobileScrollSupport` the flipbook
 * handles all touches; without `useMouseEvents`, none.
 */
export const SettingsDecideWhichGesturesTurn = plays(
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
    for (const [name, [touchAction, expectedGestures]] of Object.entries(books)) {
      const root = canvas.getByRole('group', { name });
      await expect(getComputedStyle(bookIn(root)).touchAction).toBe(touchAction);
      const [mouse, finger] = [new Hand(root), new Hand(root, { pointerType: 'touch' })];
      const turningGestures: string[] = [];
      for (const [gesture, turn] of Object.entries({
        click: () => mouse.click(corner),
        drag: () => mouse.dragAndRelease([0.9, 0.5], [0.6, 0.5], [0.3, 0.5]),
        swipe: () => finger.swipe([0.9, 0.5], [0.7, 0.5]),
      })) {
        const before = visiblePages(root).join();
        turn();
        await land(root);
        if (visiblePages(root).join() !== before) turningGestures.push(gesture);
      }
      await expect(turningGestures.join(' '), name).toBe(expectedGestures);
    }
  },
);

const wideDrawing = (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the scroller
  <div key="wide" style={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Drawing">
    <div style={{ inlineSize: '60rem', blockSize: '10rem' }}>A wide drawing</div>
  </div>
);

/** A finger that scrolls a page sideways turns nothing. */
export const PageScrollsSideways = plays(
  { args: { startPage: 0, children: [wideDrawing, ...numberedPages(5, 1)] } },
  async ({ root, finger }) => {
    finger.startDrag([0.4, 0.1], [0.2, 0.1]);
    finger.fire('pointercancel', [0.2, 0.1]);
    // At the end of a scroll area, some browsers do not take over the touch.
    finger.dragAndRelease([0.1, 0.1], [0.3, 0.1]);
    await expect(visiblePages(root)).toHaveLength(2);
  },
);
