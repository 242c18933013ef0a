import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, fn } from 'storybook/test';
import { Typewriter } from '../../src/index.ts';
import { onSheet } from './onSheet.tsx';
import { handTurned } from './play/handTurned.tsx';
import { change, Parent } from './play/Parent.tsx';
import { shortPlan as plan, shortScript } from './play/shortScript.ts';
import { stillPreference } from './play/stillPreference.ts';
import { typed, typewriterIn } from './play/typed.ts';

const clock = handTurned();

const meta = {
  title: 'Dialogue/Typewriter/Behaviour/Changes',
  tags: ['!autodocs'],
  component: Typewriter,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [onSheet, clock.decorator],
  args: { ...shortScript, onDone: fn(), onTalking: fn() },
  beforeEach: clock.wind,
  render: (args) => <Parent {...args} />,
} satisfies Meta<typeof Typewriter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Skipping shows the end at once, and says so once; taking the skip back changes nothing. */
export const SkipShowsTheEnd: Story = {
  play: async ({ args, canvasElement }) => {
    clock.pass(100);
    change({ skip: true });
    await expect(typed(canvasElement)).toBe('Hi, meet me.');
    await expect(typewriterIn(canvasElement)).toHaveAttribute('data-phase', 'done');
    await expect(clock.waiting()).toBe(0);
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    await expect(args.onDone).toHaveBeenCalledOnce();
    change({ skip: false });
    clock.pass(10_000);
    await expect(typed(canvasElement)).toBe('Hi, meet me.');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** React's strict mode, which runs every effect twice, hears no more of it. */
export const DoneOnceInStrictMode: Story = {
  render: (args) => <Parent isStrict {...args} />,
  play: async ({ args, canvasElement }) => {
    await expect(clock.waiting()).toBe(1);
    clock.pass(5 * 30);
    await expect(typed(canvasElement)).toBe('Hi, m');
    clock.pass(plan.durationMs);
    await expect(args.onDone).toHaveBeenCalledOnce();
    change({ skip: true });
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** Skipped from the start there is no typing at all, in strict mode neither. */
export const SkippedOnceInStrictMode: Story = {
  ...DoneOnceInStrictMode,
  args: { skip: true },
  play: async ({ args, canvasElement }) => {
    await expect(typewriterIn(canvasElement)).toHaveAttribute('data-phase', 'done');
    await expect(args.onTalking).not.toHaveBeenCalledWith(true);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(clock.waiting()).toBe(0);
  },
};

/** Another script, or other words in it, begin anew; the same words in new arrays, or words it does not use, go on. */
export const AnotherScriptBeginsAnew: Story = {
  args: { steps: [{ type: 'Hi {name}!' }], words: { name: 'Ada' } },
  play: async ({ args, canvasElement, step }) => {
    await step('The same in a new array goes on', async () => {
      clock.pass(90);
      change({ steps: [{ type: 'Hi {name}!' }], words: { name: 'Ada', company: 'Acme' } });
      await expect(typed(canvasElement)).toBe('Hi ');
    });
    await step('Another name begins anew, and calls onDone again', async () => {
      clock.pass(1000);
      await expect(args.onDone).toHaveBeenCalledTimes(1);
      change({ words: { name: 'Grace' } });
      await expect(typed(canvasElement)).toBe('');
      clock.pass(1000);
      await expect(typed(canvasElement)).toBe('Hi Grace!');
      await expect(args.onDone).toHaveBeenCalledTimes(2);
    });
    await step('Another script in mid-word does, too', async () => {
      change({ words: { name: 'Grace' }, steps: [{ type: 'Bye, {name}.' }] });
      clock.pass(30);
      change({ words: { name: 'Grace' }, steps: [{ type: 'Good-bye.' }] });
      clock.pass(60);
      await expect(typed(canvasElement)).toBe('Go');
      await expect(clock.waiting()).toBe(1);
    });
  },
};

/** Unmounting in mid-word ends the talking. */
export const GoneInMidWord: Story = {
  play: async ({ args }) => {
    clock.pass(60);
    change('gone');
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(clock.waiting()).toBe(0);
  },
};

let preference = stillPreference(false);
preference.restore();

/** Who wants less motion sees the end at once. */
export const ReducedMotionShowsTheEnd: Story = {
  beforeEach: () => {
    preference = stillPreference(true);
    return () => preference.restore();
  },
  play: async ({ args, canvasElement }) => {
    await expect(typewriterIn(canvasElement)).toHaveAttribute('data-phase', 'done');
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(args.onTalking).not.toHaveBeenCalledWith(true);
    await expect(clock.waiting()).toBe(0);
  },
};

/** Who asks for less motion while it types sees the end from then on. */
export const ReducedMotionIsLive: Story = {
  beforeEach: () => {
    preference = stillPreference(false);
    return () => preference.restore();
  },
  play: async ({ args, canvasElement }) => {
    clock.pass(90);
    await expect(typed(canvasElement)).toBe('Hi,');
    flushSync(() => preference.set(true));
    await expect(typed(canvasElement)).toBe('Hi, meet me.');
    flushSync(() => preference.set(false));
    await expect(typed(canvasElement)).toBe('Hi, meet me.');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
