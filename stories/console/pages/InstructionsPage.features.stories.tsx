import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstructionsPage } from '../../../src/console/pages/InstructionsPage.tsx';
import { arabic, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Instructions/Features',
  component: InstructionsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof InstructionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without instructions there is still a button to press. */
export const Sparse: Story = { args: { content: sparse } };

/** Instructions that go on. */
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

/** Text twice as large. */
export const LargeText: Story = { parameters: { lcd: { textPercent: 200 } }, tags: ['!autodocs'] };
