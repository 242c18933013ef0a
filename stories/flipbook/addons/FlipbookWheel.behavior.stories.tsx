import { expect, waitFor } from 'storybook/test';
import { behavior, change, handlers, plays, takeEvents } from '../play/behavior.tsx';
import { pageBoxes } from '../play/book.ts';
import { numberedPages, withPage3 } from '../play/numberedPages.tsx';
import { ScrollPage } from '../play/ScrollPage.tsx';

export default {
  title: 'Flipbook/Flipbook/Behavior/Wheel',
  ...behavior,
  args: { ...behavior.args, onPageChange: handlers.onPageChange, turnBy: { wheel: true } },
};

let timeStamp = 0;

/** Moves the wheel over an element, after a pause. Returns whether the flipbook used the event. */
function move(element: Element | null | undefined, init: WheelEventInit, pauseMs = 16): boolean {
  timeStamp += pauseMs;
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  element?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Moves the wheel after a pause that ends all gestures. */
const begin = (element: Element | null | undefined, init: WheelEventInit) => move(element, init, 1000);

/** Waits until the flipbook listens: it then uses even a movement that is too short to turn a page. */
const waitForWheel = (page: Element | undefined) => waitFor(() => expect(begin(page, { deltaX: -1 })).toBe(true));

/**
 * One wheel gesture turns one page, whatever its inertia. A sideways gesture follows the reading
 * direction. The document does not scroll.
 */
export const GestureTurnsOnePage = plays(async ({ root, expectPages, openPage }) => {
  const page = pageBoxes(root)[3];
  await waitForWheel(page);
  for (const [deltaX, deltaY, deltaMode, left] of [
    [40, 0, 0, 4],
    [0, -3, 1, 2],
  ] as const) {
    const inertia = [3 / 4, 1 / 2, 1 / 4].map((share) => ({
      deltaX: deltaX * share,
      deltaY: deltaY * share,
      deltaMode,
    }));
    await expect(begin(page, { deltaX, deltaY, deltaMode })).toBe(true);
    await expect(inertia.map((init) => move(page, init))).toEqual([true, true, true]);
    await expectPages(left, left + 1);
  }
  await expect(takeEvents()).toEqual(['page 4 by wheel', 'page 2 by wheel']);
  await change({ direction: 'rtl' });
  begin(page, { deltaX: -40 });
  await expect(await openPage()).toBe('Page 4');
});

/** A gesture and its inertia scroll a long page only to its end. The next gesture turns. */
export const PageScrollsFirst = plays(
  { args: { children: withPage3(<ScrollPage number={3} scrolledPx={100} />) } },
  async ({ canvas, root, openPage }) => {
    const page = canvas.getByTestId('page 3');
    const line = page.firstElementChild;
    await waitForWheel(pageBoxes(root)[2]);
    await expect([begin(line, { deltaY: -40 }), begin(line, { deltaY: 40 })]).toEqual([false, false]);
    page.scrollTo(0, page.scrollHeight);
    await expect(move(line, { deltaY: 30 })).toBe(false);
    await expect(await openPage()).toBe('Page 2');
    await expect(begin(line, { deltaY: 40 })).toBe(true);
    await expect(await openPage()).toBe('Page 4');
  },
);

const map = <div data-flip-ignore="">Map</div>;
const slowThenFast = [-40, -30, -10, -10, -40, -60];

/**
 * A gesture that begins outside the flipbook, or on an ignored element, keeps scrolling over the
 * pages. Only the next gesture turns.
 */
export const GestureFromElsewhereScrollsOn = plays(
  { args: { children: withPage3(map) } },
  async ({ canvas, root, openPage }) => {
    const page = pageBoxes(root)[2];
    await waitForWheel(page);
    for (const start of [document.body, canvas.getByText('Map')]) {
      await expect(begin(start, { deltaY: -40 })).toBe(false);
      await expect(slowThenFast.map((deltaY) => move(page, { deltaY }))).toEqual(slowThenFast.map(() => false));
      // The pointer leaves the flipbook and comes back.
      move(start, { deltaY: -40 });
      // The notches of a mouse wheel come slowly.
      await expect(move(page, { deltaY: -90 }, 300)).toBe(false);
      await expect(await openPage()).toBe('Page 2');
    }
    await expect(begin(page, { deltaY: -40 })).toBe(true);
    await expect(await openPage()).toBe('Page 0');
  },
);

/** A ref callback for content that handles the wheel itself. */
const preventWheel = (element: HTMLElement | null) =>
  element?.addEventListener('wheel', (event) => event.preventDefault());

/** The flipbook ignores the wheel with a modifier key, over content that uses it, and past the last page. */
export const OthersKeepTheWheel = plays(
  {
    args: {
      startPage: 3,
      children: withPage3(
        <div>
          <div data-flip-ignore="">Map</div>
          <div ref={preventWheel}>Slides</div>
        </div>,
      ),
    },
  },
  async ({ canvas, root, openPage }) => {
    const page = pageBoxes(root)[2];
    await waitForWheel(page);
    begin(canvas.getByText('Slides'), { deltaY: 40 });
    await expect(begin(canvas.getByText('Map'), { deltaY: 40 })).toBe(false);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      await expect(begin(page, { deltaY: 40, [modifier]: true })).toBe(false);
    await change({ children: numberedPages(4) });
    await expect(begin(page, { deltaY: 40 })).toBe(false);
    await change({ useMouseEvents: false });
    await expect(begin(page, { deltaY: -40 })).toBe(false);
    await change({ useMouseEvents: true, turnBy: {} });
    await expect(begin(page, { deltaY: -40 })).toBe(false);
    await change({ turnBy: { wheel: true } });
    await waitForWheel(page);
    begin(page, { deltaY: -40 });
    await expect(await openPage()).toBe('Page 0');
  },
);
