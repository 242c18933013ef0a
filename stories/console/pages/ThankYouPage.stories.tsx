import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Thank you',
  component: ThankYouPage,
  ...onScreen,
  args: { content: typical, company: '', onMenuWanted: fn(), frozenMs: 60_000 },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The farewell, said to its end: the character waves. */
export const Default: Story = {};
