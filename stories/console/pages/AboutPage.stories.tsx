import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '../../../src/console/pages/AboutPage.tsx';
import { everyField, sparse, typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

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
  args: { content: { ...everyField, game: { ...everyField.game, about: [] } } },
};

/** An owner who has said nothing of themselves. */
export const Sparse: Story = { args: { content: sparse } };
