import { expect, fn, spyOn, waitFor } from 'storybook/test';
import type { TurnProgress } from '../../src/flipbook/index.ts';
import { replaceProperty } from '../console/replaceProperty.ts';
import { phone } from '../windows.ts';
import { behavior, change, handle, handlers, plays } from './play/behavior.tsx';
import { animationsOf, bookIn, frames, land, mutations, pageBoxes, visiblePages } from './play/book.ts';
import { corner, type Hand } from './play/Hand.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { leftPage, rightPage } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Rendering',
  ...behavior,
  args: { ...behavior.args, showCover: true },
};

/** Starts each kind of animated movement. */
const movements: Record<string, (hand: Hand) => void> = {
  'a hard page turned by a click': (hand) => hand.click(leftPage),
  'a soft page turned by a click': (hand) => hand.click(rightPage),
  'a released page': (hand) => hand.dragAndRelease(corner, [0.9, 0.9], [0.7, 0.9]),
  'a lifted corner': (hand) => hand.hover(corner),
};

/** The time of the next frame. It must be read inside a frame, because between frames the timeline can be late. */
const nextFrameTime = () =>
  new Promise<number>((resolve) => requestAnimationFrame(() => resolve(Number(document.timeline.currentTime))));

/** All values of `will-change` in the flipbook. */
const willChangeIn = (root: HTMLElement) => [
  ...new Set([...bookIn(root).querySelectorAll('*')].map((element) => getComputedStyle(element).willChange)),
];

/** A turn animates only transform and opacity, from the next frame on, and leaves no styles on any page. */
export const TurnsAnimateOnlyTransformAndOpacity = plays({ args: { startPage: 1 } }, async ({ step, root, hand }) => {
  for (const [title, start] of Object.entries(movements))
    await step(title, async () => {
      start(hand);
      const running = animationsOf(root);
      // Read in the very next frame, because a lifted corner animates only briefly.
      const frameTime = await nextFrameTime();
      const starts = running.map(({ startTime }) => startTime);
      await expect(running.length).toBeGreaterThan(1);
      await expect(new Set(starts).size).toBe(1);
      // Compare rounded times, because browsers store them in different units.
      await expect(Number(starts[0])).toBeCloseTo(frameTime, 3);
      const animatedNames = running.flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
      );
      const kinds = new Set(
        animatedNames.filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      );
      await expect([...kinds].sort()).toEqual(['opacity', 'transform']);
      hand.hover([0.7, 0.5]);
      await land(root);
      const traces = bookIn(root).querySelectorAll(
        '[data-part][style], [data-role], [data-turning], [data-flip-shade]',
      );
      await expect(traces).toHaveLength(0);
      await expect(willChangeIn(root)).toEqual(['auto']);
    });
});

/** During a turn, no script changes the flipbook. At rest, it requests no callbacks. */
export const ScriptWritesNothingDuringATurn = plays(async ({ root, hand }) => {
  hand.click([0.75, 0.5]);
  await frames(1);
  await expect(await mutations(root, () => frames(5))).toEqual([]);
  await expect(visiblePages(root)).toHaveLength(4);
  await land(root);
  await frames(3);
  await expect(animationsOf(root)).toEqual([]);
  const requests = (['requestAnimationFrame', 'requestIdleCallback'] as const).map((name) => spyOn(window, name).mock);
  await expect(await mutations(root, () => frames(5))).toEqual([]);
  // The five calls are those of `frames(5)`. The flipbook makes none.
  await expect(requests.map(({ calls }) => calls.length)).toEqual([5, 0]);
});

/** A drag renders once per frame, however many moves it has, and sizes its boxes once. */
export const DragRendersOncePerFrame = plays({ args: { startPage: 1 } }, async ({ root, hand }) => {
  hand.startDrag(corner, [0.9, 0.9]);
  await frames(2);
  const clip = root.querySelector<HTMLElement>('[data-role="front"] > [data-part="clip"]');
  if (!clip) throw new Error('No page is folded.');
  const onSize = spyOn(clip.style, 'width', 'set');
  const changes = await mutations(root, async () => {
    for (let move = 0; move < 40; move += 1) hand.drag([0.9 - move / 100, 0.9]);
    await frames(2);
  });
  await expect(changes.filter(({ target }) => target === clip).length).toBeLessThanOrEqual(2);
  await expect(changes.map(({ attributeName }) => attributeName)).toEqual(Array(changes.length).fill('style'));
  await expect(clip.style.transform).not.toBe('');
  await expect(onSize).not.toHaveBeenCalled();
  hand.fire('pointercancel', [0.5, 0.9]);
  await land(root);
});

