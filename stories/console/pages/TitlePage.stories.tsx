import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { consoleAt } from '../../../src/console/engine/ConsoleState.ts';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The game's title, the developer, and the question which company the visitor comes from. A press on the words, or A, opens the form;
 * another press on the words goes to its field.
 *
 * **When:** the one place where the console asks for anything. Nobody has to answer: _I'd rather not_ goes on with the general letter. A company
 * that a link has named (`#company=Acme`) stands in the field already.
 *
 * ```json
 * { "scripts": { "title": [{ "type": "A traveller! Which company sends you?" }] } }
 * ```
 *
 * **Keys:** A opens the form, and with words in the field sends them; B and the arrows close it again and keep what was typed. Select leads here from everywhere,
 * with the form closed. In the field all keys are the field's.
 *
 * **A screen reader** hears the whole question at once, however far the typing has come, and over it a button "Answer" that says whether the form is
 * open; then that the form has opened, or closed. What is refused is said, with the reason.
 */
const meta = {
  title: 'Console/Pages/Title page',
  component: TitlePage,
  ...onScreen,
  args: {
    content: typical,
    state: consoleAt('title'),
    company: '',
    onEvent: fn(),
    onCompany: fn(),
    onDraft: fn(),
    frozenMs: 60_000,
  },
} satisfies Meta<typeof TitlePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title, and the question behind which the form is. */
export const Default: Story = {};

/** A link has named the company already. */
export const CompanyKnown: Story = {
  args: { state: { page: 'title', form: 'open', startMenu: 'closed' }, company: 'Acme Inc' },
};
