import type { CompanyFormWords } from '../../dialogue/CompanyForm.tsx';
import type { AboutWords } from './AboutPage.tsx';
import type { ControlsWords } from './ControlsPage.tsx';
import type { CoverLetterWords } from './CoverLetterPage.tsx';
import type { ExperienceLevelsWords } from './ExperienceLevelsPage.tsx';
import type { InstructionsWords } from './InstructionsPage.tsx';
import type { MissingWords } from './LaterPart.tsx';
import type { PlayerProfileWords } from './PlayerProfilePage.tsx';
import type { SideQuestsWords } from './SideQuestsPage.tsx';
import type { ThankYouWords } from './ThankYouPage.tsx';
import type { TitleWords } from './TitlePage.tsx';

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
