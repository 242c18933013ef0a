import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '../../../src/console/screens/AboutPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/About the developer/Features',
  component: AboutPage,
  decorators: [onLcd],
  args: { content: typical },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a story of its own the page takes the résumé's summary. */
export const SummaryOnly: Story = { args: { content: { ...typical, game: { ...typical.game, about: [] } } } };

/** Neither story nor summary. */
export const Sparse: Story = { args: { content: sparse } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };
