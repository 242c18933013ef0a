import { expect, waitFor } from 'storybook/test';
import { behaviour, handlers, plays, reported } from './play/behaviour.tsx';
import { frames, inSight, land } from './play/book.ts';
import { changing } from './play/Changing.tsx';
import { numberedPages, numbers } from './play/numberedPages.tsx';

const { onFlip, onPageChange } = handlers;

export default {
  title: 'Flipbook/Flipbook/Behaviour/The open page',
  tags: ['!autodocs', 'behaviour'],
  ...behaviour,
  args: { ...numbers, page: 2, onFlip, onPageChange },
};

const taken = changing({ 'To 5': { page: 5 }, 'To 6': { page: 6 } });

/** A parent that decides the page and takes turns over, keeps them. A change from outside turns the page, and is not reported back; to a page that is open, nothing turns. */
export const TakenOver = plays(taken, async ({ canvas, userEvent, root, hand, expectEvents }) => {
  hand.click([0.75, 0.5]);
  await expectEvents('flip 4', 'page 4 by click');
  await userEvent.click(canvas.getByRole('button', { name: 'To 5' }));
  await expect(root).toHaveAttribute('data-state', 'read');
  await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  await userEvent.click(canvas.getByRole('button', { name: 'To 6' }));
  await expect(root).toHaveAttribute('data-state', 'flipping');
  await expectEvents('flip 6');
  await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
});

/** A turn that the parent does not take over is turned back, which it is not told: whichever page of the spread it decides on. */
export const NotTakenOver = plays(
  changing({ 'At 2': { page: 2 }, 'At 3': { page: 3 } }),
  async ({ canvas, root, hand, userEvent }) => {
    for (const name of ['At 2', 'At 3']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      hand.click([0.75, 0.5]);
      await waitFor(async () => {
        await land(root);
        await expect(inSight(root)).toEqual(['Page 2', 'Page 3']);
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

/** A turn that a render ends has landed: it is told, and the parent that takes it over is not asked to go back. */
export const EndedByARender = plays(rebound, async ({ canvas, root, hand }) => {
  for (const name of ['Rebind', 'Odd']) {
    const before = inSight(root);
    hand.click(name === 'Odd' ? [0.25, 0.5] : [0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    canvas.getByRole('button', { name }).click();
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'read'));
    await frames(4);
    await expect(root).toHaveAttribute('data-state', 'read');
    await expect(inSight(root)).not.toEqual(before);
  }
  await expect(inSight(root)).toContain('Page 6');
});

/** When a turning leaf is taken out, the parent hears the number that the page it led to has now. */
export const TurningLeafRemoved = plays(rebound, async ({ canvas, root, hand }) => {
  hand.click([0.75, 0.5]);
  canvas.getByRole('button', { name: 'Remove' }).click();
  await waitFor(() => expect(root).toHaveAttribute('data-state', 'read'));
  await frames(4);
  await expect(inSight(root)).toEqual(['Page 4', 'Page 5']);
  await expect(reported().at(-1)).toBe('page 2 by pages');
});

const filling = changing({
  Four: { page: 3, children: numberedPages(4) },
  Eight: { page: 3, children: eight },
  One: { page: 3, children: eight, width: 1000 },
});

/** When pages come, one after another, the book opens at that of its parent; where one is shown, it is that very page. Nothing turns, and nothing is told. */
export const OtherPageOfTheSpread = plays(
  { ...filling, args: { page: 3, children: [] } },
  async ({ canvas, userEvent, root }) => {
    for (const [name, pages] of Object.entries({ Four: [2, 3], Eight: [2, 3], One: [3] })) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(inSight(root)).toEqual(pages.map((page) => `Page ${page}`)));
      await expect(root).toHaveAttribute('data-state', 'read');
    }
    await expect(reported()).toEqual([]);
  },
);
