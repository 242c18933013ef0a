import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '../../../src/console/pages/AboutPage.tsx';
import { everySection, typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';

const meta = {
  title: 'Console/Pages/About the developer',
  component: AboutPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The story. */
export const Default: Story = {};

/** Without a story of its own the page takes the résumé's summary: one with a list and a link. */
export const SummaryWithMarkup: Story = {
  args: { content: { ...everySection, game: { ...everySection.game, about: [] } } },
};

export const Sparse: Story = states.sparse;
export const Long: Story = states.long;
export const Arabic: Story = states.arabic;
export const Narrow: Story = states.narrow;
export const Wide: Story = states.wide;
