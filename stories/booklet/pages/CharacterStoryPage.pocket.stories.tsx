import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterStoryPage } from '../../../src/booklet/pages/CharacterStoryPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/** Set anew for a narrow window: nothing is cut, text is at least 15 px high, links at least 24 px. */
const meta = {
  title: 'Booklet/Pages/Character story/Pocket',
  tags: ['!autodocs'],
  component: CharacterStoryPage,
  args: { content: typical, number: 5 },
} satisfies Meta<typeof CharacterStoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The smallest phone. */
export const Pocket288: Story = inPocket(288);

/** A phone. */
export const Pocket360: Story = inPocket(360);

/** A large phone. */
export const Pocket414: Story = inPocket(414);

/** A small tablet. */
export const Pocket600: Story = inPocket(600);
