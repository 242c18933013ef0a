import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { arabic, everySection, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Controls/Features',
  component: ControlsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The résumé lists no skills. */
export const Sparse: Story = { args: { content: sparse } };

/** Sixty skills in six groups. */
export const Long: Story = { args: { content: tooLong } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** The screen of the whole device. */
export const Wide: Story = { parameters: { lcd: { widthPx: 560 } } };

/** Skills with their levels, and the languages below them. */
export const EverySection: Story = { args: { content: everySection } };
