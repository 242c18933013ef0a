import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

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

/** A link has named the company already. */
export const CompanyKnown: Story = { args: { form: 'open', company: 'Acme Inc' } };
