import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type ConsoleState, consoleAt } from '../../../src/console/engine/ConsoleState.ts';
import { SideQuestsPage } from '../../../src/console/pages/SideQuestsPage.tsx';
import { withCaseStudy } from '../../content/fixtures/caseStudies.ts';
import { arabic, everyField, typical } from '../../content/fixtures.ts';
import { inEachState } from '../../play/states.tsx';
import { largeText } from '../../windows.ts';
import { onScreen } from '../onLcd.tsx';

/**
 * A list of the owner's activities outside work. Each side quest has a picture and its own page. Below
 * the list are publications, volunteering, interests and references.
 *
 * **When:** there can be six; three look best. `picture` selects a built-in drawing. A quest named
 * after a project that has a picture shows that picture instead, in the screen's dots.
 *
 * ```json
 * { "sideQuests": [{ "title": "Slow Loading", "kind": "Streaming channel", "picture": "stream", "story": ["…"] }] }
 * ```
 *
 * **Keys:** up and down move a cursor and scroll it into view; A opens the quest under the cursor, and
 * B returns to the list. Up from the first quest removes the cursor, and then A turns the page as
 * usual. Right always turns the page.
 *
 * **A screen reader** hears a list of buttons, "Slow Loading Streaming channel", with the one under
 * the cursor marked as current; each cursor move is announced. The console announces the heading of
 * an opened quest, and that of the list on return.
 */
export default {
  title: 'Console/Pages/Side quests',
  component: SideQuestsPage,
  ...onScreen,
  args: { content: typical, state: consoleAt('side-quests'), onEvent: fn() },
} satisfies Meta<typeof SideQuestsPage>;

type Story = StoryObj<typeof SideQuestsPage>;

const detail = (quest: number): ConsoleState => ({ page: 'side-quests', view: 'detail', quest, startMenu: 'closed' });

export const Default: Story = {};

/** The choices at rest, hovered, focused and pressed. */
export const States: Story = inEachState();

/** The owner's own picture of the first quest, in the console's dots. */
export const OwnPicture: Story = { args: { content: withCaseStudy(typical) } };

/** The same quest in full, with links to its page and its source. */
export const OwnPictureDetail: Story = { args: { content: withCaseStudy(typical), state: detail(0) } };

export const DetailWithoutLink: Story = { args: { state: detail(1) } };

/** On a right-to-left screen, the cursor points to the left. */
export const Arabic: Story = {
  parameters: { lcd: { dir: 'rtl' } },
  args: {
    state: { page: 'side-quests', view: 'list', cursor: 0, startMenu: 'closed' },
    content: { ...arabic, game: { ...arabic.game, sideQuests: typical.game.sideQuests } },
  },
};

/** Publications, volunteering, interests and references below the list. */
export const EverySection: Story = { args: { content: everyField } };

const longTitles = ['Onboardingcheckliste', 'Onboarding at work'].map((title, index) => ({
  ...typical.game.sideQuests[0],
  title,
  kind: 'Tool',
  picture: index === 0 ? ('tool' as const) : ('site' as const),
  story: [],
}));

/** A title breaks between its words, and a title of one long word stays whole. */
export const LongWords: Story = {
  parameters: { lcd: { widthPx: 320 } },
  args: { content: { ...typical, game: { ...typical.game, sideQuests: longTitles } } },
};

/** At 200% text size, only a word that is longer than a line breaks. */
export const LongWordsLargeText: Story = { ...LongWords, beforeEach: largeText };
