import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { arabic, everySection, sparse, typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Character story/Features',
  component: CharacterStoryPage,
  args: { content: typical, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No story: the résumé’s summary stands in. */
export const Summary: Story = { args: { content: { ...typical, game: { ...typical.game, about: [] } } } };

/** Neither a story nor a summary. */
export const Sparse: Story = { args: { content: sparse } };

/** Written from right to left; the spine stays where it is. */
export const Arabic: Story = { args: { content: arabic } };

/** A summary with a list in place of a story. */
export const EverySection: Story = {
  args: { content: { ...everySection, game: { ...everySection.game, about: [] } } },
};
