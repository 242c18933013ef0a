import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/booklet/pages/CoverLetterPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 1 of the manual: the letter as a letter, with place and month at its head and a signature at
 * its foot.
 *
 * **When:** the words are those of the console's letter; here they have to fit a page that cannot
 * grow. They step down from 17 px; before they are smaller than 14 px the head, the drawn signature
 * and the mascot go. A letter that is too long even at 12 px stops the build, with an error that
 * says by about how many letters.
 *
 * ```json
 * { "letters": { "personal": ["Dear {company} team,", "…", "Yours sincerely,", "{name}"] } }
 * ```
 *
 * It is signed only where its last line is the owner's name. A letter from right to left ends on
 * the other side.
 *
 * **A screen reader** hears paragraphs; signature and mascot are decoration.
 */
const meta = {
  title: 'Booklet/Pages/Cover letter',
  component: CoverLetterPage,
  args: { content: typical, company: '', number: 1 },
} satisfies Meta<typeof CoverLetterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The generic letter. */
export const Default: Story = {};

/** The letter to the company that the visitor has entered. */
export const Pocket288: Story = { ...inPocket, args: { company: 'Acme Inc' } };
