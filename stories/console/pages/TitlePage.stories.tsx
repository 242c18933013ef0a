import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Title page',
  component: TitlePage,
  ...onScreen,
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

/** The title, and the question behind which the form is. */
export const Default: Story = {};

/** The page has just come. */
export const Beginning: Story = { args: { frozenMs: 0 } };

/** Twenty characters later the character talks. */
export const Talking: Story = { args: { frozenMs: 100 } };

/** A link has named the company already. */
export const CompanyKnown: Story = { args: { form: 'open', company: 'Acme Inc' } };

/** A name of 200 characters and a question as long, with the form open. */
export const LongFormOpen: Story = { args: { content: tooLong, form: 'open' } };

/** The dialogue was clicked, or A was pressed once: 320 px wide. */
export const NarrowFormOpen: Story = { args: { form: 'open' }, ...states.narrow };

/** The same on the screen of the whole device. */
export const WideFormOpen: Story = { args: { form: 'open' }, ...states.wide };

/** Without a script the console asks in its own words. */
export const Sparse: Story = states.sparse;

/** An Arabic name keeps its direction within the title. */
export const Arabic: Story = states.arabic;
export const Narrow: Story = states.narrow;
export const Wide: Story = states.wide;
export const Readable: Story = states.readable;
export const LargeText: Story = { args: { form: 'open' }, ...states.largeText };
