import type { Meta, StoryObj } from '@storybook/react-vite';
import { CoverLetterPage } from '../../../src/booklet/pages/CoverLetterPage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 1: the cover letter on letter paper, with place and month at the top and a signature at the
 * bottom.
 *
 * **When:** it has the same text as the console's letter. The text of a long letter shrinks from 17
 * px to 14; a longer letter scrolls, without the mascot.
 *
 * ```json
 * { "letters": { "personal": ["Dear {company} team,", "…", "Yours sincerely,", "{name}"] } }
 * ```
 *
 * It has a signature only if its last line is the owner's name or a part of it. In a right-to-left
 * letter the signature is on the other side.
 *
 * **A screen reader** hears paragraphs; signature and mascot are decoration.
 */
export default {
  title: 'Booklet/Pages/Cover letter',
  component: CoverLetterPage,
  args: { view: manualTexts(typical, '').letter, number: 1 },
} satisfies Meta<typeof CoverLetterPage>;

type Story = StoryObj<typeof CoverLetterPage>;

/** The generic letter. */
export const Default: Story = {};

/** The letter to the visitor's company. */
export const Pocket288: Story = { ...inPocket, args: { view: manualTexts(typical, 'Acme Inc').letter } };

/** In forced colors the signature has the color of the text. */
export const ForcedColors: Story = {
  parameters: { visual: { media: { forcedColors: 'active', colorScheme: 'dark' } } },
};
