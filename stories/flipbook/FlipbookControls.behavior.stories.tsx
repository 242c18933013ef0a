import { expect, fireEvent } from 'storybook/test';
import { behavior, plays } from './play/behavior.tsx';
import { animationsOf, frames, visiblePages } from './play/book.ts';
import { ControlPage } from './play/ControlPage.tsx';
import { pastSpine, type Spot } from './play/Hand.ts';
import { numberedPages, numberedProps, withPage3 } from './play/numberedPages.tsx';
import type { Steps } from './play/steps.ts';

const link = <a href="#elsewhere">Go</a>;

const withControl = (control = link, density: 'hard' | 'soft' = 'soft') =>
  withPage3(<ControlPage data-density={density}>{control}</ControlPage>);

export default {
  title: 'Flipbook/Flipbook/Behavior/Controls on pages',
  ...behavior,
  args: { ...behavior.args, children: withControl() },
};

/** A point this many px from the right and bottom edges of an open spread. */
const fromCorner = (xPx: number, yPx: number): Spot => [
  1 - xPx / (numberedProps.width * 2),
  1 - yPx / numberedProps.height,
];
const corner = fromCorner(4, 4);
const onControl = fromCorner(42, 48);
const besideControl = fromCorner(75, 75);

/** Moves over a point and finishes the animations that start. */
async function hoverAt(spot: Spot, { root, hand }: Steps): Promise<void> {
  hand.hover(spot);
  for (const animation of animationsOf(root)) animation.finish();
  await frames(3);
}

const roles =
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider spinbutton ' +
  'textbox searchbox combobox scrollbar';

/** Over an element with the role of a control, no corner lifts, and a press turns no page. */
export const ControlRolesTakePresses = plays(
  { args: { children: withControl(<span data-control="">Go</span>) } },
  async ({ canvasElement, step, root, hand }) => {
    const control = canvasElement.querySelector('[data-control]');
    for (const role of roles.split(' '))
      await step(role, async () => {
        control?.setAttribute('role', role);
        hand.hover(onControl);
        await expect(hand.press(onControl)).toBe(control);
        hand.release(onControl);
        await expect(visiblePages(root)).toHaveLength(2);
      });
    control?.removeAttribute('role');
  },
);

/**
 * A drag on a canvas draws instead of turning the page if the canvas has `touch-action: none` or
 * captures the mouse. With `touch-action: none`, the mouse lifts no corner there, either.
 */
export const DrawingsKeepTheirPointer = plays(
  { args: { children: withControl(<canvas aria-label="Signature" width={30} height={30} />) } },
  async ({ canvas, step, root, hand, openPage }) => {
    const signature = canvas.getByLabelText<HTMLCanvasElement>('Signature');
    const sign = () => hand.dragAndRelease(onControl, pastSpine);
    await step('with touch-action: none', async () => {
      signature.style.touchAction = 'none';
      hand.hover(onControl);
      sign();
      await expect(visiblePages(root)).toHaveLength(2);
      signature.style.touchAction = '';
    });
    await step('that captures the mouse', async () => {
      // Only a real pointer can be captured.
      signature.hasPointerCapture = () => true;
      sign();
      await expect(visiblePages(root)).toHaveLength(2);
      signature.hasPointerCapture = () => false;
    });
    await step('that does neither', async () => {
      sign();
      await expect(await openPage()).toBe('Page 4');
    });
  },
);

const controlSize = { inlineSize: 30, blockSize: 30 };

const fallStory = (density: 'hard' | 'soft') =>
  plays({ args: { children: withControl(link, density) } }, async (context) => {
    const { root, canvas, step, hand, openPage } = context;
    const controlLink = canvas.getByRole('link');
    // Lifted at the corner, the page leaves the control on its flat part; farther in, on its flap.
    for (const [from, spot] of Object.entries({ 'the corner': corner, 'farther in': besideControl }))
      await step(`from ${from}`, async () => {
        await hoverAt(spot, context);
        await expect(visiblePages(root)).toHaveLength(4);
        await hoverAt(spot, context);
        hand.hover(onControl);
        await frames(3);
        await expect(hand.press(onControl)).toBe(controlLink);
        hand.release(onControl);
        await expect(await openPage()).toBe('Page 2');
      });
    // The corner also falls if the pointer presses the control without moving to it first.
    await hoverAt(corner, context);
    await expect(hand.press(onControl)).toBe(controlLink);
    hand.release(onControl);
    await expect(await openPage()).toBe('Page 2');
  });

