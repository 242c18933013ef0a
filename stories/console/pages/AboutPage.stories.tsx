import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutPage } from '../../../src/console/pages/AboutPage.tsx';
import { everyField, sparse, typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * The owner's story next to a portrait.
 *
 * **When:** two or three paragraphs in the owner's voice. Without them the page shows the résumé's
 * summary, with its lists and links. Without either, one line invites the visitor to ask in person.
 *
 * ```json
 * { "about": ["Our hero learned typesetting from an aunt…", "Robin lives by a river with two bicycles…"] }
 * ```
 *
 * The heading follows the résumé's role: "About the Developer" for a developer, in any of twelve
 * languages; "About the Nurse" for other short roles; else "About Me".
 *
 * **A screen reader** hears the heading and paragraphs; the portrait is decoration.
 */
export default {
  title: 'Console/Pages/About the developer',
  component: AboutPage,
  ...onScreen,
  args: { content: typical },
} satisfies Meta<typeof AboutPage>;

type Story = StoryObj<typeof AboutPage>;

export const Default: Story = {};

/** Without `about`, the page shows the résumé's summary, here with a list and a link. */
export const SummaryWithMarkup: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, about: [] } } },
};

/** An owner without a story or a summary. */
export const Sparse: Story = { args: { content: sparse } };
