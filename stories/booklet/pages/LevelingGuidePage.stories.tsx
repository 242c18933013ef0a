import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Leveling guide',
  component: LevelingGuidePage,
  args: { content: typical, number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five levels and a bonus stage. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { heading: 'The Way So Far' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
