import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { arabic, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Thank you/Features',
  component: ThankYouPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '', onMenuWanted: fn(), frozenMs: 60_000 },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody to write to: the pointer is left out. */
export const Sparse: Story = { args: { content: sparse } };

/** A farewell that takes its time. */
export const Long: Story = { args: { content: tooLong } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** The least that a screen can be: 256 px. */
export const Smallest: Story = { parameters: { lcd: { widthPx: 256 } } };

/** The screen of the whole device. */
export const Wide: Story = { parameters: { lcd: { widthPx: 560 } } };

/** What a phone shows before anything is scrolled. */
export const FirstSight: Story = { parameters: { lcd: { heightPx: 340 } } };

/** With readable text. */
export const Readable: Story = { parameters: { lcd: { readable: true } } };
