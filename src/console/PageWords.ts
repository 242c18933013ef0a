import type { CompanyFormWords } from '../dialogue/CompanyForm.tsx';
import type { MissingWords } from './MissingPage.tsx';
import type { AboutWords } from './screens/AboutPage.tsx';
import type { ControlsWords } from './screens/ControlsPage.tsx';
import type { CoverLetterWords } from './screens/CoverLetterPage.tsx';
import type { ExperienceLevelsWords } from './screens/ExperienceLevelsPage.tsx';
import type { InstructionsWords } from './screens/InstructionsPage.tsx';
import type { PlayerProfileWords } from './screens/PlayerProfilePage.tsx';
import type { SideQuestsWords } from './screens/SideQuestsPage.tsx';
import type { ThankYouWords } from './screens/ThankYouPage.tsx';
import type { TitleWords } from './screens/TitlePage.tsx';

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
  missing?: Partial<MissingWords>;
}
