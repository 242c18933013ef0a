// What the product says besides the résumé. The types are written out here, apart from the schema that checks
// them, so that those who use the library need not have the checker.
import type { SectionChoice } from './sectionNames.ts';
import type { Shell } from './shells.ts';

/** One step of something a character says: type a text, wait for some milliseconds, take letters back. */
export type ScriptStep = { type: string } | { pause: number } | { erase: number };

/** A bar of the player's profile; bonuses go from 0 to 5, or beyond. */
export type SkillBar = { name: string; bonus: number | 'MAX' };

/** Something done besides work. */
export type SideQuest = {
  title: string;
  /** What sort of thing it is, in a word or three. */
  kind: string;
  /** Which of the drawn pictures goes with it. */
  picture: 'stream' | 'conference' | 'tournament';
  story: string[];
  /** A web address, or a file below `site/public`. */
  link?: { label: string; url: string } | undefined;
};

/** How the PDF documents are made. File paths start at the folder of game.json. */
export type DocumentSettings = {
  /** Font files (TTF or OTF) for letters that the built-in faces lack. */
  fonts?: string[] | undefined;
  /** The paper of the plain résumé; where it is not said, what the owner's country uses. */
  paper?: 'a4' | 'letter' | undefined;
  /** Whether the résumé's image stands in the PDF, too. @default false */
  photo?: boolean | undefined;
  /** The owner's own PDF files, in place of the ones that are made. */
  own?: { resume?: string | undefined; manual?: string | undefined } | undefined;
};

/** Everything in game.json, checked. Any list may be empty: what shows it is then left out. */
export type Game = {
  site: {
    /** Where the site is served, `http` or `https`, ending in a slash. Its path is the site's base path. */
    address: string;
    /** A language tag: `en`, `pt-BR`. */
    language: string;
    copyrightYear: number;
    description: string;
  };
  console: { name: string; shell: Shell; instructions: string[] };
  player: { class: string; playtime: string; bars: SkillBar[] };
  /** `verb` and a company's name, or `anyCompany` in its stead, make the current quest. */
  quest: { verb: string; anyCompany: string };
  /** The character's own colours, `#rrggbb`; those left out stay as drawn. */
  character?: { skin?: string | undefined; hair?: string | undefined; shirt?: string | undefined } | undefined;
  scripts: { greeting: ScriptStep[]; title: ScriptStep[]; farewell: ScriptStep[] };
  /** Paragraphs with placeholders: `{name}` in both, `{company}` in the personal one. */
  letters: { generic: string[]; personal: string[] };
  sideQuests: SideQuest[];
  about: string[];
  manual: {
    productCode: string;
    tagline: string;
    seal: string;
    tip: string;
    backHeadline: string;
    backPitch: string;
    smallPrint: string;
  };
  /** Which sections of the résumé stand where, and in which order. */
  sections?: SectionChoice | undefined;
  documents?: DocumentSettings | undefined;
};
