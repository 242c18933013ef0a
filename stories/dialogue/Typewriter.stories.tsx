import type { Meta, StoryObj } from '@storybook/react-vite';
import { Typewriter } from '../../src/index.ts';
import { onSheet } from './frames.tsx';
import { greeting, slipMs } from './play/greeting.ts';

const meta = {
  title: 'Dialogue/Typewriter',
  component: Typewriter,
  decorators: [onSheet],
  args: greeting,
} satisfies Meta<typeof Typewriter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Half a second into the greeting. The room for all of it is kept. */
export const Default: Story = { args: { frozenMs: 500 } };

/** Types as you watch. */
export const Playground: Story = { args: { skip: false }, parameters: { chromatic: { disableSnapshot: true } } };

/** The slip is complete; a pause, as the writer sees it. */
export const SlipComplete: Story = { args: { frozenMs: slipMs } };

/** Letters that join go from right to left, from the first one on. */
export const Arabic: Story = {
  args: { steps: [{ type: 'مرحبًا! أنا {name}، أصنع مواقع الويب.' }], values: { name: 'ليلى' }, frozenMs: 300 },
};

/** A word that is longer than the line, half typed, breaks where it will break. */
export const Unbreakable: Story = {
  args: { steps: [{ type: 'My name is {name}.' }], values: { name: 'W'.repeat(80) }, frozenMs: 1500 },
};
