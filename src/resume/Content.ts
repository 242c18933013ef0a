import type { CaseStudy } from './caseStudies.ts';
import type { Game } from './Game.ts';
import type { Messages } from './messages/Messages.ts';
import type { Resume } from './Resume.ts';

/** A language of the site. Each language but the main one has its site in a folder. */
export type SiteLanguage = {
  /** The language tag: `pt-BR`. */
  tag: string;
  /** The language's own name: `Português (Brasil)`. */
  name: string;
  /** The path from the main language's home page: `pt-BR/`; `''` for the main language. */
  folder: string;
  /** The paths of the case studies in this language: `/work/tilekit`. */
  caseStudies: readonly string[];
};

/** The owner's validated content, and the date that "present" means. */
export interface Content {
  resume: Resume;
  game: Game;
  /** The owner's additions to projects. @default none */
  caseStudies?: readonly CaseStudy[];
  /** The messages in the site's language. @default English */
  messages?: Messages;
  /**
   * The languages of the owner's texts, if the interface is not translated. Letters are in English
   * unless the owner wrote them. @default the interface's language
   */
  textLanguages?: { resume: string; letters?: string };
  /** All languages of the site, the main language first. @default only one language */
  languages?: readonly SiteLanguage[];
  /** The writing direction of the interface, if it is right to left. @default left to right */
  direction?: 'rtl';
  /** The end date of ongoing entries, as `YYYY-MM-DD`. */
  asOf: string;
}
