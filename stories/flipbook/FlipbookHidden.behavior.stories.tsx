import { Activity, type ReactNode, Suspense, use } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import type { TurnProgress } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { behaviorWithHandlers, change, handle, type Props, plays } from './play/behavior.tsx';
import { animationsOf, frames, visiblePages } from './play/book.ts';
import { changeAtOnce, useChanges } from './play/change.ts';
import { corner } from './play/Hand.ts';
import { fakeMedia } from './play/media.ts';
import { leftPage, rightPage } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/Hiding and reduced motion',
  ...behaviorWithHandlers,
  args: { ...behaviorWithHandlers.args, startPage: 4 },
};

const forever = new Promise<never>(() => undefined);

function Pending(): ReactNode {
  return use(forever);
}

interface HideableProps extends Props {
  hiddenBy?: 'Activity' | 'Suspense';
}

/** A flipbook that `Activity` or `Suspense` can hide. */
function Hideable(props: HideableProps) {
  const { hiddenBy, ...args } = useChanges(props);
  return (
    <Activity mode={hiddenBy === 'Activity' ? 'hidden' : 'visible'}>
      <Suspense fallback="Waiting">
        <Flipbook {...args} ref={handle} />
        {hiddenBy === 'Suspense' && <Pending />}
      </Suspense>
    </Activity>
  );
}

const onTurnProgress = fn<(turn: TurnProgress) => void>();
const hideable = { render: (args: Props) => <Hideable {...args} /> };
const changeNow = changeAtOnce<HideableProps>;

/** With reduced motion, too, the repeats of a held key are ignored until the turn's time is over. */
export const HeldKeyTurnsSlowly = plays(
  { beforeEach: () => void fakeMedia(/reduced-motion/) },
  async ({ root, expectPages }) => {
    root.focus();
    for (const repeat of [false, true, true]) await fireEvent.keyDown(root, { key: 'ArrowLeft', repeat });
    await expectPages(2, 3);
  },
);

/** When React hides a flipbook, a turn lands, a dragged page falls, and methods resolve to `hidden`. */
export const HidingLandsATurn = plays(hideable, async ({ step, root, hand }) => {
  for (const [hiddenBy, page] of [
    ['Activity', 6],
    ['Suspense', 4],
  ] as const)
    await step(hiddenBy, async () => {
      await frames(4);
      const storedHandle = handle.current;
      const outcome = storedHandle?.flip(page);
      changeNow({ hiddenBy });
      await expect(await outcome).toBe('landed');
      await expect(await storedHandle?.flip(0)).toBe('hidden');
      changeNow({});
      const expectOpen = () => expect(visiblePages(root)).toEqual([`Page ${page}`, `Page ${page + 1}`]);
      await waitFor(expectOpen);
      await expect(handle.current?.getState()).toBe('read');
      // The flipbook does not start over, because its element is the same.
      await frames(4);
      await expectOpen();
    });
  await step('during a drag', async () => {
    changeNow({ onTurnProgress });
    const lastProgress = () => onTurnProgress.mock.lastCall?.[0].progress;
    hand.startDrag(corner, [0.7, 0.9]);
    await frames(2);
    await expect(lastProgress()).toBeGreaterThan(0);
    changeNow({ hiddenBy: 'Activity', onTurnProgress });
    await waitFor(() => expect(root).not.toBeVisible());
    await expect(lastProgress()).toBe(0);
    changeNow({});
    await waitFor(() => expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']));
    await expect(root.querySelectorAll('[data-turning]')).toHaveLength(0);
  });
});

/** Makes the document hidden or visible. */
function setHidden(hidden: boolean): void {
  spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

let setReducedMotion: (prefers: boolean) => void = () => undefined;

const withPreference = {
  beforeEach: () => {
    setReducedMotion = fakeMedia(/reduced-motion/, false);
  },
};

/** In a hidden tab, or once reduced motion is preferred, turns land at once. */
export const HiddenTabsAndReducedMotionLandTurns = plays(withPreference, async (context) => {
  const { step, root, hand, turn, expectPages } = context;
  for (const [title, set] of Object.entries({ 'a hidden tab': setHidden, 'reduced motion': setReducedMotion }))
    await step(title, async () => {
      hand.click(rightPage);
      await expect(visiblePages(root)).toHaveLength(4);
      set(true);
      await expect(visiblePages(root)).toEqual(['Page 6', 'Page 7']);
      hand.click(leftPage);
      await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
      hand.dragAndRelease(corner, [0.8, 0.9], [0.6, 0.9]);
      await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
      hand.hover(corner);
      hand.hover([0.7, 0.5]);
      await expect(visiblePages(root)).toHaveLength(2);
      await expect(animationsOf(root)).toEqual([]);
      set(false);
      hand.click(rightPage);
      await expect(visiblePages(root)).toHaveLength(4);
      await expectPages(6, 7);
      await turn(leftPage);
    });
});

/** A frozen turn blocks clicks and methods. When it is removed, the open pages lie flat. */
export const FrozenTurnBlocksInput = plays(
  { args: { turn: { direction: 'forward', progress: 0.5 } } },
  async ({ root, hand, expectPages }) => {
    hand.click(rightPage);
    await expect(await handle.current?.flipNext()).toBe('disabled');
    await expect(root.querySelectorAll('[data-turning]')).toHaveLength(2);
    await change({ turn: undefined });
    await expect(root.querySelectorAll('[data-turning], [data-flip-shade]')).toHaveLength(0);
    await expectPages(4, 5);
  },
);
