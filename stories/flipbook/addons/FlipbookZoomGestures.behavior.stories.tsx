import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { Flipbook } from '../../../src/index.ts';
import { behaviorOfZoom, onZoomChange, plays, type Story, zoom } from '../play/behaviorOfZoom.tsx';
import { animationsOf, bookIn, land, visiblePages } from '../play/book.ts';
import { corner, Hand, selectStart } from '../play/Hand.ts';
import { numberedProps } from '../play/numberedPages.tsx';
import { rightPage } from '../play/steps.ts';

export default { title: 'Flipbook/Zoom/Behavior/Gestures', ...behaviorOfZoom };

const zoomed: Story = { args: { defaultZoom: 2 } };

const pinchStory = (dir: 'ltr' | 'rtl', scale: number): Story => {
  const args = { dir, style: { width: 600, border: '5px solid' } };
  const decorators: Story['decorators'] = [
    (Book) => <div style={{ scale: String(scale), transformOrigin: '0 0', width: 600 }}>{Book()}</div>,
  ];
  return plays({ args, decorators }, async ({ root }) => {
    const book = bookIn(root);
    const before = book.getBoundingClientRect();
    const [x, y] = [before.left + before.width * 0.7, before.top + before.height * 0.4];
    const touch = (type: string, apart: number) => {
      const init = { pointerType: 'touch', clientY: y, bubbles: true, composed: true };
      for (const [pointerId, clientX] of [x - apart, x + apart].entries())
        book.dispatchEvent(new PointerEvent(type, { ...init, pointerId, clientX }));
    };
    touch('pointerdown', 30);
    for (const apart of [40, 50, 60, 75]) touch('pointermove', apart);
    await expect(book.closest<HTMLElement>('[data-part="content"]')?.style.willChange).toBe('transform');
    await expect(onZoomChange).not.toHaveBeenCalled();
    touch('pointerup', 75);
    await expect(zoom()).toBeCloseTo(2.5, 3);
    await expect(onZoomChange.mock.calls).toEqual([[zoom()]]);
    const after = book.getBoundingClientRect();
    const driftPx = [after.left + after.width * 0.7 - x, after.top + after.height * 0.4 - y];
    await expect(Math.max(...driftPx.map(Math.abs))).toBeLessThan(2);
    await expect(book.closest<HTMLElement>('[data-part="content"]')?.style.willChange).toBe('');
    await expect(visiblePages(root)).toEqual(['Page 2']);
  });
};

/** The point between two pinching fingers stays in place, and the text is sharp once they lift. */
export const PinchKeepsItsCenter = pinchStory('ltr', 1);
/** A pinch works the same in a container scaled to 80%. */
export const PinchWorksInAScaledContainer = pinchStory('ltr', 0.8);
/** A pinch works the same in a flipbook that reads from right to left. */
export const PinchWorksRightToLeft = pinchStory('rtl', 1);

/** Zoomed in, a drag pans to the paper's edge, without a selection or a click. */
export const DragPans = plays(zoomed, async ({ root, box, hand }) => {
  const clicked = fn();
  root.addEventListener('click', clicked);
  hand.startDrag([0.5, 0.5], [0.45, 0.5]);
  const state = () => [box.scrollLeft, box.style.cursor, root.dispatchEvent(selectStart())];
  await expect(state()).toEqual([360, 'grabbing', false]);
  hand.drag([-4, 0.5]);
  hand.release([-4, 0.5]);
  await expect(state()).toEqual([600, 'grab', true]);
  for (const detail of [0, 1, 1]) root.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  await expect(clicked).toHaveBeenCalledTimes(2);
});

/** Other buttons, a mouse with Shift, and a second pointer during a drag do not pan. */
export const OtherButtonsAndPointersDoNotPan = plays(zoomed, async ({ root, box, hand }) => {
  for (const init of [{ button: 2 }, { shiftKey: true }]) new Hand(root, init).dragAndRelease([0.5, 0.5], [0.4, 0.5]);
  await expect([box.scrollLeft, box.style.cursor, animationsOf(box)]).toEqual([300, 'grab', []]);
  hand.startDrag([0.5, 0.5], [0.45, 0.5]);
  new Hand(root, { pointerId: 8 }).startDrag([0.2, 0.2], [0.4, 0.4]);
  await expect([box.scrollLeft, zoom(), box.style.cursor]).toEqual([360, 2, 'grabbing']);
});

/** Zoomed in, a swipe or a click in a corner turns no page; a key does. */
export const OnlyKeysTurnWhenZoomed = plays(zoomed, async ({ hand, finger, press, expectPages }) => {
  finger.swipe([0.9, 0.5], [0.7, 0.5]);
  hand.click(corner);
  await expectPages(2, 3);
  await press('{ArrowRight}');
  await expectPages(4, 5);
});

