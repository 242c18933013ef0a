import type { Content } from '../content/Content.ts';
import type { CompanyFormWords } from '../dialogue/CompanyForm.tsx';
import { AboutPage, type AboutWords } from './screens/AboutPage.tsx';
import { ControlsPage, type ControlsWords } from './screens/ControlsPage.tsx';
import { CoverLetterPage, type CoverLetterWords } from './screens/CoverLetterPage.tsx';
import { ExperienceLevelsPage, type ExperienceLevelsWords } from './screens/ExperienceLevelsPage.tsx';
import { InstructionsPage, type InstructionsWords } from './screens/InstructionsPage.tsx';
import { PlayerProfilePage, type PlayerProfileWords } from './screens/PlayerProfilePage.tsx';
import { SideQuestsPage, type SideQuestsWords } from './screens/SideQuestsPage.tsx';
import { ThankYouPage, type ThankYouWords } from './screens/ThankYouPage.tsx';
import { TitlePage, type TitleWords } from './screens/TitlePage.tsx';
import type { ConsoleEvent, ConsoleState } from './state.ts';

/** Replacements for the pages' fixed words, page by page. */
export interface PageWords {
  instructions?: Partial<InstructionsWords>;
  title?: Partial<TitleWords>;
  companyForm?: Partial<CompanyFormWords>;
  letter?: Partial<CoverLetterWords>;
  profile?: Partial<PlayerProfileWords>;
  controls?: Partial<ControlsWords>;
  levels?: Partial<ExperienceLevelsWords>;
  sideQuests?: Partial<SideQuestsWords>;
  about?: Partial<AboutWords>;
  thankYou?: Partial<ThankYouWords>;
}

/** What {@link ConsoleScreen} takes. */
export interface ConsoleScreenProps {
  /** The owner's words. */
  content: Content;
  /** What the console shows. */
  state: ConsoleState;
  /** Told what happened on the page. */
  onEvent: (event: ConsoleEvent) => void;
  /** The company that the visit knows, `''` for none. */
  company: string;
  /** Told the company's name, or `''` when the visitor would rather not say. */
  onCompany: (company: string) => void;
  /** Replaces some of the pages' fixed words. */
  words?: PageWords | undefined;
}

/** The page that belongs to a state. */
export function ConsoleScreen({ content, state, onEvent, company, onCompany, words }: ConsoleScreenProps) {
  switch (state.page) {
    case 'instructions':
      return <InstructionsPage content={content} words={words?.instructions} />;
    case 'title':
      return (
        <TitlePage
          content={content}
          words={words?.title}
          formWords={words?.companyForm}
          form={state.form}
          company={company}
          onDialogueClick={() => onEvent({ type: 'dialogue-clicked' })}
          onCompanySent={(name) => {
            onCompany(name);
            onEvent({ type: 'company-sent' });
          }}
          onCompanyDeclined={() => {
            onCompany('');
            onEvent({ type: 'company-declined' });
          }}
        />
      );
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
          onQuestChosen={(quest) => onEvent({ type: 'quest-chosen', quest })}
          onQuestLeft={() => onEvent({ type: 'quest-left' })}
        />
      );
    case 'about':
      return <AboutPage content={content} words={words?.about} />;
    case 'thank-you':
      return <ThankYouPage content={content} words={words?.thankYou} company={company} />;
    default:
      return state satisfies never;
  }
}
