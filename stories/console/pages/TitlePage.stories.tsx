import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { consoleAt } from '../../../src/console/engine/ConsoleState.ts';
import { TitlePage } from '../../../src/console/pages/TitlePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The game's title, the developer, and the question which company the visitor is with. A press on
 * the text, or A, opens the form; another press on the text focuses the field.
 *
 * **When:** only this page of the console asks a question. The answer is optional: _I'd rather not_
 * continues with the generic letter. A company from a link (`#company=Acme`) fills the field.
 *
 * ```json
 * { "scripts": { "title": [{ "type": "A traveler! Tell me: which company sent you?" }] } }
 * ```
 *
 * **Keys:** A opens the form, and sends it if the field has text; B, left and right close it and
 * keep the text. Select leads here from every page, with the form closed. The field gets all keys
 * while it has the focus.
 *
 * **A screen reader** hears the whole question at once, even while it is being typed, and then a
 * button "Answer" that reports whether the form is open. The console announces that the form opened
 * or closed. A form that is sent empty announces that it needs a name.
 */
export default {
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

type Story = StoryObj<typeof TitlePage>;

/** The title, and the question that opens the form. */
export const Default: Story = {};

/** A link has already filled in the company. */
export const CompanyFromLink: Story = {
  args: { state: { page: 'title', form: 'open', startMenu: 'closed' }, company: 'Acme Inc' },
};
