import { expect, userEvent, waitFor } from 'storybook/test';
import { Flipbook } from '../../../src/index.ts';
import { behaviorOfZoom, handle, plays, type Story } from '../play/behaviorOfZoom.tsx';
import { animationsOf, frames, pageBoxes, visiblePages } from '../play/book.ts';
import { numberedProps, withPage3 } from '../play/numberedPages.tsx';

export default { title: 'Flipbook/Zoom/Behavior/Turns', ...behaviorOfZoom };

interface ZoomedTurn {
  readonly key: string;
  readonly pages: readonly string[];
  /** The scroll position after the turn, in px from the paper's left and top edges. */
  readonly start: readonly [number, number];
}

/**
 * Zooms in, scrolls away from the corner, and turns. The view moves when the turn starts, and
 * stays there.
 */
const turnStory = (story: Story, ...turns: readonly ZoomedTurn[]): Story =>
  plays(story, async ({ root, box }) => {
    handle.current?.zoomTo(3);
    for (const { key, pages, start } of turns) {
      for (const move of animationsOf(box)) move.finish();
      const { scrollWidth, clientWidth } = box;
      const rtlOffset = getComputedStyle(box).direction === 'rtl' ? scrollWidth - clientWidth : 0;
      box.scrollTo(600 - rtlOffset, 500);
      root.focus();
      await userEvent.keyboard(key);
      await expect(visiblePages(root).length).toBeGreaterThan(pages.length);
      const position = () => [box.scrollLeft + rtlOffset, box.scrollTop];
      await waitFor(() => expect(position()).toEqual(start));
      for (const move of animationsOf(box)) move.finish();
      await waitFor(() => expect(visiblePages(root)).toEqual(pages));
      await frames(2);
      await expect(position(), pages[0]).toEqual(start);
    }
  });

const forward: ZoomedTurn = { key: '{ArrowRight}', pages: ['Page 4', 'Page 5'], start: [0, 0] };
const back: ZoomedTurn = { key: '{ArrowLeft}', pages: ['Page 2', 'Page 3'], start: [0, 0] };

/** Zoomed in, a turn shows the new spread from the corner where reading starts. */
export const TurnShowsTheReadingCorner = turnStory({}, forward, back);

/** In a flipbook that reads from right to left, reading starts at the right corner. */
export const TurnShowsTheRightCornerRightToLeft = turnStory(
  { args: { dir: 'rtl', children: <Flipbook {...numberedProps} direction="rtl" /> } },
  { ...forward, key: '{ArrowLeft}', start: [1200, 0] },
  { ...back, key: '{ArrowRight}', start: [1200, 0] },
);

/** In portrait, each page starts at its own corner. */
export const SinglePageStartsAtItsCorner = turnStory(
  { args: { style: { width: 320 } } },
  { key: '{ArrowRight}', pages: ['Page 3'], start: [30, 0] },
  { key: '{ArrowLeft}', pages: ['Page 2'], start: [30, 0] },
);

/** A cover, which is shown alone, starts at the spine. */
export const CoverStartsAtTheSpine = turnStory(
  { args: { children: <Flipbook {...numberedProps} showCover startPage={1} /> } },
  { key: '{ArrowLeft}', pages: ['Page 0'], start: [900, 0] },
  { key: '{ArrowRight}', pages: ['Page 1', 'Page 2'], start: [0, 0] },
);

const coverStory = (startPage: number, centerCover: boolean, dir: 'ltr' | 'rtl' = 'ltr'): Story =>
  plays(
    {
      args: {
        dir,
        children: <Flipbook {...numberedProps} {...{ startPage, centerCover }} showCover direction={dir} />,
      },
    },
    async ({ root, box }) => {
      const cover = () => {
        const page = pageBoxes(root)[startPage]?.getBoundingClientRect();
        const { left, right } = box.getBoundingClientRect();
        return [(page?.left ?? 0) - left, (page?.right ?? 0) - right].map(Math.round);
      };
      for (const to of [1.5, 2, 2.5]) {
        handle.current?.zoomIn();
        for (const move of animationsOf(box)) move.finish();
        const [left = 1, right = -1] = cover();
        // From zoom 2 on, nothing beside the cover shows.
        if (to >= 2) await expect([left, right], `zoom ${to}`).toEqual([300 - 150 * to, 150 * to - 300]);
      }
      handle.current?.zoomTo(1);
      handle.current?.zoomTo(3);
      for (const move of animationsOf(box)) move.finish();
      await expect(cover()).toEqual([-150, 150]);
    },
  );

/** A closed book zooms about its cover, not about the spine. */
export const ClosedBookZoomsItsCover = coverStory(0, false);
/** At the end, a closed book zooms about its back cover. */
export const ClosedBookZoomsItsBackCover = coverStory(7, false);
/** A closed right-to-left book zooms about its cover. */
export const ClosedBookZoomsItsCoverRightToLeft = coverStory(0, false, 'rtl');
/** With `centerCover`, too, a closed book zooms about its cover. */
export const CenteredCoverZooms = coverStory(7, true);

const withField = (
  <Flipbook {...numberedProps} startPage={6}>
    {withPage3(<input aria-label="Field" style={{ position: 'absolute', right: 0, bottom: 0 }} />)}
  </Flipbook>
);

/** A page opened without a turn is shown from its corner, or from the focused element on it. */
export const JumpShowsTheCornerOrTheFocus = plays({ args: { children: withField } }, async ({ canvas, root, box }) => {
  handle.current?.zoomTo(3);
  for (const move of animationsOf(box)) move.finish();
  box.scrollTo(600, 500);
  canvas.getByText('Page 4').dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect(visiblePages(root)).toEqual(['Page 4', 'Page 5']);
  await waitFor(() => expect([box.scrollLeft, box.scrollTop]).toEqual([0, 0]));
  for (const move of animationsOf(box)) move.finish();
  box.scrollTo(600, 500);
  const field = canvas.getByLabelText('Field', { selector: 'input' });
  field.closest('[data-part="page"]')?.removeAttribute('hidden');
  field.focus();
  field.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await frames(2);
  await expect(field).toHaveFocus();
  await expect(box.scrollTop).toBeGreaterThan(400);
});
