import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExtraContentPage } from '../../../src/booklet/pages/ExtraContentPage.tsx';
import { manualTexts } from '../../../src/index.ts';
import { withCaseStudy } from '../../content/fixtures/caseStudies.ts';
import { everyField, sparse, typical } from '../../content/fixtures.ts';
import { inPocket } from '../inPocket.tsx';

/**
 * Page 4: projects and side quests, and below them one line for each of the other sections.
 *
 * **When:** long content has smaller text and pictures. If that is not enough, the page scrolls.
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
 * A project links to its page (`/work/…`) and its source.
 *
 * **A screen reader** hears a heading above the projects, one above the quests, and one for each of
 * them. Drawn pictures are decoration; the owner's pictures have alternative text.
 */
export default {
  title: 'Booklet/Pages/Extra content',
  component: ExtraContentPage,
  args: { view: manualTexts(typical, '').extra, number: 4 },
} satisfies Meta<typeof ExtraContentPage>;

type Story = StoryObj<typeof ExtraContentPage>;

/** Projects of the résumé and side quests of the game. */
export const Default: Story = {};

/** A quest with the owner's own picture, uncropped. The quest and a project link to their pages and sources. */
export const OwnPicture: Story = { args: { view: manualTexts(withCaseStudy(typical), '').extra } };

/** Without projects their heading is omitted. */
export const OnlySideQuests: Story = { args: { view: manualTexts({ ...typical, resume: sparse.resume }, '').extra } };

const repeatedQuests = everyField.game.sideQuests.map((quest) => ({
  ...quest,
  story: [...quest.story, ...quest.story],
}));

/** A longer page scrolls, and an arrow points down until its end. */
export const TooLong: Story = {
  args: { view: manualTexts({ ...everyField, game: { ...everyField.game, sideQuests: repeatedQuests } }, '').extra },
};

export const Pocket288: Story = inPocket;
