import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn } from 'storybook/test';
import { scriptAt, Typewriter } from '../../src/index.ts';
import { onSheet } from './onSheet.tsx';
import { handTurned } from './play/handTurned.tsx';
import { shortPlan as plan, shortScript } from './play/shortScript.ts';
import { tab } from './play/tab.ts';
import { textChanges } from './play/textChanges.ts';
import { typed, typewriterIn } from './play/typed.ts';

const clock = handTurned();
const onRender = fn();

const meta = {
  title: 'Dialogue/Typewriter/Behaviour',
  tags: ['!autodocs'],
  component: Typewriter,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [onSheet, clock.decorator],
  args: { ...shortScript, onDone: fn(), onTalking: fn() },
  beforeEach: () => {
    clock.wind();
    onRender.mockClear();
  },
  render: (args) => (
    <Profiler id="typewriter" onRender={onRender}>
      <Typewriter {...args} />
    </Profiler>
  ),
} satisfies Meta<typeof Typewriter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At every moment stands there what the script says, and at its end nothing runs. */
export const TypesTheScript: Story = {
  play: async ({ args, canvasElement }) => {
    const seen: string[] = [];
    for (let ms = 0; ms <= plan.durationMs; ms += 10) {
      seen.push(typed(canvasElement));
      clock.pass(10);
    }
    await expect(seen).toEqual(seen.map((_, index) => scriptAt(plan, index * 10).text));
    await expect(typewriterIn(canvasElement)).toHaveAttribute('data-phase', 'done');
    await expect(args.onDone).toHaveBeenCalledOnce();
    await expect(clock.waiting()).toBe(0);
  },
};

/** So often has the page changed, and so often did it render: React counts that in development only. */
async function expectRenders(count: number, changes: () => number) {
  await expect(changes()).toBe(count);
  if (import.meta.env.DEV) await expect(onRender).toHaveBeenCalledTimes(count);
}

/** Each change that can be seen is one render; nothing else is. */
export const OneRenderPerChange: Story = {
  play: async ({ canvasElement }) => {
    if (import.meta.env.DEV) await expect(onRender).toHaveBeenCalledOnce();
    onRender.mockClear();
    const changes = textChanges(canvasElement);
    let renders = 0;
    let last = scriptAt(plan, 0);
    for (let ms = 10; ms <= plan.durationMs; ms += 10) {
      const now = scriptAt(plan, ms);
      if (now.text !== last.text) renders += 1;
      last = now;
      clock.pass(10);
      await expectRenders(renders, changes);
    }
    // Eight letters, four erased, eight more.
    await expect(renders).toBe(20);
  },
};

/** `onTalkingChange` is called at each change; erasing and pauses are not talking. */
export const TalkingIsTold: Story = {
  play: async ({ args }) => {
    await expect(args.onTalking).toHaveBeenCalledTimes(1);
    await expect(args.onTalking).toHaveBeenLastCalledWith(true);
    clock.pass(8 * 30);
    await expect(args.onTalking).toHaveBeenCalledTimes(2);
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    clock.pass(650 + 500 + 4 * 30);
    await expect(args.onTalking).toHaveBeenCalledTimes(3);
    await expect(args.onTalking).toHaveBeenLastCalledWith(true);
    await expect(args.onDone).not.toHaveBeenCalled();
    clock.pass(8 * 30);
    await expect(args.onTalking).toHaveBeenLastCalledWith(false);
    await expect(args.onDone).not.toHaveBeenCalled();
    clock.pass(200);
    await expect(args.onTalking).toHaveBeenCalledTimes(4);
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

/** In a hidden tab time stands still: what was to be typed meanwhile is typed afterwards. */
export const AHiddenTabWaits: Story = {
  beforeEach: () => () => tab(undefined),
  play: async ({ canvasElement }) => {
    clock.pass(45);
    tab('hidden');
    await expect(clock.waiting()).toBe(0);
    clock.pass(60_000);
    await expect(typed(canvasElement)).toBe('H');
    tab('visible');
    clock.pass(14);
    await expect(typed(canvasElement)).toBe('H');
    clock.pass(1);
    await expect(typed(canvasElement)).toBe('Hi');
  },
};

/** A frozen moment stays, and handlers are called for it alone. */
export const AFrozenMomentStandsStill: Story = {
  args: { frozenMs: 100 },
  play: async ({ args, canvasElement }) => {
    await expect(clock.waiting()).toBe(0);
    await expect(typed(canvasElement)).toBe('Hi,');
    await expect(args.onTalking).toHaveBeenCalledOnce();
    await expect(args.onTalking).toHaveBeenCalledWith(true);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
