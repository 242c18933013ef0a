import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';

const meta = {
  title: 'Console/Pages/Experience levels',
  component: ExperienceLevelsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Levels 1 to 5 and the bonus stage. */
export const Default: Story = {};

/** Fifteen jobs: the six that weigh most are levels, the rest is counted. */
export const Long: Story = states.long;

/** Two positions at one company, what the company is, certificates and awards; texts with markup. */
export const EverySection: Story = states.everySection;

export const Sparse: Story = states.sparse;
export const Arabic: Story = states.arabic;
export const Narrow: Story = states.narrow;
export const Wide: Story = states.wide;
export const Readable: Story = states.readable;
