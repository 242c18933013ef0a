import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Character story',
  component: CharacterStoryPage,
  args: { content: typical, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** About the developer. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { heading: 'The Story So Far' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
