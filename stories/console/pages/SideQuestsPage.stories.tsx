import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SideQuestsPage } from '../../../src/console/pages/SideQuestsPage.tsx';
import { typical } from '../../content/fixtures.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Side quests',
  component: SideQuestsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, onQuestChosen: fn(), onQuestLeft: fn() },
} satisfies Meta<typeof SideQuestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu of three. */
export const Default: Story = {};

/** Change the words and see. */
export const Playground: Story = {
  args: { quest: 1 },
  parameters: { chromatic: { disableSnapshot: true } },
};
