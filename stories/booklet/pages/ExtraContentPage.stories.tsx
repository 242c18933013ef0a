import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtraContentPage } from '../../../src/booklet/pages/ExtraContentPage.tsx';
import { withWork } from '../../content/fixtures/works.ts';
import { everyField, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 4: projects and side quests, and below them one line for each of the other sections.
 *
 * **When:** if space is short, side quests take precedence, because the owner wrote them for this
 * page. They are shown in full, with smaller pictures if there are many. Projects get the rest.
 *
 * ```json
 * {
 *   "projects": [
 *     {
 *       "name": "Leading",
 *       "url": "https://robin.example/leading",
 *       "highlights": ["Used by three newspapers."]
 *     }
 *   ]
 * }
 * ```
 *
 * The page counts the projects and details that do not fit, and names the sections that do not fit.
 * A project links to its page (`/work/…`) and its source.
 *
 * **A screen reader** hears headings for both halves and for each project. The drawn pictures of
 * quests are decoration; the owner's pictures have alternative text.
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

const repeatedQuests = everyField.game.sideQuests.map((quest) => ({
  ...quest,
  story: [...quest.story, ...quest.story],
}));

/** Side quests and projects leave little space, so the page names what is missing. */
export const NotEnoughSpace: Story = {
  args: { content: { ...everyField, game: { ...everyField.game, sideQuests: repeatedQuests } } },
};

export const Pocket288: Story = inPocket;
