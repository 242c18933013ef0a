import type { Meta, StoryObj } from '@storybook/react-vite';
import { ControlsPage } from '../../../src/console/pages/ControlsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Controls',
  component: ControlsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical },
} satisfies Meta<typeof ControlsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four groups of skills. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { words: { heading: 'Special Moves' } },
  parameters: { chromatic: { disableSnapshot: true } },
};
