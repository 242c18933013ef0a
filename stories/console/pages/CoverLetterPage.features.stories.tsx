import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { arabic, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Cover letter/Features',
  component: CoverLetterPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter to one company. */
export const Personalised: Story = { args: { company: 'Acme Inc' } };

/** No letter is written yet. */
export const Sparse: Story = { args: { content: sparse } };

/** A letter that goes on, to a company whose name never ends. */
export const Long: Story = { args: { content: tooLong, company: 'Donaudampfschifffahrtsgesellschaft & Söhn' } };

/** Written from right to left. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { args: { company: 'Acme Inc' }, globals: narrow };

/** The screen of the whole device. */
export const Wide: Story = { parameters: { lcd: { widthPx: 560 } } };

/** With readable text. */
export const Readable: Story = { parameters: { lcd: { readable: true } } };
