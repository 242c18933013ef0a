import type { Meta, StoryObj } from '@storybook/react-vite';
import { Typewriter } from '../../src/index.ts';
import { onSheet } from './frames.tsx';
import { greeting, slipMs } from './play/greeting.ts';

export default {
  title: 'Dialogue/Typewriter',
  component: Typewriter,
  decorators: [onSheet],
  args: greeting,
} satisfies Meta<typeof Typewriter>;

type Story = StoryObj<typeof Typewriter>;

/** Half a second into the greeting, with space for the whole text. */
export const Default: Story = { args: { frozenMs: 500 } };

export const Playground: Story = { args: { skip: false }, parameters: { chromatic: { disableSnapshot: true } } };

/** The typing mistake is complete, and the pause before its correction has begun. */
export const SlipComplete: Story = { args: { frozenMs: slipMs } };

/** Joined letters appear from right to left, starting with the first. */
export const Arabic: Story = {
  args: { steps: [{ type: 'مرحبًا! أنا {name}، أصنع مواقع الويب.' }], values: { name: 'ليلى' }, frozenMs: 300 },
};

/** A half-typed word that is longer than the line already breaks where the complete word does. */
export const Unbreakable: Story = {
  args: { steps: [{ type: 'My name is {name}.' }], values: { name: 'W'.repeat(80) }, frozenMs: 1500 },
};
