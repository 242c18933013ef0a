// Reports to the tests what a user sees, and which events the app has received.
import type { PageFlip } from '../../../../../src/flipbook/compat/PageFlip.ts';
import type { HTMLFlipBookRef } from '../../../../../src/flipbook/compat.tsx';

declare global {
  interface Window {
    probe: ReturnType<typeof makeProbe>;
  }
}

/** The longest time a page may move, in milliseconds: longer than any turn on a busy machine. */
const patienceMs = 30_000;

export function makeProbe() {
  const events: string[] = [];
  let [beginMs, endMs, callbackCount] = [0, 0, 0];
  const book: { current: HTMLFlipBookRef | null } = { current: null };
  const flip = (): PageFlip | undefined => book.current?.pageFlip();
  const begin = (): void => {
    beginMs = performance.now();
  };
  addEventListener('mouseup', begin, true);
  // Headless Chromium moves the mouse to 0, 0 in each new window, sooner or later: onto a book's corner.
  const dropMove = (event: MouseEvent) => event.x + event.y === 0 && event.stopImmediatePropagation();
  for (const type of ['pointermove', 'mousemove'] as const) addEventListener(type, dropMove, true);
  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    callbackCount += 1;
    return nextFrame(callback);
  };
  const probe = {
    book,
    flip,
    /** The next `flip` events call these functions, one each. */
    onFlips: [] as ((object: PageFlip) => void)[],
    /** Renders the app again. */
    render: (): void => {},
    record(name: string, data: unknown): void {
      events.push(`${name} ${typeof data === 'object' ? JSON.stringify(data) : data}`);
      if (data === 'read') endMs = performance.now();
    },
    press(what: string): void {
      probe.record('pressed', what);
      probe.render();
    },
    /** Calls methods of the flipbook in sequence, without a pause. */
    call(calls: readonly (readonly [string, ...unknown[]])[]): void {
      begin();
      for (const [method, ...args] of calls) {
        const bookMethod: unknown = Reflect.get(flip() ?? {}, method);
        if (typeof bookMethod === 'function') bookMethod.apply(flip(), args);
      }
    },
    listen: (): void => void flip()?.on('flip', ({ data }) => probe.record('heard', data)),
    recordResult: async (evaluate: (flip: PageFlip | undefined) => Promise<unknown>) =>
      probe.record(
        'is',
        await evaluate(flip()).catch((error: unknown) => (error instanceof Error ? error.message : error)),
      ),
    /** Resolves once nothing has changed for this many frames. @throws after half a minute */
    async settle(frames: number) {
      const deadline = performance.now() + patienceMs;
      let lastState = '';
      for (let equalFrames = 0; equalFrames < frames; ) {
        await new Promise(nextFrame);
        const state = `${events.length} ${signature()}`;
        equalFrames = state === lastState ? equalFrames + 1 : 0;
        if (equalFrames === 0) callbackCount = 0;
        lastState = state;
        if (performance.now() > deadline) throw new Error('The page does not come to rest.');
      }
    },
    /** The visible pages, the events since the last call, and the focus. */
    answer(): readonly string[] {
      const isMoving = flip()?.getState?.() !== 'read' && bookRoot() !== null;
      return [
        isMoving ? 'a moving page' : visiblePages().map(nameOf).join(', '),
        events.splice(0).join(', '),
        focusText(),
      ];
    },
    boxes: (): string =>
      [document.querySelector('[data-container]'), bookRoot(), ...visiblePages()].map(boxText).join(', '),
    /** Whether the last turn took a whole `flippingTime` of 400 ms, less, or almost no time. */
    turnTime(): string {
      const share = (endMs - beginMs) / 400;
      if (share > 0.9) return 'whole';
      return share > 0.2 ? 'shorter' : 'at once';
    },
    /** The classes of the book and of what is visible in it. */
    classes: (): string =>
      [bookRoot(), ...(bookRoot()?.querySelectorAll('[class*="stf__"]') ?? [])]
        .filter((element) => element?.checkVisibility())
        .map((element) =>
          element?.className
            .match(/(stf__|--)[\w-]+/g)
            ?.toSorted()
            .join('.'),
        )
        .join(' '),
    /** Whether the flipbook requests frames although nothing moves. */
    isBusy: (): boolean => callbackCount > 0,
  };
  return probe;
}

const bookRoot = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-container] .stf__parent');

/** The pages whose center is visible, left to right. */
const visiblePages = (): readonly Element[] =>
  [...document.querySelectorAll('[data-container] .page')]
    .filter(isUncovered)
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);

const nameOf = (page: Element): string => page.querySelector('h2')?.textContent ?? 'nameless';

/** Whether the center of an element is visible. Boxes outside pages cover nothing. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0 || !element.checkVisibility()) return false;
  const hits = document.elementsFromPoint(left + width / 2, top + height / 2);
  const front = hits.find((hit) => element.contains(hit) || hit.closest('.page'));
  return front !== undefined && element.contains(front);
}

function boxText(element: Element | null): string {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return `${Math.round(width)}px x ${Math.round(height)}px at ${Math.round(left)}px ${Math.round(top)}px`;
}

function focusText(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return '';
  return activeElement === bookRoot()
    ? 'focus: the book'
    : `focus: ${activeElement.localName} ${activeElement.textContent}`;
}

/** Everything that moves: styles written by scripts, running animations, scrolling, text. */
function signature(): string {
  const styles = [...document.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
  const running = document.getAnimations().map(({ currentTime }) => currentTime);
  return [...styles, ...running, scrollX, scrollY, document.body.textContent].join('|');
}
