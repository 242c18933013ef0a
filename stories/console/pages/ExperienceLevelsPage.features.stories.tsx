import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { arabic, everySection, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Experience levels/Features',
  component: ExperienceLevelsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The résumé lists neither work nor training. */
export const Sparse: Story = { args: { content: sparse } };

/** Fifteen jobs: the oldest share level 1. */
export const Long: Story = { args: { content: tooLong } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** The least that a screen can be: 256 px. */
export const Smallest: Story = { parameters: { lcd: { widthPx: 256 } } };

/** The screen of the whole device. */
export const Wide: Story = { parameters: { lcd: { widthPx: 560 } } };

/** With readable text. */
export const Readable: Story = { parameters: { lcd: { readable: true } } };

/** Two positions at one company, what the company is, certificates and awards; texts with markup. */
export const EverySection: Story = { args: { content: everySection } };
