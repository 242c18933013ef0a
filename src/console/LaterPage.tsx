import type { ConsoleScreenProps } from './ConsoleScreenProps.ts';
import { AboutPage } from './screens/AboutPage.tsx';
import { ControlsPage } from './screens/ControlsPage.tsx';
import { CoverLetterPage } from './screens/CoverLetterPage.tsx';
import { ExperienceLevelsPage } from './screens/ExperienceLevelsPage.tsx';
import { PlayerProfilePage } from './screens/PlayerProfilePage.tsx';
import { SideQuestsPage } from './screens/SideQuestsPage.tsx';
import { ThankYouPage } from './screens/ThankYouPage.tsx';

/** Pages 3 to 9: the page that belongs to a state. The first two are in the console from the beginning. */
export function LaterPage({ content, state, onEvent, company, frozenMs, words }: ConsoleScreenProps) {
  switch (state.page) {
    case 'instructions':
    case 'title':
      return null;
    case 'letter':
      return <CoverLetterPage content={content} words={words?.letter} company={company} />;
    case 'profile':
      return <PlayerProfilePage content={content} words={words?.profile} company={company} />;
    case 'controls':
      return <ControlsPage content={content} words={words?.controls} />;
    case 'levels':
      return <ExperienceLevelsPage content={content} words={words?.levels} />;
    case 'side-quests':
      return (
        <SideQuestsPage
          content={content}
          words={words?.sideQuests}
          quest={state.view === 'detail' ? state.quest : undefined}
          cursor={state.view === 'menu' ? state.cursor : undefined}
          onQuestChosen={(quest) => onEvent({ type: 'quest-chosen', quest })}
          onQuestLeft={() => onEvent({ type: 'quest-left' })}
        />
      );
    case 'about':
      return <AboutPage content={content} words={words?.about} />;
    case 'thank-you':
      return (
        <ThankYouPage
          content={content}
          words={words?.thankYou}
          company={company}
          onMenuWanted={() => onEvent({ type: 'button-pressed', button: 'start' })}
          frozenMs={frozenMs}
        />
      );
    default:
      return state satisfies never;
  }
}
