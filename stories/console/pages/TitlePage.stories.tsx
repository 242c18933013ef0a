import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { consoleAt } from '../../../src/console/engine/ConsoleState.ts';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The game's title, the developer, and the question which company the visitor comes from. A press
 * on the words, or A, opens the form; another press on the words goes to its field.
 *
 * **When:** the only place where the console asks a question. The answer is optional: _I'd rather
 * not_ goes on with the general letter. A company from a link (`#company=Acme`) fills the field.
 *
 * ```json
 * { "scripts": { "title": [{ "type": "A traveller! Which company sends you?" }] } }
 * ```
 *
 * **Keys:** A opens the form, and sends it if the field has text; B and the arrows close it and
 * keep the text. Select leads here from everywhere, with the form closed. In the field all keys are
 * the field's.
 *
 * **A screen reader** hears the whole question at once, even while it is being typed, and over it a
 * button "Answer" that says whether the form is open; then that the form has opened, or closed. A
 * refusal is announced with its reason.
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

/** The title, and the question that opens the form. */
export const Default: Story = {};

/** A link has already filled in the company. */
export const CompanyFromLink: Story = {
  args: { state: { page: 'title', form: 'open', startMenu: 'closed' }, company: 'Acme Inc' },
};
