import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler, StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn } from 'storybook/test';
import { scriptAt, Typewriter, type TypewriterProps } from '../../src/index.ts';
import { fakeMedia } from '../flipbook/play/media.ts';
import { createStoryClock } from './play/createStoryClock.tsx';
import { shortPlan as plan, shortScript } from './play/shortScript.ts';
import { typewriterIn, visibleText } from './play/visibleText.ts';

const clock = createStoryClock();
const onRender = fn();

let applyChange: (to: Partial<TypewriterProps> | 'unmounted') => void = () => {};

/** Changes the props that the parent passes to its typewriter, or unmounts it, at once. */
const change = (to: Partial<TypewriterProps> | 'unmounted') => flushSync(() => applyChange(to));

/** The parent of a typewriter. {@link change} updates it. */
function Parent(props: TypewriterProps) {
  const [overrides, setOverrides] = useState<Partial<TypewriterProps> | 'unmounted'>({});
  applyChange = setOverrides;
  return overrides === 'unmounted' ? null : <Typewriter {...props} {...overrides} />;
}

export default {
  title: 'Dialogue/Typewriter/Behavior',
  component: Typewriter,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [clock.decorator],
  args: { ...shortScript, onDone: fn(), onTalking: fn() },
  beforeEach: () => {
    clock.reset();
    onRender.mockClear();
  },
  render: (args) => (
    <Profiler id="typewriter" onRender={onRender}>
      <Parent {...args} />
    </Profiler>
  ),
} satisfies Meta<typeof Typewriter>;

type Story = StoryObj<typeof Typewriter>;

/**
 * At every moment, the visible text matches the script, with one render for each change. A screen
 * reader gets the final text once, from the start.
 */
export const TheVisibleTextMatchesTheScript: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const root = typewriterIn(canvasElement);
    const words = canvas.getByText('Hi, meet me.');
    const audibleParts = () => Array.from(root.children).filter((part) => part.getAttribute('aria-hidden') !== 'true');
    onRender.mockClear();
    let renders = 0;
    for (let ms = 0; ms <= plan.durationMs; ms += 10) {
      if (ms > 0 && scriptAt(plan, ms).text !== scriptAt(plan, ms - 10).text) renders += 1;
      await expect(visibleText(canvasElement)).toBe(scriptAt(plan, ms).text);
      await expect(audibleParts()).toEqual([words]);
      // React counts renders in development only.
      if (import.meta.env.DEV) await expect(onRender).toHaveBeenCalledTimes(renders);
      clock.advance(10);
    }
    // Eight characters, four erased, eight more.
    await expect(renders).toBe(20);
    await expect(root).toHaveAttribute('data-phase', 'done');
    await expect(root).toHaveTextContent(/^Hi, meet me\.$/);
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(clock.timerCount()).toBe(0);
  },
};

/**
 * `skip` shows the end at once and calls `onDone` once, even in React's Strict Mode. Setting it back
 * changes nothing.
 */
export const SkipShowsTheEnd: Story = {
  render: (args) => (
    <StrictMode>
      <Parent {...args} />
    </StrictMode>
  ),
  play: async ({ args, canvasElement }) => {
    await expect(clock.timerCount()).toBe(1);
    clock.advance(100);
    change({ skip: true });
    await expect(visibleText(canvasElement)).toBe('Hi, meet me.');
    await expect(typewriterIn(canvasElement)).toHaveAttribute('data-phase', 'done');
    await expect(clock.timerCount()).toBe(0);
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    change({ skip: false });
    clock.advance(10_000);
    await expect(visibleText(canvasElement)).toBe('Hi, meet me.');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** A new script or a new name starts over. Equal steps in a new array, or unused values, do not. */
export const AnotherScriptStartsOver: Story = {
  args: { steps: [{ type: 'Hi {name}!' }], values: { name: 'Ada' } },
  play: async ({ args, canvasElement, step }) => {
    await step('An equal script in a new array continues', async () => {
      clock.advance(90);
      change({ steps: [{ type: 'Hi {name}!' }], values: { name: 'Ada', company: 'Acme' } });
      await expect(visibleText(canvasElement)).toBe('Hi ');
    });
    await step('Another name restarts and calls `onDone` again', async () => {
      clock.advance(1000);
      await expect(args.onDone).toHaveBeenCalledTimes(1);
      change({ values: { name: 'Grace' } });
      await expect(visibleText(canvasElement)).toBe('');
      clock.advance(1000);
      await expect(visibleText(canvasElement)).toBe('Hi Grace!');
      await expect(args.onDone).toHaveBeenCalledTimes(2);
    });
    await step('Another script in mid-word restarts, too', async () => {
      change({ values: { name: 'Grace' }, steps: [{ type: 'Bye, {name}.' }] });
      clock.advance(30);
      change({ values: { name: 'Grace' }, steps: [{ type: 'Good-bye.' }] });
      clock.advance(60);
      await expect(visibleText(canvasElement)).toBe('Go');
      await expect(clock.timerCount()).toBe(1);
    });
  },
};

let setReducedMotion: (prefers: boolean) => void = () => {};

/** A visitor who turns on reduced motion during the typing sees the end at once. */
export const ReducedMotionTakesEffectAtOnce: Story = {
  beforeEach: () => {
    setReducedMotion = fakeMedia(/reduced-motion/, false);
  },
  play: async ({ args, canvasElement }) => {
    clock.advance(90);
    await expect(visibleText(canvasElement)).toBe('Hi,');
    flushSync(() => setReducedMotion(true));
    await expect(visibleText(canvasElement)).toBe('Hi, meet me.');
    flushSync(() => setReducedMotion(false));
    await expect(visibleText(canvasElement)).toBe('Hi, meet me.');
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** A typewriter that unmounts stops its timer and calls `onTalking` with `false`. */
export const UnmountingEndsTheTyping: Story = {
  play: async ({ args }) => {
    clock.advance(60);
    change('unmounted');
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(clock.timerCount()).toBe(0);
  },
};
