import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everySection, typical } from '../../content/fixtures.ts';
import { expectInOrder } from '../../play/reading.ts';
import looks from './CharacterStoryPage.stories.tsx';

const meta = {
  ...looks,
  title: 'Booklet/Pages/Character story/Behaviour',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof looks.component>;

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
