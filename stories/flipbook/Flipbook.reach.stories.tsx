import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReachOfPaper } from './lab/ReachOfPaper.tsx';

export default {
  title: 'Flipbook/Lab/Reach',
  tags: ['!autodocs'],
  component: ReachOfPaper,
  parameters: { visual: { target: '[data-lab]' } },
  args: { corner: 'bottom', x: 60, y: 290, boxes: false },
  argTypes: {
    corner: { control: 'inline-radio', options: ['top', 'bottom'] },
    x: { control: { type: 'range', min: -370, max: 370, step: 1 } },
    y: { control: { type: 'range', min: -120, max: 480, step: 1 } },
  },
} satisfies Meta<typeof ReachOfPaper>;

type Story = StoryObj<typeof ReachOfPaper>;

/** A page, its folded corner, and the crease between them. Drag anywhere: the corner follows. */
export const WithinReach: Story = {};

/** Paper does not stretch. The two circles limit how far the corner can be dragged. */
export const TooFar: Story = { args: { x: -250, y: 110 } };

/**
 * The crease is one edge of a clipping box. Two boxes of that size clip the flat page and the flap.
 */
export const Boxes: Story = { args: { boxes: true } };
