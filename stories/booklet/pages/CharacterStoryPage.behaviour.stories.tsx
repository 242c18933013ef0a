import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { everySection, sparse, typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';

const meta = {
  title: 'Booklet/Pages/Character story/Behaviour',
  tags: ['!autodocs'],
  component: CharacterStoryPage,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { content: typical, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Page 5 tells the owner's story, then shows the hero with its four parts explained. */
export const TheStoryThenTheHero: Story = {
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article', { name: 'Character Story' }), [
      'Page 5',
      'Our hero learned typesetting from an aunt',
      'Robin lives by a river',
    ]);
    await expectInOrder(canvas.getByRole('figure'), ['Fig. 1', 'Headphones:', 'Smile:', 'Arms:', 'Shoes:']);
  },
};

/** A story that needs the page has it: the picture goes. */
export const ALongStoryTakesThePicturesPlace: Story = {
  args: {
    content: {
      ...typical,
      game: { ...typical.game, about: Array.from({ length: 5 }, () => typical.game.about).flat() },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Robin lives by a river/)).toHaveLength(5);
    await expect(canvas.queryByRole('figure')).not.toBeInTheDocument();
  },
};

/** Without a story the résumé's summary stands in, its marks left out. */
export const TheSummaryStandsIn: Story = {
  args: { content: { ...everySection, game: { ...everySection.game, about: [] } } },
  play: async ({ canvas }) => {
    await expectInOrder(canvas.getByRole('article'), [
      'Keeps forty services on their feet',
      'Runs the on-call school.',
      'Writes post-mortems people read.',
    ]);
  },
};

/** With neither, the hero keeps it for the sequel. */
export const WithoutWordsItSaysSo: Story = {
  args: { content: sparse },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The hero is keeping the backstory for the sequel.')).toBeVisible();
  },
};
