import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { everyField, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Character story',
  component: CharacterStoryPage,
  args: { content: typical, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** About the developer. */
export const Default: Story = {};

/** No story: the résumé’s summary stands in, here one with a list. */
export const EverySection: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, about: [] } } },
};

export const Pocket288: Story = inPocket;
