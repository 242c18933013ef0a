import { type ComponentType, memo } from 'react';
import type { PageName } from '../engine/ConsoleState.ts';
import { AboutPage } from './AboutPage.tsx';
import { ControlsPage } from './ControlsPage.tsx';
import { CoverLetterPage } from './CoverLetterPage.tsx';
import { ExperienceLevelsPage } from './ExperienceLevelsPage.tsx';
import { InstructionsPage } from './InstructionsPage.tsx';
import type { CurrentPageProps } from './PageProps.ts';
import { PlayerProfilePage } from './PlayerProfilePage.tsx';
import { SideQuestsPage } from './SideQuestsPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';
import { TitlePage } from './TitlePage.tsx';

const pages: Readonly<Record<PageName, ComponentType<CurrentPageProps>>> = {
  instructions: InstructionsPage,
  title: TitlePage,
  letter: CoverLetterPage,
  profile: PlayerProfilePage,
  controls: ControlsPage,
  levels: ExperienceLevelsPage,
  'side-quests': SideQuestsPage,
  about: AboutPage,
  'thank-you': ThankYouPage,
};

/** The page of a state. Memoized, so that pressed buttons do not render it again. */
export const CurrentPage = memo(function CurrentPage(props: CurrentPageProps) {
  const Page = pages[props.state.page];
  return <Page {...props} />;
});
