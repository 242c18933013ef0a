import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Leveling guide',
  component: LevelingGuidePage,
  args: { content: typical, number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five levels and a bonus stage. */
export const Default: Story = {};

export const Pocket288: Story = inPocket;
