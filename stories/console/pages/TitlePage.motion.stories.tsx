import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Title page/Motion',
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
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page has just come. */
export const Beginning: Story = { args: { frozenMs: 0 } };

/** Twenty characters later the character talks. */
export const Talking: Story = { args: { frozenMs: 100 } };

/** All is said. It is what the page looks like by itself, which has the picture. */
export const Said: Story = { args: { frozenMs: 10_000 }, parameters: { chromatic: { disableSnapshot: true } } };
