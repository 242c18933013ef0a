import type { Meta, StoryObj } from '@storybook/react-vite';
import { Booklet, VisitProvider } from '../../src/index.ts';
import { typical } from '../content/fixtures.ts';

const meta = {
  title: 'Booklet/Booklet',
  component: Booklet,
  decorators: [
    (Story) => (
      <VisitProvider>
        <Story />
      </VisitProvider>
    ),
  ],
  args: { content: typical },
} satisfies Meta<typeof Booklet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eight pages, one under the other. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { name: 'Handbook', notes: { heading: 'Passwords' }, backCover: { hire: 'Add to party' } } },
  parameters: { visual: { skip: true } },
};
