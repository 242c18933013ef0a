import { expect } from 'storybook/test';
import { behaviourOfPages, played, plays, reported, type Story } from './play/behaviour.tsx';
import { numberedPages } from './play/numberedPages.tsx';

export default {
  title: 'Flipbook/Flipbook/Behaviour/Without motion',
  tags: ['!autodocs'],
  ...behaviourOfPages,
  args: { ...behaviourOfPages.args, defaultPage: 0, children: numberedPages(6) },
};

const reduced = Object.assign(new EventTarget(), { matches: false });

const withReducedMotion = (matches: boolean) => () => {
  reduced.matches = matches;
  const { matchMedia } = window;
  // DOM edge: a media query of which only this much is used.
  window.matchMedia = (query) =>
    query.includes('reduced-motion') ? (reduced as MediaQueryList) : matchMedia.call(window, query);
  return () => {
    window.matchMedia = matchMedia;
  };
};

/** With reduced motion, the events are the same, in the same order, at once. */
export const ReducedMotion = plays({ beforeEach: withReducedMotion(true) }, async ({ root, hand }) => {
  hand.click([0.75, 0.5]);
  await expect(reported()).toEqual(['flipping', 'flip 2', 'page 2 by click', 'read']);
  hand.pull([0.98, 0.98], [0.8, 0.9], [0.6, 0.9]);
  hand.lift([0.6, 0.9]);
  await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
  hand.hover([0.98, 0.98]);
  hand.hover([0.7, 0.5]);
  await expect(reported()).toEqual(['fold_corner', 'read']);
  await expect(root.getAnimations({ subtree: true })).toEqual([]);
});

/** Makes the document hidden, or visible. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A hidden tab has no frames to move in: what turns there has landed, and what was turning when it was hidden. */
export const HiddenTab: Story = {
  beforeEach: () => {
    // What was laid over the document's own property is gone again.
    return () => void Reflect.deleteProperty(document, 'hidden');
  },
  play: played(async ({ root, hand, told }) => {
    const turned = ['flipping', 'flip 2', 'page 2 by click', 'read'];
    hand.click([0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    setHidden(true);
    await expect(reported()).toEqual(turned);
    hand.click([0.25, 0.5]);
    await expect(reported()).toEqual(['flipping', 'flip 0', 'page 0 by click', 'read']);
    setHidden(false);
    hand.click([0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await told(...turned);
  }),
};

/** The wish for no motion counts from the moment it is made: what turns just then has landed. */
export const ReducedMotionFromNowOn = plays({ beforeEach: withReducedMotion(false) }, async ({ root, hand }) => {
  hand.click([0.75, 0.5]);
  await expect(root).toHaveAttribute('data-state', 'flipping');
  reduced.matches = true;
  reduced.dispatchEvent(new Event('change'));
  await expect(reported()).toEqual(['flipping', 'flip 2', 'page 2 by click', 'read']);
});
