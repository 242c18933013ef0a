import type { Game } from './Game.ts';
import type { Messages } from './Messages.ts';
import type { Resume } from './Resume.ts';
import type { Work } from './works.ts';

/** A language of the site: a site of its own, below the one in the main language. */
export type SiteLanguage = {
  /** Its tag: `pt-BR`. */
  tag: string;
  /** What it calls itself: `Português (Brasil)`. */
  name: string;
  /** From the main language's home page: `pt-BR/`, and `''` for itself. */
  folder: string;
  /** The paths of its pages about projects, which another language need not have: `/work/tilekit`. */
  works: readonly string[];
};

/** All the owner's words, checked, and the day on which "present" is reckoned. */
export interface Content {
  resume: Resume;
  game: Game;
  /** What the owner shows of some projects: pictures, sources, pages. @default nothing */
  works?: readonly Work[];
  /** The fixed words in the site's language. @default English */
  messages?: Messages;
  /** All languages that the site is there in, its main one first. @default its own alone */
  languages?: readonly SiteLanguage[];
  /** Which way the site's language is written, where that is from right to left. @default from left to right */
  direction?: 'rtl';
  /** The day up to which an entry without an end is counted, as `YYYY-MM-DD`. */
  asOf: string;
}
