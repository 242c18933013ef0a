import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Title page',
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

/** The title, and the question behind which the form is. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { title: '{name}: the Game' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
