import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { everyField, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 5: the owner's story above a figure of the hero with labels at the end of leader lines.
 *
 * **Content:** the paragraphs of the console's _About the developer_, or the résumé's summary if
 * there are none. A long story has a smaller figure and smaller text, down to 14 px; a longer one
 * scrolls.
 *
 * ```json
 * { "about": ["Our hero learned typesetting from an aunt…"] }
 * ```
 *
 * The labels are fixed messages; `messages` replaces them. Without headphones there are three.
 *
 * **A screen reader** hears the paragraphs, then a figure named by its caption, and its labels in
 * order.
 */
export default {
  title: 'Booklet/Pages/Character story',
  component: CharacterStoryPage,
  args: { view: manualTexts(typical, '').story, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

type Story = StoryObj<typeof CharacterStoryPage>;

/** With the owner's own story. */
export const Default: Story = {};

/** Without a story the page shows the résumé’s summary, here one with a list. */
export const SummaryInsteadOfStory: Story = {
  args: { view: manualTexts({ ...everyField, game: { ...everyField.game, about: [] } }, '').story },
};

const bareheaded = { ...typical.game, character: { headphones: false } };

/** A hero without headphones has three labels. */
export const WithoutHeadphones: Story = {
  args: { view: manualTexts({ ...typical, game: bareheaded }, '').story, colors: bareheaded.character },
};

export const Pocket288: Story = inPocket;
