import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { SideQuestsPage } from '../../../src/console/pages/SideQuestsPage.tsx';
import { arabic, everySection, sparse, typical } from '../../content/fixtures.ts';
import { narrow } from '../narrow.ts';
import { lcdOnly, onLcd } from '../onLcd.tsx';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Side quests/Features',
  component: SideQuestsPage,
  decorators: [onLcd],
  parameters: lcdOnly,
  args: { content: typical, onQuestChosen: fn(), onQuestLeft: fn() },
} satisfies Meta<typeof SideQuestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The D-pad has brought the cursor to the second. */
export const Cursor: Story = { args: { cursor: 1 } };

/** The keyboard has brought the focus to the first. */
export const Focus: Story = { play: () => userEvent.tab() };

/** The first quest, with its link. */
export const Detail: Story = { args: { quest: 0 } };

/** A quest without a link. */
export const DetailWithoutLink: Story = { args: { quest: 1 } };

/** No side quests at all. */
export const Sparse: Story = { args: { content: sparse } };

/** Titles that do not fit, kinds that go on. */
export const Long: Story = { args: { content: tooLong } };

/** A story that goes on. */
export const LongDetail: Story = { args: { content: tooLong, quest: 2 } };

/** On a screen that runs from right to left the cursor points the other way. */
export const Arabic: Story = {
  args: { cursor: 0, content: { ...arabic, game: { ...arabic.game, sideQuests: typical.game.sideQuests } } },
  parameters: { lcd: { dir: 'rtl' } },
};

/** 320 px wide. */
export const Narrow: Story = { globals: narrow };

/** One quest, 320 px wide. */
export const NarrowDetail: Story = { args: { quest: 0 }, globals: narrow };

/** The least that a screen can be: 256 px. */
export const Smallest: Story = { args: { cursor: 1 }, parameters: { lcd: { widthPx: 256 } } };

/** The screen of the whole device. */
export const Wide: Story = { args: { cursor: 0 }, parameters: { lcd: { widthPx: 560 } } };

/** One quest on the screen of the whole device. */
export const WideDetail: Story = { args: { quest: 2 }, parameters: { lcd: { widthPx: 560 } } };

/** With readable text. */
export const Readable: Story = { parameters: { lcd: { readable: true } } };

/** Text twice as large. */
export const LargeText: Story = { args: { cursor: 0 }, parameters: { lcd: { textPercent: 200 } }, tags: ['!autodocs'] };

/** Publications, volunteering, interests and references below the menu. */
export const EverySection: Story = { args: { content: everySection } };
