import { expect, waitFor } from 'storybook/test';
import { Flipbook } from '../../src/index.ts';
import { addToLog, behavior, change, handlers, plays, type Story, takeEvents } from './play/behavior.tsx';
import { frames, land, visiblePages } from './play/book.ts';
import { numberedPages, numberedProps } from './play/numberedPages.tsx';
import { leftPage, rightPage } from './play/steps.ts';

export default {
  title: 'Flipbook/Flipbook/Behavior/The open page',
  ...behavior,
  args: { ...numberedProps, page: 2, onPageChange: handlers.onPageChange },
};

/**
 * A turn that a controlled parent accepts stays. A new `page` prop turns the flipbook without calling
 * `onPageChange`; the number of an open page turns nothing.
 */
export const ParentAcceptsTurns = plays(async ({ hand, expectEvents, expectPages }) => {
  hand.click(rightPage);
  await expectEvents('page 4 by click');
  await change({ page: 5 });
  await expectPages(4, 5);
  await change({ page: 6 });
  await expectPages(6, 7);
  await expect(takeEvents()).toEqual([]);
});

/** If the parent keeps its `page` (either page of the spread), the flipbook turns back without `onPageChange`. */
export const ParentRejectsTurns = plays(async ({ hand, expectPages }) => {
  for (const page of [2, 3]) {
    await change({ page });
    hand.click(rightPage);
    await waitFor(() => expectPages(2, 3));
    await expect(takeEvents(), `page ${page}`).toEqual(['page 4 by click']);
  }
});

const eight = numberedPages(8);

/** A turn that a render interrupts lands and is reported, so a parent that accepts it stays on its page. */
export const InterruptingRenderLandsATurn = plays(async ({ root, hand }) => {
  for (const [spot, props] of [
    [rightPage, { direction: 'rtl' }],
    [leftPage, { children: [<p key="odd">Odd</p>, ...eight] }],
  ] as const) {
    const before = visiblePages(root);
    hand.click(spot);
    await expect(visiblePages(root)).toHaveLength(4);
    await change(props);
    await land(root);
    await frames(4);
    const after = visiblePages(root);
    await expect(after).toHaveLength(2);
    await expect(after).not.toEqual(before);
  }
  await expect(visiblePages(root)).toContain('Page 6');
});

/** While pages are added, the parent's page opens without a turn and without a report. */
export const ParentsPageOpensAsPagesArrive = plays(
  { name: "Parent's Page Opens As Pages Arrive", args: { page: 3, children: [] } },
  async ({ root }) => {
    for (const [props, pages] of [
      [{ children: numberedPages(4) }, ['Page 2', 'Page 3']],
      [{ children: eight }, ['Page 2', 'Page 3']],
      [{ children: eight, width: 1000 }, ['Page 3']],
    ] as const) {
      await change({ page: 3, ...props });
      await waitFor(() => expect(visiblePages(root)).toEqual(pages));
    }
    await expect(takeEvents()).toEqual([]);
  },
);

/** Logs warnings. Not a spy: a story fails if spies on the console are called. */
const withWarnings = {
  beforeEach: () => {
    const { warn } = console;
    console.warn = addToLog;
    return () => Object.assign(console, { warn });
  },
};

/** A `page` without `onPageChange` warns in development, because no turn can change it. */
export const StuckPageWarns: Story = {
  ...withWarnings,
  render: () => <Flipbook {...numberedProps} page={2} />,
  play: async () => await waitFor(() => expect(takeEvents().join()).toContain('but no `onPageChange`')),
};

/** For a `page` that does not exist, the closest page opens, with a warning in development. */
export const PageIsClamped = plays(withWarnings, async ({ hand, expectPages }) => {
  const steps: readonly (readonly [page: unknown, open: readonly number[]])[] = [
    [-1, [0, 1]],
    [99, [6, 7]],
    [2.7, [2, 3]],
    ['5', [4, 5]],
    [99, [6, 7]],
  ];
  for (const [page, pages] of steps) {
    // Plain JavaScript may pass any value.
    await change({ page: page as number });
    await expectPages(...pages);
  }
  const warning = expect.stringContaining('its prop `page` is -1, which is not one of its pages');
  await expect(takeEvents()).toEqual([warning]);
  hand.click(leftPage);
  await waitFor(() => expectPages(6, 7));
});

/** If the parent's page does not exist yet, it opens once it is added. */
export const ParentsPageIsAwaited = plays(
  { name: "Parent's Page Is Awaited", args: { page: 6, children: numberedPages(4) } },
  async ({ expectPages }) => {
    await expectPages(2, 3);
    await change({ page: 6, children: eight });
    await expectPages(6, 7);
  },
);

/** If a turning leaf is removed, the parent receives the new number of the target page. */
export const RemovedLeafReportsTheNewNumber = plays(async ({ root, hand, expectPages }) => {
  hand.click(rightPage);
  await change({ children: eight.toSpliced(2, 2) });
  await land(root);
  await frames(4);
  await expectPages(4, 5);
  await expect(takeEvents().at(-1)).toBe('page 2 by pages');
});