/** No turn clones a page, replaces it or moves it in the document, so a page keeps its state. */
export const TurnsCloneNoPage = plays({ globals: phone, args: { startPage: 3 } }, async ({ root, hand, turn }) => {
  const before = pageBoxes(root);
  const changes = await mutations(bookIn(root), async () => {
    hand.click(rightPage);
    await expect(pageBoxes(root)).toEqual(before);
    await land(root);
    await turn([0.1, 0.5]);
  });
  const movedNodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
  const pages = movedNodes.filter((node) => node instanceof HTMLElement && !node.matches('[data-flip-shade]'));
  await expect(pages).toEqual([]);
});

const onLaterState = fn();

/** The flipbook calls the newest handlers, even if a handler of the same step has just replaced them. */
export const NewestHandlersAreCalled = plays(
  { args: { onChangeState: handlers.onChangeState, onFlip: () => void change({ onChangeState: onLaterState }) } },
  async ({ hand, expectEvents }) => {
    hand.click([0.75, 0.5]);
    await expectEvents('flipping');
    await expect(onLaterState.mock.calls).toEqual([['read']]);
  },
);

let effectCount = 0;

/** The browser parses the keyframes once, in idle time before the first turn. All turns reuse them. */
export const KeyframesAreParsedOnce = plays(
  {
    args: { showCover: false },
    beforeEach: () => {
      effectCount = 0;
      const construct = (...args: Parameters<typeof Reflect.construct>): object => {
        effectCount += 1;
        return Reflect.construct(...args);
      };
      return replaceProperty(window, 'KeyframeEffect', new Proxy(KeyframeEffect, { construct }));
    },
  },
  async ({ turn, expectPages }) => {
    // Seven elements move in either direction.
    await waitFor(() => expect(effectCount).toBe(14));
    for (const [x, page] of [
      [0.75, 4],
      [0.25, 2],
      [0.25, 0],
    ] as const) {
      await turn([x, 0.6]);
      await expectPages(page, page + 1);
    }
    await expect(effectCount).toBe(14);
  },
);

let progress: TurnProgress[] = [];

/**
 * The flipbook calls `onTurnProgress` in each frame of a turn or drag. The last call has 1 or 0, even
 * if another turn replaces this one. A turn without movement makes only that call. If the numbers of
 * the pages change during a turn, the calls have the new ones.
 */
export const ProgressEndsOnOneOrZero = plays(
  { args: { showCover: false, flippingTime: 5000, onTurnProgress: (turn) => progress.push(turn) } },
  async ({ root, hand }) => {
    const ends = () => progress.filter(({ progress: share }) => share === 0 || share === 1);
    progress = [];
    hand.click(rightPage);
    await frames(4);
    await land(root);
    await expect(progress.length).toBeGreaterThan(3);
    const shares = progress.map((turn) => turn.progress);
    await expect(shares).toEqual(shares.toSorted((share, other) => share - other));
    await expect(ends()).toEqual([{ from: 2, to: 4, direction: 'forward', progress: 1 }]);

    progress = [];
    hand.startDrag([0.02, 0.98], [0.2, 0.95]);
    await frames(2);
    await expect(progress.at(-1)?.progress).toBeCloseTo(0.2, 1);
    hand.release([0.2, 0.95]);
    await land(root);
    await expect(ends()).toEqual([{ from: 4, to: 2, direction: 'back', progress: 0 }]);

    progress = [];
    void handle.current?.flipNext();
    await frames(3);
    void handle.current?.turnToPage(0);
    await expect(ends()).toEqual([
      { from: 4, to: 6, direction: 'forward', progress: 0 },
      { from: 6, to: 0, direction: 'back', progress: 1 },
    ]);
    await expect(progress.length).toBeGreaterThan(2);

    progress = [];
    hand.startDrag(corner, [0.4, 0.9]);
    await frames(2);
    await change({ children: [...numberedPages(2, 100), ...numberedPages(8)] });
    hand.release([0.4, 0.9]);
    await land(root);
    await expect(ends()).toEqual([{ from: 2, to: 4, direction: 'forward', progress: 1 }]);
  },
);
