import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';
import { inRoom } from './inRoom.tsx';

const meta = {
  title: 'Booklet/Booklet/Motion',
  component: Booklet,
  decorators: [
    (Story) => (
      <VisitProvider>
        <Story />
      </VisitProvider>
    ),
    inRoom,
  ],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1600', isRotated: false } },
  args: { content: typical },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cover, a board, half-way open. */
export const CoverHalfWay: Story = { args: { turn: { direction: 'forward', progress: 0.5 } } };

/** The cover a quarter open. */
export const CoverAQuarter: Story = { args: { turn: { direction: 'forward', progress: 0.25 } } };

/** A leaf half-way, from the lower corner. */
export const LeafHalfWay: Story = {
  args: { defaultPage: 1, turn: { direction: 'forward', corner: 'bottom', progress: 0.5 } },
};

/** A leaf coming back. */
export const LeafComingBack: Story = {
  args: { defaultPage: 5, turn: { direction: 'back', corner: 'top', progress: 0.3 } },
};

/** One page at a time. */
export const PageHalfWay: Story = {
  args: { defaultPage: 2, turn: { direction: 'forward', corner: 'bottom', progress: 0.4 } },
  globals: { viewport: { value: 'w1024', isRotated: false } },
};
