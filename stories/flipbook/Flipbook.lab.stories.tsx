import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrozenFrame } from './lab/FrozenFrame.tsx';

const meta = {
  title: 'Flipbook/Lab',
  component: FrozenFrame,
  parameters: { visual: { target: '[data-lab]' } },
  args: { direction: 'forward', corner: 'bottom', progress: 0.3, rightToLeft: false, boxes: false },
  argTypes: {
    direction: { control: 'inline-radio', options: ['forward', 'back'] },
    corner: { control: 'inline-radio', options: ['top', 'bottom'] },
    progress: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
  },
} satisfies Meta<typeof FrozenFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the engine says of a frame lies exactly on what the book draws of it. */
export const Forward: Story = {};

/** The same of a page that is turned back by its top corner. */
export const Back: Story = { args: { direction: 'back', corner: 'top', progress: 0.6 } };

/** The box of which the crease is an edge. There are two of its size, one with the flat page, one with the flap. */
export const Boxes: Story = { args: { boxes: true, progress: 0.25 } };
