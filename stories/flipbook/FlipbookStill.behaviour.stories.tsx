import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect } from 'storybook/test';
import type { FlipbookHandle } from '../../src/flipbook/index.ts';
import { Flipbook } from '../../src/index.ts';
import { rootIn } from './play/bookParts.ts';
import { Hand } from './play/Hand.ts';
import { land } from './play/land.ts';
import { numberedPages } from './play/numberedPages.tsx';
import { record } from './play/record.ts';

const { handlers, reported } = record();

const meta = {
  title: 'Flipbook/Flipbook/Behaviour/Without motion',
  tags: ['!autodocs'],
  component: Flipbook,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    'aria-label': 'Numbers',
    width: 300,
    height: 400,
    children: numberedPages(6),
    onFlip: handlers.onFlip,
    onChangeState: handlers.onChangeState,
    onPageChange: handlers.onPageChange,
  },
  beforeEach: () => void reported(),
} satisfies Meta<typeof Flipbook>;

export default meta;
type Story = StoryObj<typeof meta>;

const handle = createRef<FlipbookHandle>();
const states: string[] = [];
const heard = (event: string) => states.push(`${event} in ${handle.current?.getState()}`);

const reduced = Object.assign(new EventTarget(), { matches: false });

const withReducedMotion = (matches: boolean) => () => {
  reported();
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
export const ReducedMotion: Story = {
  beforeEach: withReducedMotion(true),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const hand = new Hand(root);
    hand.click([0.75, 0.5]);
    await expect(reported()).toEqual(['flipping', 'flip 2', 'page 2 by click', 'read']);
    hand.pull([
      [0.98, 0.98],
      [0.8, 0.9],
      [0.6, 0.9],
    ]);
    hand.lift([0.6, 0.9]);
    await expect(reported()).toEqual(['user_fold', 'flipping', 'read']);
    hand.hover([0.98, 0.98]);
    hand.hover([0.7, 0.5]);
    await expect(reported()).toEqual(['fold_corner', 'read']);
    await expect(root.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** Without motion, too, the book's state inside each handler is the one that was reported last. */
export const StatesAsReported: Story = {
  args: {
    onFlip: (page) => heard(`flip ${page}`),
    onChangeState: (state) => heard(state),
    onPageChange: (page) => heard(`page ${page}`),
  },
  render: (args) => <Flipbook {...args} ref={handle} />,
  beforeEach: () => {
    states.length = 0;
    return withReducedMotion(true)();
  },
  play: async () => {
    await handle.current?.flip(2);
    await expect(states.splice(0)).toEqual([
      'flipping in flipping',
      'flip 2 in flipping',
      'page 2 in flipping',
      'read in read',
    ]);
    await handle.current?.turnToPage(4);
    await expect(states).toEqual(['flip 4 in read', 'page 4 in read']);
  },
};

/** Makes the document hidden, or visible. */
function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A hidden tab has no frames to move in: what turns there has landed, and what was turning when it was hidden. */
export const HiddenTab: Story = {
  beforeEach: () => {
    reported();
    // What was laid over the document's own property is gone again.
    return () => void Reflect.deleteProperty(document, 'hidden');
  },
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    const turned = ['flipping', 'flip 2', 'page 2 by click', 'read'];
    new Hand(root).click([0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    setHidden(true);
    await expect(reported()).toEqual(turned);
    new Hand(root).click([0.25, 0.5]);
    await expect(reported()).toEqual(['flipping', 'flip 0', 'page 0 by click', 'read']);
    setHidden(false);
    new Hand(root).click([0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    await land(root);
    await expect(reported()).toEqual(turned);
  },
};

/** The wish for no motion counts from the moment it is made: what turns just then has landed. */
export const ReducedMotionFromNowOn: Story = {
  beforeEach: withReducedMotion(false),
  play: async ({ canvasElement }) => {
    const root = rootIn(canvasElement);
    new Hand(root).click([0.75, 0.5]);
    await expect(root).toHaveAttribute('data-state', 'flipping');
    reduced.matches = true;
    reduced.dispatchEvent(new Event('change'));
    await expect(reported()).toEqual(['flipping', 'flip 2', 'page 2 by click', 'read']);
  },
};