/** A lifted corner falls when the pointer reaches a control, which can then be pressed. */
export const CornerFallsOverAControl = fallStory('soft');

/** The controls of a slightly lifted board still take presses. */
export const LiftedBoardLetsControlsTakePresses = fallStory('hard');

/** Controls on the page below a lifted corner take no presses, and do not make the corner fall. */
export const ControlsBelowTheCornerTakeNoPress = plays(
  { args: { startPage: 0, children: [...numberedPages(2, 8), ...withControl().slice(2)] } },
  async (context) => {
    const { root, canvas, hand, openPage } = context;
    for (const spot of [fromCorner(95, 95), fromCorner(95, 95), onControl]) await hoverAt(spot, context);
    await expect(visiblePages(root)).toHaveLength(4);
    await hoverAt(fromCorner(95, 95), context);
    await expect(hand.press(onControl)).not.toBe(canvas.getByRole('link'));
    hand.release(onControl);
    await expect(await openPage()).toBe('Page 2');
  },
);

/** A press on a `draggable` element drags it: no corner lifts over it, and the page does not fold. */
export const DraggableElementsAreDragged = plays(
  { args: { children: withControl(<span draggable style={{ display: 'block', ...controlSize }} />) } },
  async ({ root, hand, openPage }) => {
    hand.hover(onControl);
    const card = hand.press(onControl);
    await expect(card).toHaveAttribute('draggable');
    await expect(await fireEvent.dragStart(card)).toBe(true);
    hand.drag(pastSpine);
    await expect(visiblePages(root)).toHaveLength(2);
    hand.release(pastSpine);
    await expect(await openPage()).toBe('Page 2');
  },
);

const undraggable = (
  <span draggable={false}>
    <img alt="" style={controlSize} />
  </span>
);

/** A press on a picture, or on an element with `draggable="false"`, folds the page. */
export const PressOnAPictureFoldsThePage = plays(
  { args: { children: withControl(undraggable) } },
  async ({ hand, openPage }) => {
    const picture = hand.press(onControl);
    await expect(picture.tagName).toBe('IMG');
    await expect(await fireEvent.dragStart(picture)).toBe(false);
    hand.drag(pastSpine);
    hand.release(pastSpine);
    await expect(await openPage()).toBe('Page 4');
  },
);

/**
 * A lifted corner falls when the mouse enters an `iframe`, which sends no mouse events to the
 * document around it.
 */
export const CornerFallsOverAFrame = plays(
  { args: { children: withControl(<iframe title="Map" style={{ ...controlSize, border: 0 }} />) } },
  async (context) => {
    await hoverAt(corner, context);
    await expect(visiblePages(context.root)).toHaveLength(4);
    context.hand.fire('pointerover', onControl);
    await expect(await context.openPage()).toBe('Page 2');
  },
);

/** A video with `controls` handles its own presses and keys. One without counts as a picture. */
export const VideosWithControlsTakePresses = plays(
  // biome-ignore lint/a11y/useMediaCaption: the video is silent and empty
  { args: { children: withControl(<video controls style={controlSize} />) } },
  async ({ root, hand, openPage }) => {
    hand.hover(onControl);
    const video = hand.press(onControl);
    await expect(video.tagName).toBe('VIDEO');
    hand.release(onControl);
    fireEvent.keyDown(video, { key: 'ArrowRight' });
    await expect(visiblePages(root)).toHaveLength(2);
    video.removeAttribute('controls');
    fireEvent.keyDown(video, { key: 'ArrowRight' });
    await expect(await openPage()).toBe('Page 4');
  },
);
