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
function moveOver(element: Element | undefined, init: WheelEventInit, pauseMs: number): boolean {
  timeStamp += pauseMs;
  const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  element?.dispatchEvent(event);
  return event.defaultPrevented;
}

/** A pause in ms after which a new gesture begins. */
const longPauseMs = 1000;

/** Waits until the flipbook listens to the wheel, and returns steps that move the wheel over an element. */
async function wheelOver(root: HTMLElement, element: Element | undefined = pageBoxes(root)[2]) {
  // Once it listens, the flipbook uses even a movement that is too short to turn a page.
  await waitFor(() => expect(moveOver(pageBoxes(root)[2], { deltaX: -1 }, longPauseMs)).toBe(true));
  let target = element;
  const move = (init: WheelEventInit, pauseMs = 16) => moveOver(target, init, pauseMs);
  return {
    move,
    begin: (init: WheelEventInit) => move(init, longPauseMs),
    /** Moves the pointer to another element. */
    enter: (next: Element | undefined) => {
      target = next;
    },
  };
}

/**
 * One wheel gesture turns one page, whatever its inertia. A sideways gesture follows the reading
 * direction. The document does not scroll.
 */
export const GestureTurnsOnePage = plays(async ({ root, expectPages, openPage }) => {
  const { begin, move } = await wheelOver(root, pageBoxes(root)[3]);
  for (const [deltaX, deltaY, deltaMode, page] of [
    [40, 0, 0, 4],
    [0, -3, 1, 2],
  ] as const) {
    const inertia = [3 / 4, 1 / 2, 1 / 4].map((share) => ({
      deltaX: deltaX * share,
      deltaY: deltaY * share,
      deltaMode,
    }));
    await expect(begin({ deltaX, deltaY, deltaMode })).toBe(true);
    await expect(inertia.map((init) => move(init))).toEqual([true, true, true]);
    await expectPages(page, page + 1);
  }
  await expect(takeEvents()).toEqual(['page 4 by wheel', 'page 2 by wheel']);
  await change({ direction: 'rtl' });
  begin({ deltaX: -40 });
  await expect(await openPage()).toBe('Page 4');
});

/** A gesture and its inertia scroll a long page only to its end. The next gesture turns. */
export const PageScrollsFirst = plays(
  { args: { children: withPage3(<ScrollPage number={3} scrolledPx={100} />) } },
  async ({ canvas, root, openPage }) => {
    const page = canvas.getByTestId('page 3');
    const { begin, move } = await wheelOver(root, page.firstElementChild ?? undefined);
    await expect([begin({ deltaY: -40 }), begin({ deltaY: 40 })]).toEqual([false, false]);
    page.scrollTo(0, page.scrollHeight);
    await expect(move({ deltaY: 30 })).toBe(false);
    await expect(await openPage()).toBe('Page 2');
    await expect(begin({ deltaY: 40 })).toBe(true);
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
    for (const start of [document.body, canvas.getByText('Map')]) {
      const { begin, move, enter } = await wheelOver(root, start);
      await expect(begin({ deltaY: -40 })).toBe(false);
      enter(page);
      await expect(slowThenFast.map((deltaY) => move({ deltaY }))).toEqual(slowThenFast.map(() => false));
      // The pointer leaves the flipbook and comes back.
      enter(start);
      move({ deltaY: -40 });
      enter(page);
      // The notches of a mouse wheel come slowly.
      await expect(move({ deltaY: -90 }, 300)).toBe(false);
      await expect(await openPage()).toBe('Page 2');
    }
    const { begin } = await wheelOver(root, page);
    await expect(begin({ deltaY: -40 })).toBe(true);
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
    (await wheelOver(root, canvas.getByText('Slides'))).begin({ deltaY: 40 });
    await expect((await wheelOver(root, canvas.getByText('Map'))).begin({ deltaY: 40 })).toBe(false);
    const { begin } = await wheelOver(root);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      await expect(begin({ deltaY: 40, [modifier]: true })).toBe(false);
    await change({ children: numberedPages(4) });
    await expect(begin({ deltaY: 40 })).toBe(false);
    await change({ useMouseEvents: false });
    await expect(begin({ deltaY: -40 })).toBe(false);
    await change({ useMouseEvents: true, turnBy: {} });
    await expect(begin({ deltaY: -40 })).toBe(false);
    await change({ turnBy: { wheel: true } });
    (await wheelOver(root)).begin({ deltaY: -40 });
    await expect(await openPage()).toBe('Page 0');
  },
);
