import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handheld, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';

const meta = {
  title: 'Console/Handheld',
  component: Handheld,
  decorators: [
    (Story) => (
      <VisitProvider>
        <Story />
      </VisitProvider>
    ),
  ],
  args: { content: typical },
} satisfies Meta<typeof Handheld>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Switched on: page 1 of 9. */
export const Default: Story = {};

/** Start anywhere. */
export const Playground: Story = {
  args: { initialPage: 3 },
  argTypes: { initialPage: { control: { type: 'range', min: 0, max: 8 } } },
  parameters: { visual: { skip: true } },
};
