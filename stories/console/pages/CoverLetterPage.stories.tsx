import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The letter: to the visitor's company if the visitor has entered one, else to everybody.
 *
 * **When:** it stands before the profile, because it is the reason for the visit, so it contains no
 * jokes. The same words are in the manual and in the PDF. A letter with a company needs paragraphs
 * of its own (`personal`); without them the general one is shown to all.
 *
 * ```json
 * {
 *   "letters": {
 *     "generic": ["Dear hiring team,", "…", "{name}"],
 *     "personal": ["Dear {company} team,", "…", "{name}"]
 *   }
 * }
 * ```
 *
 * **Keys:** up and down scroll it by 100 px.
 *
 * **A screen reader** hears paragraphs. The company's name is isolated from the sentence around it,
 * so a name from right to left, or with marks that turn text, turns nothing else.
 */
const meta = {
  title: 'Console/Pages/Cover letter',
  component: CoverLetterPage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The letter to everybody. */
export const Default: Story = {};
