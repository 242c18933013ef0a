import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { everyField, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 5: the owner's story above a figure of the hero with labels at the end of leader lines.
 *
 * **When:** the same paragraphs as on the console's _About the developer_, or else the résumé's
 * summary. A long story makes the figure smaller and then leaves it out, before the letters go
 * below 14 px.
 *
 * ```json
 * { "about": ["Our hero learned typesetting from an aunt…"] }
 * ```
 *
 * The four labels are built-in texts; `words` replaces them. The pocket edition always has room for
 * the figure.
 *
 * **A screen reader** hears the paragraphs, then a figure called by its caption, and its labels in
 * their order.
 */
const meta = {
  title: 'Booklet/Pages/Character story',
  component: CharacterStoryPage,
  args: { content: typical, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** About the developer. */
export const Default: Story = {};

/** Without a story the page shows the résumé’s summary, here one with a list. */
export const EverySection: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, about: [] } } },
};

export const Pocket288: Story = inPocket;
