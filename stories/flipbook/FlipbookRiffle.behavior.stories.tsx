import { expect, userEvent } from 'storybook/test';
import { behavior, change, handle, plays } from './play/behavior.tsx';
import { animationsOf, frames, holdAt, land, leafStyles, pageBoxes, pageIndex } from './play/book.ts';
import { corner, pastSpine } from './play/Hand.ts';
import { numberedPages } from './play/numberedPages.tsx';
import type { Steps } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Riffling',
  ...behavior,
  args: { ...behavior.args, children: numberedPages(40) },
};

/** The fronts and backs of the turning leaves, the lowest first. */
const turningPages = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-turning]')]
    .sort((first, second) => Number(getComputedStyle(first).zIndex) - Number(getComputedStyle(second).zIndex))
    .map(pageIndex);

const timesOf = (root: HTMLElement, name: 'delay' | 'duration') => [
  ...new Set(animationsOf(root).map(({ effect }) => Math.round(Number(effect?.getTiming()[name])))),
];

/** A far jump turns five leaves, 70 ms apart, in the time of a single turn. */
export const FarJumpsRiffle = plays(async ({ root, expectPages }) => {
  const [first, last] = [pageBoxes(root)[3], pageBoxes(root)[36]];
  const result = handle.current?.flip(37);
  await frames(2);
  await expect(turningPages(root)).toEqual([31, 23, 17, 9, 3, 8, 16, 22, 30, 36]);
  await expect(timesOf(root, 'delay')).toEqual([0, 70, 140, 210, 280]);
  // A leaf turns for 720 ms, and then holds its last pose for as long.
  await expect(timesOf(root, 'duration')).toEqual([1440]);
  await expect(new Set(animationsOf(root).map(({ startTime }) => startTime)).size).toBe(1);
  await expect(root.querySelectorAll('[data-flip-shade="cast"]')).toHaveLength(5);
  await expect(pageBoxes(root)).toHaveLength(40);
  await expect(handle.current?.getTargetPage()).toBe(36);
  await expectPages(36, 37);
  await expect(await result).toBe('landed');
  await expect([pageBoxes(root)[3], pageBoxes(root)[36]]).toEqual([first, last]);
  await expect(root.querySelectorAll('[data-part][style], [data-role], [data-flip-shade]')).toHaveLength(0);
});

/**
 * Home, End and a distant `page` from the parent riffle, too. With `riffle` off, one leaf turns.
 */
export const KeysAndParentsRiffle = plays({ args: { page: 2 } }, async ({ root, expectPages }) => {
  root.focus();
  for (const [jump, pages] of [
    [() => userEvent.keyboard('{End}'), [38, 39]],
    [() => userEvent.keyboard('{Home}'), [0, 1]],
    [() => change({ page: 20 }), [20, 21]],
  ] as const) {
    await jump();
    await frames(2);
    await expect(turningPages(root)).toHaveLength(10);
    await expectPages(...pages);
  }
  await change({ page: 2, riffle: false });
  await frames(2);
  await expect(turningPages(root)).toHaveLength(2);
  await land(root);
});

const interruptions: Readonly<Record<string, (steps: Steps) => unknown>> = {
  'another jump': () => handle.current?.flip(10),
  'a jump without a turn': () => handle.current?.turnToPage(10),
  'a key': () => userEvent.keyboard('{Home}'),
  'a drag': ({ hand }) => hand.dragAndRelease(corner, pastSpine),
  'skipped pages removed': () => change({ children: numberedPages(40).filter((_, page) => page < 8 || page > 11) }),
  'a turning page removed': () => change({ children: numberedPages(40).filter((_, page) => page !== 16) }),
  'a page added at the front': () => change({ children: numberedPages(41, -1) }),
  'a single-page layout': () => change({ layout: 'single' }),
  'another reading direction': () => change({ direction: 'rtl' }),
  print: () => [window.dispatchEvent(new Event('beforeprint')), window.dispatchEvent(new Event('afterprint'))],
};

/** An interrupted riffle leaves nothing behind, and the flipbook comes to rest. */
export const InterruptedRifflesComeToRest = plays(async (steps) => {
  const { root, step } = steps;
  for (const [title, interrupt] of Object.entries(interruptions))
    await step(title, async () => {
      void handle.current?.turnToPage(2);
      root.focus();
      void handle.current?.flip(37);
      await frames(2);
      holdAt(root, 400);
      await interrupt(steps);
      await land(root);
      await expect(root.querySelectorAll('[style][data-part], [data-turning], [data-flip-shade]')).toHaveLength(0);
      await expect(pageBoxes(root).filter((box) => !box.hidden)).toHaveLength(
        root.dataset.orientation === 'portrait' ? 1 : 2,
      );
      await change({ children: numberedPages(40), layout: 'auto', direction: 'ltr' });
    });
});

/** Adding pages at the end, or changing the size, does not stop a riffle. */
export const RifflesContinueThroughChanges = plays(async ({ root, expectPages }) => {
  void handle.current?.flip(37);
  await frames(2);
  const before = turningPages(root);
  await change({ children: numberedPages(60), width: 240, height: 320 });
  await expect(turningPages(root)).toEqual(before);
  holdAt(root, 500);
  await expect(new Set(leafStyles(root)).size).toBeGreaterThan(20);
  await expectPages(36, 37);
});
