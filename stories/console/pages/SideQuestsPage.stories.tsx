import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { SideQuestsPage } from '../../../src/console/pages/SideQuestsPage.tsx';
import { withWork } from '../../content/fixtures/works.ts';
import { arabic, typical } from '../../content/fixtures.ts';
import { onScreen, states } from './pageStates.ts';
import { tooLong } from './tooLong.ts';

const meta = {
  title: 'Console/Pages/Side quests',
  component: SideQuestsPage,
  ...onScreen,
  args: { content: typical, onQuestChosen: fn(), onQuestLeft: fn() },
} satisfies Meta<typeof SideQuestsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The menu of three. */
export const Default: Story = {};

/** The keyboard has brought the focus to the first. */
export const Focus: Story = { play: () => userEvent.tab() };

/** The owner's own picture of the first, in the console's dots. */
export const OwnPicture: Story = { args: { content: withWork(typical) } };

/** The same in full, with its page and its source. */
export const OwnPictureDetail: Story = { args: { content: withWork(typical), quest: 0 } };

/** A quest without a link. */
export const DetailWithoutLink: Story = { args: { quest: 1 } };

/** A story that goes on. */
export const LongDetail: Story = { args: { content: tooLong, quest: 2 } };

/** One quest, with its link, 320 px wide. */
export const NarrowDetail: Story = { args: { quest: 0 }, ...states.narrow };

/** One quest on the screen of the whole device. */
export const WideDetail: Story = { args: { quest: 2 }, ...states.wide };

/** On a screen that runs from right to left the cursor points the other way. */
export const Arabic: Story = {
  ...states.arabic,
  args: { cursor: 0, content: { ...arabic, game: { ...arabic.game, sideQuests: typical.game.sideQuests } } },
};

/** The D-pad has brought the cursor to the first. */
export const Wide: Story = { args: { cursor: 0 }, ...states.wide };

/** No side quests at all. */
export const Sparse: Story = states.sparse;

/** Titles that do not fit, kinds that go on. */
export const Long: Story = states.long;
export const Narrow: Story = states.narrow;
export const Readable: Story = states.readable;
export const LargeText: Story = { args: { cursor: 0 }, ...states.largeText };

/** Publications, volunteering, interests and references below the menu. */
export const EverySection: Story = states.everySection;
