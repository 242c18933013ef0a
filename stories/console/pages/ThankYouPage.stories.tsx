import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThankYouPage } from '../../../src/console/pages/ThankYouPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The character says farewell and waves; below it the ways to write.
 *
 * **When:** a visitor on this page has read everything, so one button leads to an e-mail, and one
 * line to the Start Menu with the other addresses. An owner without an e-mail address has no such
 * button, one without any address only the farewell.
 *
 * ```json
 * { "scripts": { "farewell": [{ "type": "You made it to the end!" }, { "pause": 500 }, { "type": " Thank you." }] } }
 * ```
 *
 * **Keys:** no page follows, so right and A are disabled. `frozenMs` stops the farewell at a
 * moment.
 *
 * **A screen reader** hears the whole farewell, once. The waving is not announced; under reduced
 * motion it is a pose.
 */
const meta = {
  title: 'Console/Pages/Thank you',
  component: ThankYouPage,
  ...onScreen,
  args: { content: typical, company: '', onEvent: fn(), frozenMs: 60_000 },
} satisfies Meta<typeof ThankYouPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The complete farewell: the character waves. */
export const Default: Story = {};
