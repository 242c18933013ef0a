import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { Flipbook } from '../../../src/index.ts';
import { behaviorOfZoom, handle, onZoomChange, plays, type Story, zoom } from '../play/behaviorOfZoom.tsx';
import { animationsOf, bookIn, holdAt } from '../play/book.ts';
import { fakeMedia } from '../play/media.ts';
import { numberedProps, withPage3 } from '../play/numberedPages.tsx';

export default { title: 'Flipbook/Zoom/Behavior/Keys', ...behaviorOfZoom };

/**
 * The keys `+`, `=`, `-` and `0` and the methods change the zoom, and report each change. With
 * Ctrl, the browser zooms.
 */
export const KeysZoom = plays({}, async ({ root }) => {
  root.focus();
  await userEvent.keyboard('+=-00{Control>}+{/Control}');
  handle.current?.zoomIn();
  handle.current?.zoomOut();
  await expect(onZoomChange.mock.calls).toEqual([[1.5], [2], [1.5], [1], [1.5], [1]]);
});

/** Zoomed in, Shift with an arrow key pans. */
export const KeysPan = plays({ args: { defaultZoom: 2 } }, async ({ root, box }) => {
  root.focus();
  box.scrollTo(200, 100);
  const scrollPositions = { Left: [140, 100], Up: [140, 40], Right: [200, 40], Down: [200, 100] };
  for (const [direction, scrollPosition] of Object.entries(scrollPositions)) {
    await userEvent.keyboard(`{Shift>}{Arrow${direction}}{/Shift}`);
    await expect([box.scrollLeft, box.scrollTop]).toEqual(scrollPosition);
  }
});

const controls = (
  <div>
    <input aria-label="Field" style={{ width: 100, height: 100 }} />
    <button type="button" aria-label="Button" style={{ display: 'block', width: 100, height: 50 }} />
  </div>
);
const withField = <Flipbook {...numberedProps}>{withPage3(controls)}</Flipbook>;

/** Keys, drags and the wheel in a field, and taps on a button, do not zoom or pan. */
export const FieldsKeepTheirInput = plays(
  { args: { defaultZoom: 2, children: withField } },
  async ({ canvas, box, hand, finger }) => {
    const field = canvas.getByRole('textbox', { name: 'Field' });
    await userEvent.type(field, '+=-0');
    await expect(field).toHaveValue('+=-0');
    const { scrollLeft } = box;
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    hand.dragAndRelease([0.52, 0.1], [0.4, 0.1]);
    await expect(await fireEvent.wheel(field, { deltaY: -100, ctrlKey: true })).toBe(true);
    for (const _ of [1, 2]) finger.tap([0.6, 0.3]);
    await expect([zoom(), box.scrollLeft]).toEqual([2, scrollLeft]);
    for (const _ of [1, 2]) finger.tap([0.6, 0.45]);
    await expect(zoom()).toBe(1);
  },
);

const zoomStory = (dir: 'ltr' | 'rtl'): Story =>
  plays({ args: { dir, defaultZoom: 2 } }, async ({ root, box }) => {
    const { left, top } = box.getBoundingClientRect();
    const pageBox = () => {
      const at = bookIn(root).getBoundingClientRect();
      return [at.left - left, at.top - top, at.width].map(Math.round);
    };
    await expect(pageBox()).toEqual([-300, -200, 1200]);
    for (const [to, scrolledBy, before, after] of [
      [3, [0, 0], [-300, -200, 1200], [-500, -325, 1800]],
      [1.5, [-100, 0], [-400, -325, 1800], [-150, -138, 900]],
      [3, [0, 12], [-150, -150, 900], [-400, -350, 1800]],
    ] as const) {
      box.scrollBy(scrolledBy[0], scrolledBy[1]);
      handle.current?.zoomTo(to, { clientX: left + 100, clientY: top + 50 });
      holdAt(box, 0);
      await expect(pageBox()).toEqual(before);
      holdAt(box, 179.99);
      await expect(pageBox()).toEqual(after);
      for (const move of animationsOf(box)) move.finish();
      await expect(pageBox()).toEqual(after);
    }
    await expect(onZoomChange.mock.calls).toEqual([[3], [1.5], [3]]);
  });

/** An animated zoom starts from the current view and keeps its origin in place. */
export const ZoomKeepsItsOrigin = zoomStory('ltr');
/** An animated zoom works the same in a flipbook that reads from right to left. */
export const ZoomKeepsItsOriginRightToLeft = zoomStory('rtl');

/** Print ignores the zoom. */
export const PrintIgnoresTheZoom = plays({ args: { defaultZoom: 2 } }, async ({ root, box }) => {
  const isZoomedIn = () => box.hasAttribute('data-zoomed-in');
  const view = () => [bookIn(root).getBoundingClientRect().width, box.scrollLeft, box.style.overflow, isZoomedIn()];
  await expect(view()).toEqual([1200, 300, 'auto', true]);
  fakeMedia(/print/);
  window.visualViewport?.dispatchEvent(new Event('resize'));
  await expect(view()).toEqual([600, 0, '', false]);
});

/** With reduced motion, the zoom changes at once. */
export const ReducedMotionZoomsAtOnce = plays({}, async ({ box }) => {
  fakeMedia(/reduce/);
  handle.current?.zoomIn();
  await expect([zoom(), animationsOf(box)]).toEqual([1.5, []]);
});

/** If the parent controls `zoom` and does not change it, the flipbook moves back to that zoom. */
export const ParentKeepsItsZoom = plays({ args: { zoom: 1.5 } }, async ({ root, box }) => {
  root.focus();
  await userEvent.keyboard('++');
  await expect(onZoomChange.mock.calls).toEqual([[2], [2]]);
  await waitFor(() => expect(zoom()).toBe(1.5));
  await expect(animationsOf(box)).toHaveLength(1);
});

/** If a handler throws, the error is reported and the zoom still changes. */
export const ZoomChangesWhenAHandlerThrows = plays({}, async () => {
  onZoomChange.mockImplementationOnce(() => {
    throw new Error('thrown by the handler of a story');
  });
  const reportError = spyOn(window, 'reportError').mockReturnValue();
  handle.current?.zoomIn();
  await expect(reportError).toHaveBeenCalledTimes(1);
  await expect(zoom()).toBe(1.5);
});

/** At a zoom limit nothing moves, and a flipbook zoomed out to its own size no longer scrolls. */
export const FlipbookRestsAtALimit = plays({ args: { defaultZoom: 2 } }, async ({ box }) => {
  for (const to of [9, 4, 1]) {
    handle.current?.zoomTo(to);
    await expect(animationsOf(box)).toHaveLength(to === 4 ? 0 : 1);
    await expect(box.style.overflow).toBe('auto');
    for (const move of animationsOf(box)) move.finish();
  }
  await waitFor(() => expect(box.style.overflow).toBe(''));
  await expect(onZoomChange.mock.calls).toEqual([[4], [1]]);
});
