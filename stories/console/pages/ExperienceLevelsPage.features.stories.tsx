import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/screens/ExperienceLevelsPage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Experience levels/Features',
  component: ExperienceLevelsPage,
  decorators: [onLcd],
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The résumé lists neither work nor training. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs: the oldest share level 1. */
export const Long: Story = { args: { content: long } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
