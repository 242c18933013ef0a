import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtraContentPage } from '../../../src/booklet/pages/ExtraContentPage.tsx';
import { typical } from '../../content/fixtures.ts';

const meta = {
  title: 'Booklet/Pages/Extra content',
  component: ExtraContentPage,
  args: { content: typical, number: 4 },
} satisfies Meta<typeof ExtraContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Projects of the résumé and side quests of the game. */
export const Default: Story = {};

export const Playground: Story = {
  args: { words: { heading: 'Bonus Content' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
