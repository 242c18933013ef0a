import type { Meta, StoryObj } from '@storybook/react-vite';
import { Typewriter } from '../../src/index.ts';
import { onSheet } from './onSheet.tsx';
import { greeting } from './play/greeting.ts';

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
