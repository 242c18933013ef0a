import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Leveling guide/Pocket',
  tags: ['!autodocs'],
  component: LevelingGuidePage,
  args: { content: typical, number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pocket288: Story = inPocket(288);

export const Pocket360: Story = inPocket(360);

export const Pocket414: Story = inPocket(414);

export const Pocket600: Story = inPocket(600);
