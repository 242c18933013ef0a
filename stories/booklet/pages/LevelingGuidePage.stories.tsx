import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { arabic, everySection, long, sparse, typical } from '../../content/fixtures.ts';
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

/** The résumé lists neither work nor training. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs: the six that weigh most are levels, the rest is counted. */
export const Long: Story = { args: { content: long } };

/** Written from right to left; the spine stays where it is. */
export const Arabic: Story = { args: { content: arabic } };

/** Two positions at one company, and texts with markup. */
export const EverySection: Story = { args: { content: everySection } };

export const Pocket288: Story = inPocket(288);
export const Pocket414: Story = inPocket(414);
