import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerProfilePage } from '../../../src/console/pages/PlayerProfilePage.tsx';
import { typical } from '../../content/fixtures.ts';
import { onScreen } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Player profile',
  component: PlayerProfilePage,
  ...onScreen,
  args: { content: typical, company: '' },
} satisfies Meta<typeof PlayerProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The player, the quest and four bars. */
export const Default: Story = {};
