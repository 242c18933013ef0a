// The pages after the first, in their own chunk, so that the first page does not wait for them.

import type { ComponentType } from 'react';
import type { firstPages, PageName } from '../engine/ConsoleState.ts';
import { AboutPage } from './AboutPage.tsx';
import { ControlsPage } from './ControlsPage.tsx';
import { CoverLetterPage } from './CoverLetterPage.tsx';
import { ExperienceLevelsPage } from './ExperienceLevelsPage.tsx';
import type { CurrentPageProps } from './PageProps.ts';
import { PlayerProfilePage } from './PlayerProfilePage.tsx';
import { SideQuestsPage } from './SideQuestsPage.tsx';
import { ThankYouPage } from './ThankYouPage.tsx';

export { StartMenu } from '../menu/StartMenu.tsx';

export const lazyPages = {
  letter: CoverLetterPage,
  profile: PlayerProfilePage,
  controls: ControlsPage,
  levels: ExperienceLevelsPage,
  'side-quests': SideQuestsPage,
  about: AboutPage,
  'thank-you': ThankYouPage,
} as const satisfies Record<Exclude<PageName, (typeof firstPages)[number]>, ComponentType<CurrentPageProps>>;
