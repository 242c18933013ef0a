import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelingGuidePage } from '../../../src/booklet/pages/LevelingGuidePage.tsx';
import { arabic, everySection, long, sparse, typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Leveling guide/Features',
  component: LevelingGuidePage,
  args: { content: typical, number: 3 },
} satisfies Meta<typeof LevelingGuidePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The résumé lists neither work nor training. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs: the oldest share level 1. */
export const Long: Story = { args: { content: long } };

/** Written from right to left; the spine stays where it is. */
export const Arabic: Story = { args: { content: arabic } };

/** Two positions at one company, and texts with markup. */
export const EverySection: Story = { args: { content: everySection } };
