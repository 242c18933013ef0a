import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/screens/ExperienceLevelsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Experience levels',
  component: ExperienceLevelsPage,
  decorators: [onLcd],
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Five levels and a bonus stage. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { heading: 'The way so far' } },
  parameters: { visual: { skip: true } },
};
