import type { Meta, StoryObj } from '@storybook/react-vite';
import { Typewriter } from '../../src/index.ts';
import { onSheet } from './onSheet.tsx';
import { greeting, greetingMs } from './play/greeting.ts';

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

/** Nothing stands there yet, but its room is kept. */
export const Start: Story = { args: { frozenMs: greetingMs.start } };

/** The slip is complete; a pause, as the writer sees it. */
export const SlipComplete: Story = { args: { frozenMs: greetingMs.slip } };

/** Letters that join go from right to left, from the first one on. */
export const Arabic: Story = {
  args: { steps: [{ type: 'مرحبًا! أنا {name}، أصنع مواقع الويب.' }], words: { name: 'ليلى' }, frozenMs: 300 },
};

/** A word that is longer than the line, half typed, breaks where it will break. */
export const Unbreakable: Story = {
  args: { steps: [{ type: 'My name is {name}.' }], words: { name: 'W'.repeat(80) }, frozenMs: 1500 },
};
