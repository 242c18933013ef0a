import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExperienceLevelsPage } from '../../../src/console/pages/ExperienceLevelsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Experience levels',
  component: ExperienceLevelsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof ExperienceLevelsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Levels 1 to 5 and the bonus stage. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { level: 'World {number}' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
