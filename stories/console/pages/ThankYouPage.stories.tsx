import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inEachState } from '../../play/states.tsx';
import { onScreen } from '../onLcd.tsx';

/**
 * The character says farewell and waves. Contact links are below.
 *
 * **When:** a visitor on this page has read everything, so a link opens an email, and a button opens
 * the Start Menu with all addresses. Without an email address there is no link; without any
 * address there is only the farewell.
 *
 * ```json
 * { "scripts": { "farewell": [{ "type": "You made it to the end!" }, { "pause": 500 }, { "type": " Thank you." }] } }
 * ```
 *
 * **Keys:** this is the last page, so right and A are disabled. `frozenMs` stops the farewell at a
 * moment.
 *
 * **A screen reader** hears the whole farewell, once. The waving is not announced; with reduced
 * motion it is a still pose.
 */
export default {
  title: 'Console/Pages/Thank you',
  component: ThankYouPage,
  ...onScreen,
  args: { content: typical, company: '', onEvent: fn(), frozenMs: 60_000 },
} satisfies Meta<typeof ThankYouPage>;

type Story = StoryObj<typeof ThankYouPage>;

/** The complete farewell: the character waves. */
export const Default: Story = {};

/** The links at rest, hovered, focused and pressed. */
export const States: Story = inEachState();
