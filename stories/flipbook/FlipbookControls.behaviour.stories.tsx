import { expect } from 'storybook/test';
import { behaviour, played, plays, reported, type Story } from './play/behaviour.tsx';
import { ControlPage } from './play/ControlPage.tsx';
import { frames } from './play/frames.ts';
import { Hand, type Spot } from './play/Hand.ts';
import { aroundPage3, numberedPages } from './play/numberedPages.tsx';
import { numbers } from './play/numbers.ts';

const link = <a href="#elsewhere">Go</a>;

const withControl = (control = link, density: 'hard' | 'soft' = 'soft') =>
  aroundPage3(<ControlPage data-density={density}>{control}</ControlPage>);

export default {
  title: 'Flipbook/Flipbook/Behaviour/Controls on pages',
  tags: ['!autodocs'],
  ...behaviour,
  args: { ...behaviour.args, children: withControl() },
};

/** A place so many pixels from the right and the lower edge of a book of two pages. */
const fromCorner = (xPx: number, yPx: number): Spot => [1 - xPx / (numbers.width * 2), 1 - yPx / numbers.height];
const corner = fromCorner(4, 4);
const onControl = fromCorner(42, 48);
const besideControl = fromCorner(75, 75);

/** What is to be clicked with a mouse. */
const roles =
  'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option treeitem slider spinbutton textbox searchbox combobox scrollbar'.split(
    ' ',
  );

/** Nothing that runs, and two frames later. */
async function settle(root: HTMLElement): Promise<void> {
  for (const animation of root.getAnimations({ subtree: true })) animation.finish();
  await frames(3);
}

/** Over a link in a corner's reach no corner lifts. */
export const NoLiftOverAControl = plays(async ({ hand }) => {
  hand.hover(onControl);
  await expect(reported()).toEqual([]);
  hand.hover(besideControl);
  await expect(reported()).toEqual(['fold_corner']);
});

/** What has the role of a control is one: no corner lifts over it, and a press on it turns nothing. */
export const ControlsByTheirRole: Story = {
  args: { children: withControl(<span data-control="">Go</span>) },
  play: played(async ({ canvasElement, step, hand }) => {
    const control = canvasElement.querySelector('[data-control]');
    for (const role of roles)
      await step(role, async () => {
        control?.setAttribute('role', role);
        hand.hover(onControl);
        await expect(hand.press(onControl)).toBe(control);
        hand.lift(onControl);
        await expect(reported()).toEqual([]);
      });
    control?.removeAttribute('role');
  }),
};

const wholePage = { inlineSize: '100%', blockSize: '100%' };

/** A picture that is drawn, or moves without a bar of controls, is paper: taps, swipes and drags on it turn, and keys do. */
export const PicturesArePaper: Story = {
  args: {
    ...numbers,
    children: [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
      number % 2 === 0 ? (
        <canvas key={number} style={wholePage} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: it is silent, and shows nothing
        <video key={number} style={wholePage} />
      ),
    ),
  },
  play: played(async ({ canvasElement, root, hand, landing }) => {
    const finger = new Hand(root, { pointerType: 'touch' });
    const turned = async (page: number): Promise<void> => {
      await expect(await landing()).toContain(`flip ${page}`);
    };
    // On the right lies a video, on the left a canvas.
    finger.click([0.75, 0.5]);
    await turned(4);
    finger.click([0.25, 0.5]);
    await turned(2);
    finger.swipe([0.8, 0.5], [0.7, 0.5]);
    await turned(4);
    const pastSpine: Spot = [0.6, 0.9];
    hand.pullAndLift([0.1, 0.9], [0.3, 0.9], pastSpine);
    await turned(2);
    const video = canvasElement.querySelector('[data-side="end"]:not([hidden]) video');
    video?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await turned(4);
  }),
};

/** Where it has a bar of controls, its presses and its keys are its own. */
export const MediaWithControls: Story = {
  args: {
    children: withControl(
      // biome-ignore lint/a11y/useMediaCaption: it is silent, and shows nothing
      <video controls style={{ inlineSize: 30, blockSize: 30 }} />,
    ),
  },
  play: played(async ({ canvasElement, hand }) => {
    const video = canvasElement.querySelector('video');
    hand.hover(onControl);
    await expect(hand.press(onControl)).toBe(video);
    hand.lift(onControl);
    video?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await expect(reported()).toEqual([]);
  }),
};

/** A lifted corner falls when the pointer comes to a control, wherever that lies: the control is seen, and is pressed. */
export const FallsOverAControl = plays(async ({ canvas, step, root, hand, told }) => {
  const goTo = canvas.getByRole('link');
  // From the corner the control lies on the flat part; from farther in, on the part that is lifted.
  const lifts: readonly (readonly [from: string, spot: Spot])[] = [
    ['from the corner', corner],
    ['from farther in', besideControl],
  ];
  for (const [from, spot] of lifts)
    await step(from, async () => {
      hand.hover(spot);
      await settle(root);
      await expect(reported()).toEqual(['fold_corner']);
      hand.hover(spot);
      await settle(root);
      hand.hover(onControl);
      await frames(3);
      await expect(hand.press(onControl)).toBe(goTo);
      hand.lift(onControl);
      await told('read');
    });
});

/** A press on a control lets a lifted corner fall, also when no movement led there. */
export const PressUnderALiftedCorner = plays(async ({ canvas, root, hand, told }) => {
  hand.hover(corner);
  await settle(root);
  await expect(hand.press(onControl)).toBe(canvas.getByRole('link'));
  hand.lift(onControl);
  await told('fold_corner', 'read');
});

/** A board that is lifted a little keeps the presses of its controls as well. */
export const ControlsOfABoard: Story = {
  ...FallsOverAControl,
  args: { children: withControl(link, 'hard') },
};

/** What lies on the page beneath a lifted corner is not to be pressed yet, and lets no corner fall. */
export const ControlsBeneath: Story = {
  args: {
    defaultPage: 0,
    children: withControl(link)
      .slice(2)
      .toSpliced(0, 0, ...numberedPages(2, 8)),
  },
  play: played(async ({ canvas, root, hand, told }) => {
    hand.hover(fromCorner(95, 95));
    await settle(root);
    hand.hover(fromCorner(95, 95));
    await settle(root);
    hand.hover(onControl);
    await frames(3);
    await expect(reported()).toEqual(['fold_corner']);
    hand.hover(fromCorner(95, 95));
    await settle(root);
    await expect(hand.press(onControl)).not.toBe(canvas.getByRole('link'));
    hand.lift(onControl);
    await told('flipping', 'flip 2', 'read');
  }),
};

/** Without `clickEventForward` presses on controls turn, so corners lift over them too. */
export const ControlsThatKeepNoPresses = plays({ args: { clickEventForward: false } }, async ({ root, hand }) => {
  hand.hover(onControl);
  await settle(root);
  await expect(reported()).toEqual(['fold_corner']);
});
