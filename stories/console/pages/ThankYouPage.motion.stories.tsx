import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Thank you/Motion',
  component: ThankYouPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '', onMenuWanted: fn() },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Twenty characters in. */
export const Talking: Story = { args: { frozenMs: 100 } };

/** The farewell's pause of half a second: the mouth is shut. */
export const Pausing: Story = { args: { frozenMs: 600 } };

/** The last word is said: the character waves. It is what the page looks like by itself, which has the picture. */
export const Waving: Story = { args: { frozenMs: 10_000 }, parameters: { chromatic: { disableSnapshot: true } } };
