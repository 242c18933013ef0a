import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Player profile',
  component: PlayerProfilePage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player, the quest and four bars. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { company: 'Acme Inc' },
  parameters: { chromatic: { disableSnapshot: true } },
};
