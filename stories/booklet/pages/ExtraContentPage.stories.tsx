import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtraContentPage } from '../../../src/booklet/pages/ExtraContentPage.tsx';
import { withWork } from '../../content/fixtures/works.ts';
import { everySection, long, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

const meta = {
  title: 'Booklet/Pages/Extra content',
  component: ExtraContentPage,
  args: { content: typical, number: 4 },
} satisfies Meta<typeof ExtraContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Projects of the résumé and side quests of the game. */
export const Default: Story = {};

/** The owner's own picture of a quest, whole; its page and its source, and a project's. */
export const OwnPicture: Story = { args: { content: withWork(typical) } };

/** Neither projects nor side quests. */
export const Sparse: Story = { args: { content: sparse } };

/** Ten projects. */
export const Long: Story = { args: { content: long } };

/** No projects: their heading is left out. */
export const OnlySideQuests: Story = { args: { content: { ...typical, resume: sparse.resume } } };

/** Every smaller section of the résumé, in the room that is left. */
export const EverySection: Story = { args: { content: everySection } };

const twiceTold = everySection.game.sideQuests.map((quest) => ({ ...quest, story: [...quest.story, ...quest.story] }));

/** Side quests and projects leave little room: what is missing is named. */
export const NoRoomForAll: Story = {
  args: { content: { ...everySection, game: { ...everySection.game, sideQuests: twiceTold } } },
};

export const Pocket288: Story = inPocket(288);
export const Pocket414: Story = inPocket(414);
