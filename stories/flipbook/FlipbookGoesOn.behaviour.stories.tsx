import { expect, waitFor } from 'storybook/test';
import { behaviourTold, handle, played, plays, reported, type Story } from './play/behaviour.tsx';
import { inSight, pageBoxes } from './play/bookParts.ts';
import { changing } from './play/Changing.tsx';
import { drawn, drawnAt } from './play/drawn.ts';
import { frames } from './play/frames.ts';
import { corner } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Goes on',
  tags: ['!autodocs'],
  ...behaviourTold,
  args: { ...behaviourTold.args, defaultPage: 4 },
};

const eight = numberedPages(8);

/** A turn goes on, at the moment at which it was, when pages come after it, or before it, which gives it other numbers; it lands, and its promise is kept. */
export const PagesAddedInMidTurn = plays(
  changing({ Append: { children: numberedPages(12) }, Add: { children: [...numberedPages(2, 100), ...eight] } }),
  async ({ canvas, userEvent, root, told }) => {
    await frames(4);
    const turns = {
      Append: ['update 4 landscape', 'flip 6', 'page 6 by method'],
      Add: ['update 6 landscape', 'page 6 by pages', 'flip 8', 'page 8 by method'],
    };
    for (const [name, events] of Object.entries(turns)) {
      await handle.current?.turnToPage(4);
      reported();
      const landed = handle.current?.flipNext();
      const before = await drawnAt(root, 450);
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(root).toHaveAttribute('data-state', 'flipping');
      await expect(drawn(root)).toEqual(before);
      await told('flipping', ...events, 'read');
      await expect(await landed).toBe(true);
      await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    }
  },
);

/** A page that is held stays in the hand when pages come and go around it. */
export const PagesAppendedInMidDrag = plays(
  changing({ Append: { children: numberedPages(12) }, Shorten: { children: numberedPages(6, 2) } }),
  async ({ canvas, root, hand }) => {
    await frames(4);
    reported();
    hand.pull(corner, [0.7, 0.9]);
    await frames(2);
    const before = drawn(root);
    for (const name of ['Append', 'Shorten']) {
      canvas.getByRole('button', { name }).click();
      await waitFor(() => expect(reported()).toContainEqual(expect.stringMatching(/^update/)));
      await expect(root).toHaveAttribute('data-state', 'user_fold');
      await expect(drawn(root)).toEqual(before);
    }
    hand.drag([0.3, 0.9]);
    hand.lift([0.3, 0.9]);
    await land(root);
    await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    await expect(reported()).toEqual(['flipping', 'flip 4', 'page 4 by drag', 'read']);
  },
);

/** The last page of a book with a cover is hard; when others come after it in mid-turn, the leaf stays a board till it lies. */
export const CoverThatBecomesAPage: Story = {
  args: { showCover: true, defaultPage: 5 },
  ...changing({ Append: { children: numberedPages(10) } }),
  play: played(async ({ canvas, userEvent, root }) => {
    void handle.current?.flipNext();
    const before = await drawnAt(root, 450);
    await userEvent.click(canvas.getByRole('button', { name: 'Append' }));
    await expect(drawn(root)).toEqual(before);
    await expect(root.querySelectorAll('[data-turning="hard"]')).toHaveLength(2);
    await expect(pageBoxes(root)[7]).toHaveAttribute('data-density', 'soft');
    // The page that came to lie beside the old cover is there already, beneath the leaf.
    await expect(inSight(root)).toContain('Page 8');
    await land(root);
    await expect(inSight(root)).toEqual(['Page 7', 'Page 8']);
  }),
};

/** A parent that takes over its page's new number does not ask for another turn by it. */
export const RenumberedInMidTurn: Story = {
  args: { page: 4, onFlip: undefined, onChangeState: undefined, onUpdate: undefined, onInit: undefined },
  ...plays(
    changing({ Add: { children: [...numberedPages(2, 100), ...eight] } }),
    async ({ canvas, userEvent, root, hand, told }) => {
      hand.click([0.75, 0.5]);
      const before = await drawnAt(root, 450);
      await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
      await expect(reported()).toEqual(['page 6 by pages']);
      await expect(drawn(root)).toEqual(before);
      await told('page 8 by click');
      await expect(inSight(root)).toEqual(['Page 6', 'Page 7']);
    },
  ),
};
