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

/** A page, a corner laid over, and the crease between. Drag anywhere: the corner follows. */
export const WithinReach: Story = {};

/** Paper does not stretch: dragged too far, the corner stays where the circles let it. */
export const TooFar: Story = { args: { x: -250, y: 110 } };

/** The box of which the crease is an edge. There are two of its size, one with the flat page, one with the flap. */
export const Boxes: Story = { args: { boxes: true } };
