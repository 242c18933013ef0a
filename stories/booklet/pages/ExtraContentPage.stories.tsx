import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtraContentPage } from '../../../src/booklet/pages/ExtraContentPage.tsx';
import { withWork } from '../../content/fixtures/works.ts';
import { everyField, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 4: projects of the résumé and side quests of the game; below them a line each for what else
 * the résumé has.
 *
 * **When:** side quests come first when room is short, because they are the owner's own words: they
 * are shown in full, with smaller pictures when there are many, and the projects as fully as there
 * is room.
 *
 * ```json
 * { "projects": [{ "name": "Leading", "url": "https://robin.example/leading", "highlights": ["Used by three newspapers."] }] }
 * ```
 *
 * Projects that do not fit are counted, details too, and sections without room are named. A
 * project's page (`/work/…`) and source are links beside it.
 *
 * **A screen reader** hears headings for both halves and for each project. The drawn pictures of
 * quests are decoration; the owner's own have their text.
 */
const meta = {
  title: 'Booklet/Pages/Extra content',
  component: ExtraContentPage,
  args: { content: typical, number: 4 },
} satisfies Meta<typeof ExtraContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Projects of the résumé and side quests of the game. */
export const Default: Story = {};

/** A quest with the owner's own picture in full, its page and source, and those of a project. */
export const OwnPicture: Story = { args: { content: withWork(typical) } };

/** Without projects their heading is omitted. */
export const OnlySideQuests: Story = { args: { content: { ...typical, resume: sparse.resume } } };

const twiceTold = everyField.game.sideQuests.map((quest) => ({ ...quest, story: [...quest.story, ...quest.story] }));

/** Side quests and projects leave little room, so the page names what is missing. */
export const NotEnoughSpace: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, sideQuests: twiceTold } } },
};

export const Pocket288: Story = inPocket;
