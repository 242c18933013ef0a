import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TitlePage } from '../../../src/console/screens/TitlePage.tsx';
import { arabic, long, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Title page/Features',
  component: TitlePage,
  decorators: [onLcd],
  args: {
    content: typical,
    form: 'open',
    company: '',
    onDialogueClick: fn(),
    onCompanySent: fn(),
    onCompanyDeclined: fn(),
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialogue was clicked, or A was pressed once. */
export const FormOpen: Story = {};

/** A link has named the company already. */
export const CompanyKnown: Story = { args: { company: 'Acme Inc' } };

/** Without a script the console asks in its own words. */
export const Sparse: Story = { args: { content: sparse } };

/** A name of 200 characters. */
export const Long: Story = { args: { content: long, form: 'closed' } };

/** An Arabic name keeps its direction within the title. */
export const Arabic: Story = { args: { content: arabic, form: 'closed' } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** 320 px wide, with a name of 200 characters. */
export const NarrowLong: Story = { args: { content: long, form: 'closed' }, globals: narrow };
