import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/console/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The cover letter: to the visitor's company if it is known, else the generic letter.
 *
 * **When:** it comes before the profile and contains no jokes, because it is the reason for the
 * visit. The manual and the PDF have the same text. A letter to a company needs its own paragraphs
 * (`personal`); without them everyone sees the generic letter.
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
 * so a right-to-left name, or one with direction marks, does not reorder it.
 */
export default {
  title: 'Console/Pages/Cover letter',
  component: CoverLetterPage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof CoverLetterPage>;

type Story = StoryObj<typeof CoverLetterPage>;

export const Default: Story = {};
