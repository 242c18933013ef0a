import { expect, waitFor } from 'storybook/test';
import { behaviour, handlers, plays, reported } from './play/behaviour.tsx';
import { frames, land, visiblePages } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { numberedPages, numbers } from './play/numberedPages.tsx';

const { onFlip, onPageChange } = handlers;

export default {
  title: 'Flipbook/Flipbook/Behaviour/The open page',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  args: { ...numbers, page: 2, onFlip, onPageChange },
};

const parentSetsPage = changing({ 'To 5': { page: 5 }, 'To 6': { page: 6 } });

/**
 * A controlled parent that accepts each turn keeps it. A new `page` prop turns the flipbook without
 * a report; the number of an open page turns nothing.
 */
export const ParentAcceptsTurns = plays(parentSetsPage, async ({ canvas, userEvent, root, hand, expectEvents }) => {
  hand.click([0.75, 0.5]);
  await expectEvents('flip 4', 'page 4 by click');
  await userEvent.click(canvas.getByRole('button', { name: 'To 5' }));
  await expect(root).toHaveAttribute('data-state', 'read');
  await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
  await userEvent.click(canvas.getByRole('button', { name: 'To 6' }));
  await expect(root).toHaveAttribute('data-state', 'flipping');
  await expectEvents('flip 6');
  await expect(visiblePages(root)).toEqual(['Page 6', 'Page 7']);
});

/**
 * If the parent rejects a turn, the flipbook turns back without a report, whichever page of the
 * spread the parent sets.
 */
export const ParentRejectsTurns = plays(
  changing({ 'At 2': { page: 2 }, 'At 3': { page: 3 } }),
  async ({ canvas, root, hand, userEvent }) => {
    for (const name of ['At 2', 'At 3']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      hand.click([0.75, 0.5]);
      await waitFor(async () => {
        await land(root);
        await expect(visiblePages(root)).toEqual(['Page 2', 'Page 3']);
      });
      await expect(reported(), name).toEqual(['flip 4', 'page 4 by click', 'flip 2']);
    }
  },
);

const eight = numberedPages(8);
const rebound = changing({
  Odd: { children: [<p key="odd">Odd</p>, ...eight] },
  Rebind: { direction: 'rtl' },
  Remove: { children: eight.toSpliced(2, 2) },
});

/**
 * A turn that a render interrupts has landed: the flipbook reports it, and a parent that accepts it
 * is not turned back.
 */
export const InterruptingRenderLandsATurn = plays(rebound, async ({ canvas, root, hand }) => {
  for (const name of ['Rebind', 'Odd']) {
    const before = visiblePages(root);
    hand.click(name === 'Odd' ? [0.25, 0.5] : [0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    canvas.getByRole('button', { name }).click();
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'read'));
    await frames(4);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(visiblePages(root)).not.toEqual(before);
  }
  await expect(visiblePages(root)).toContain('Page 6');
});

/** If a turning leaf is removed, the parent receives the new number of the target page. */
export const RemovedLeafReportsTheNewNumber = plays(rebound, async ({ canvas, root, hand }) => {
  hand.click([0.75, 0.5]);
  canvas.getByRole('button', { name: 'Remove' }).click();
  await waitFor(() => expect(root).toHaveAttribute('data-state', 'read'));
  await frames(4);
  await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
  await expect(reported().at(-1)).toBe('page 2 by pages');
});

const filling = changing({
  Four: { page: 3, children: numberedPages(4) },
  Eight: { page: 3, children: eight },
  One: { page: 3, children: eight, width: 1000 },
});

/**
 * As pages arrive one by one, the flipbook opens at the parent's page, and in portrait at exactly
 * that page. It turns nothing and reports nothing.
 */
export const ParentsPageOpensAsPagesArrive = plays(
  { ...filling, args: { page: 3, children: [] } },
  async ({ canvas, userEvent, root }) => {
    for (const [name, pages] of Object.entries({ Four: [2, 3], Eight: [2, 3], One: [3] })) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(visiblePages(root)).toEqual(pages.map((page) => `Page ${page}`)));
      await expect(root).toHaveAttribute('data-state', 'read');
    }
    await expect(reported()).toEqual([]);
  },
);
