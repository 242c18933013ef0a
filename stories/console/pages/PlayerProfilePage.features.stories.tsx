import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { arabic, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Player profile/Features',
  component: PlayerProfilePage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The quest names the company. */
export const Personalised: Story = { args: { company: 'Acme Inc' } };

/** A company whose name has 500 letters and no space. */
export const LongCompany: Story = { args: { company: 'W'.repeat(500) }, globals: narrow };

/** Without skill bars their section is left out. */
export const Sparse: Story = { args: { content: sparse } };

/** A name of 200 characters, and seven bars. */
export const Long: Story = { args: { content: tooLong } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { args: { company: 'Acme Inc' }, globals: narrow };

/** 320 px wide, with a name of 200 characters. */
export const NarrowLong: Story = { args: { content: tooLong }, globals: narrow };

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