/** If a tap turns no page, a double tap zooms in around its position, and the next double tap zooms out. */
export const DoubleTapZooms = plays({}, async ({ box, finger }) => {
  for (const [expected, scrollLeft] of [
    [2, 360],
    [1, 0],
  ]) {
    finger.tap([0.6, 0.5]);
    finger.tap([0.6, 0.5]);
    // A double tap during a zoom starts from the current target.
    await expect([zoom(), box.scrollLeft]).toEqual([expected, scrollLeft]);
  }
});

/** If a tap turns a page, a double tap turns pages and does not zoom. */
export const TapsTurnInsteadOfZooming = plays(
  { args: { children: <Flipbook {...numberedProps} /> } },
  async ({ root, finger }) => {
    for (const _ of [1, 2]) finger.tap(rightPage);
    await expect(zoom()).toBe(1);
    await land(root);
  },
);

/** Ctrl with the wheel zooms, by a third for each notch of a mouse. The wheel alone scrolls. */
export const WheelZoomsWithCtrl = plays({}, async ({ root }) => {
  await expect([await fireEvent.wheel(root, { deltaY: -100 }), zoom()]).toEqual([true, 1]);
  const zooms = async (deltaY: number, deltaMode: number, by: number) => {
    await expect(await fireEvent.wheel(root, { ctrlKey: true, deltaY, deltaMode })).toBe(false);
    await expect(zoom()).toBeCloseTo(Math.exp(by), 6);
  };
  await zooms(-100, 0, 0.3);
  await zooms(-1, 1, 0.46);
  await zooms(100, 0, 0.16);
  await waitFor(() => expect(onZoomChange.mock.calls).toEqual([[zoom()]]));
});

/** In Safari, too, two fingers on a trackpad zoom, unless fingers touch the screen. */
export const TrackpadZoomsInSafari = plays({}, async ({ root, finger }) => {
  const pinch = async (type: string, scale: number, expected: number) => {
    const event = new MouseEvent(`gesture${type}`, { bubbles: true, cancelable: true });
    await expect(root.dispatchEvent(Object.assign(event, { scale }))).toBe(false);
    await expect(zoom()).toBeCloseTo(expected, 6);
  };
  await pinch('start', 1, 1);
  await pinch('change', 1.5, 1.5);
  await pinch('change', 2, 2);
  await pinch('end', 2, 2);
  await pinch('start', 1, 2);
  await pinch('change', 1.5, 3);
  await waitFor(() => expect(onZoomChange.mock.calls).toEqual([[3]]));
  finger.press([0.1, 0.1]);
  await pinch('change', 3, 3);
});

/** A pinch on the flipbook does not zoom the window. If the window is already zoomed, the browser keeps the pinch. */
export const BrowserHandlesPinchesInAZoomedWindow = plays(zoomed, async ({ root, box, finger }) => {
  const touches = [0, 1].map((identifier) => new Touch({ identifier, target: root }));
  const init = { bubbles: true, cancelable: true };
  const isNotPrevented = (count: number) =>
    root.dispatchEvent(new TouchEvent('touchmove', { ...init, touches: touches.slice(0, count) }));
  await expect([isNotPrevented(1), isNotPrevented(2), box.style.touchAction]).toEqual([true, false, 'none']);
  const scale = spyOn(VisualViewport.prototype, 'scale', 'get').mockReturnValue(2);
  window.visualViewport?.dispatchEvent(new Event('resize'));
  finger.dragAndRelease([0.5, 0.5], [0.45, 0.5]);
  await expect([box.scrollLeft, isNotPrevented(2), box.style.touchAction]).toEqual([300, true, 'auto']);
  scale.mockRestore();
  finger.dragAndRelease([0.5, 0.5], [0.45, 0.5]);
  await expect(box.scrollLeft).toBe(360);
});

const stop = (event: Event) => event.stopPropagation();

const stopMoves = (element: HTMLElement | null) => {
  for (const type of ['pointermove', 'pointerup']) element?.addEventListener(type, stop, true);
};

/** A drag pans and ends even if an ancestor stops the propagation of moves and releases. */
export const DragSurvivesAncestorsThatStopEvents = plays(
  { ...zoomed, decorators: (Book) => <div ref={stopMoves}>{Book()}</div> },
  async ({ box, hand }) => {
    hand.startDrag([0.5, 0.5], [0.45, 0.5]);
    await expect([box.scrollLeft, box.style.cursor]).toEqual([360, 'grabbing']);
    hand.release([0.45, 0.5]);
    await expect(box.style.cursor).toBe('grab');
  },
);
