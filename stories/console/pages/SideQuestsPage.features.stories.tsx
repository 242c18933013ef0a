import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SideQuestsPage } from '../../../src/console/screens/SideQuestsPage.tsx';
import { sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { onLcd } from '../onLcd.tsx';

const meta = {
  title: 'Console/Pages/Side quests/Features',
  component: SideQuestsPage,
  decorators: [onLcd],
  args: { content: typical, onQuestChosen: fn(), onQuestLeft: fn() },
} satisfies Meta<typeof SideQuestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first quest, with its link. */
export const Detail: Story = { args: { quest: 0 } };

/** A quest without a link. */
export const DetailWithoutLink: Story = { args: { quest: 1 } };

/** No side quests at all. */
export const Sparse: Story = { args: { content: sparse } };

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** One quest, 320 px wide. */
export const NarrowDetail: Story = { args: { quest: 0 }, globals: narrow };
