// What is not seen before a button was pressed: a file of its own, for which the first page does not wait.

import type { ComponentType } from 'react';
import type { PageName } from '../engine/ConsoleState.ts';
import { AboutPage } from './AboutPage.tsx';
import { ControlsPage } from './ControlsPage.tsx';
import { CoverLetterPage } from './CoverLetterPage.tsx';
import type { CurrentPageProps, firstPages } from './CurrentPage.tsx';
import { ExperienceLevelsPage } from './ExperienceLevelsPage.tsx';
import { PlayerProfilePage } from './PlayerProfilePage.tsx';
import { SideQuestsPage } from './SideQuestsPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

export { StartMenu } from '../menu/StartMenu.tsx';

/** Draws the side quests: their menu, or the one that was chosen. */
function SideQuests({ content, state, onEvent, words }: CurrentPageProps) {
  const view = state.page === 'side-quests' ? state : undefined;
  return (
    <SideQuestsPage
      content={content}
      words={words?.sideQuests}
      quest={view?.shows === 'detail' ? view.quest : undefined}
      cursor={view?.shows === 'list' ? view.cursor : undefined}
      onQuestChosen={(quest) => onEvent({ type: 'quest-chosen', quest })}
      onQuestLeft={() => onEvent({ type: 'quest-left' })}
    />
  );
}

export const laterPages = {
  letter: ({ content, company, words }) => (
    <CoverLetterPage content={content} words={words?.letter} company={company} />
  ),
  profile: ({ content, company, words }) => (
    <PlayerProfilePage content={content} words={words?.profile} company={company} />
  ),
  controls: ({ content, words }) => <ControlsPage content={content} words={words?.controls} />,
  levels: ({ content, words }) => <ExperienceLevelsPage content={content} words={words?.levels} />,
  'side-quests': SideQuests,
  about: ({ content, words }) => <AboutPage content={content} words={words?.about} />,
  'thank-you': ({ content, company, onEvent, frozenMs, words }) => (
    <ThankYouPage
      content={content}
      words={words?.thankYou}
      company={company}
      onMenuWanted={() => onEvent({ type: 'button-pressed', button: 'start' })}
      frozenMs={frozenMs}
    />
  ),
} as const satisfies Record<Exclude<PageName, keyof typeof firstPages>, ComponentType<CurrentPageProps>>;
