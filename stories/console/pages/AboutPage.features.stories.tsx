import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '../../../src/console/pages/AboutPage.tsx';
import { arabic, everySection, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/About the developer/Features',
  component: AboutPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof AboutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a story of its own the page takes the résumé's summary. */
export const SummaryOnly: Story = { args: { content: { ...typical, game: { ...typical.game, about: [] } } } };

/** A summary with a list and a link. */
export const SummaryWithMarkup: Story = {
  args: { content: { ...everySection, game: { ...everySection.game, about: [] } } },
};

/** Neither story nor summary. */
export const Sparse: Story = { args: { content: sparse } };

/** A story that goes on. */
export const Long: Story = { args: { content: tooLong } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** The least that a screen can be: 256 px. */
export const Smallest: Story = { parameters: { lcd: { widthPx: 256 } } };

/** The screen of the whole device. */
export const Wide: Story = { parameters: { lcd: { widthPx: 560 } } };
