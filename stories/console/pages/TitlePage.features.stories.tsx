import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { arabic, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Title page/Features',
  component: TitlePage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: {
    content: typical,
    form: 'closed',
    company: '',
    onDialogueClick: fn(),
    onCompanySent: fn(),
    onCompanyDeclined: fn(),
    frozenMs: 60_000,
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialogue was clicked, or A was pressed once. */
export const FormOpen: Story = { args: { form: 'open' } };

/** A link has named the company already. */
export const CompanyKnown: Story = { args: { form: 'open', company: 'Acme Inc' } };

/** Without a script the console asks in its own words. */
export const Sparse: Story = { args: { content: sparse } };

/** A name of 200 characters, and a question as long. */
export const Long: Story = { args: { content: tooLong } };

/** The same with the form open. */
export const LongFormOpen: Story = { args: { content: tooLong, form: 'open' } };

/** An Arabic name keeps its direction within the title. */
export const Arabic: Story = { args: { content: arabic }, parameters: { lcd: { dir: 'rtl' } } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** 320 px wide, with the form open. */
export const NarrowFormOpen: Story = { args: { form: 'open' }, globals: narrow };

/** The least that a screen can be: 256 px. */
export const Smallest: Story = { parameters: { lcd: { widthPx: 256 } } };

/** On a tall phone the character is half as large again. */
export const TallPhone: Story = { globals: { viewport: { value: 'w390', isRotated: false } } };

/** The screen of the whole device. */
export const Wide: Story = { parameters: { lcd: { widthPx: 560 } } };

/** The screen of the whole device, with the form open. */
export const WideFormOpen: Story = { args: { form: 'open' }, parameters: { lcd: { widthPx: 560 } } };

/** What a phone shows before anything is scrolled. */
export const FirstSight: Story = { parameters: { lcd: { heightPx: 340 } } };

/** What a phone shows of the form. */
export const FirstSightFormOpen: Story = { args: { form: 'open' }, parameters: { lcd: { heightPx: 340 } } };

/** With readable text. */
export const Readable: Story = { parameters: { lcd: { readable: true } } };

/** Text twice as large. */
export const LargeText: Story = {
  args: { form: 'open' },
  parameters: { lcd: { textPercent: 200 } },
  tags: ['!autodocs'],
};
