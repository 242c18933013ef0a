import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Thank you',
  component: ThankYouPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '', onMenuWanted: fn(), frozenMs: 60_000 },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The farewell, said to its end. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { company: 'Acme Inc' },
  parameters: { chromatic: { disableSnapshot: true } },
};
