import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';

const meta = {
  title: 'Console/Pages/Controls',
  component: ControlsPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four groups of skills. */
export const Default: Story = {};

export const Sparse: Story = states.sparse;
export const Long: Story = states.long;
export const Arabic: Story = states.arabic;
export const Narrow: Story = states.narrow;
export const Wide: Story = states.wide;

/** Skills with their levels, and the languages below them. */
export const EverySection: Story = states.everySection;
