// The content beyond the résumé. The build checks game.json against the schema in
// site/prepare/game, which also has the limits and the descriptions for editors.
import type { Shell } from './owner/shells.ts';
import type { SideQuestPicture } from './sections/projectKinds.ts';
import type { SectionChoice } from './sections/sectionNames.ts';

/** A validated, complete game.json. Any list may be empty. */
export interface Game {
  site: {
    /** The URL of the site, with a slash at the end; `''` if the owner does not know it yet. */
    address: string;
    /** The language tag of the site: `en`, `pt-BR`. */
    language: string;
    copyrightYear: number;
    /** A sentence or two that search engines and link previews show. */
    description: string;
    /** The tags of the site's other languages. */
    translations?: string[] | undefined;
  };
  console: {
    /** The name on the console. */
    name: string;
    /** The color of the console until a visitor picks another. */
    shell: Shell;
    /** The texts of the console's first page, one paragraph per entry. */
    instructions: string[];
  };
  player: {
    /** The player's class, as in a role-playing game. */
    class: string;
    /** How long the player has worked in the field, like `12+ years`. */
    playtime: string;
    bars: SkillBar[];
  };
  quest: {
    /** The quest, like `Join {company}`. Without `{company}`, the company name follows it. */
    verb: string;
    /** Text instead of the company name while the company is unknown. */
    anyCompany: string;
  };
  /** The look of the talking character. Each part defaults to the original drawing. */
  character?:
    | {
        /** `#c68642` */
        skin?: string | undefined;
        /** The color of the hair, or of the headscarf. */
        hair?: string | undefined;
        /** `covered` is a headscarf in the hair color. @default short */
        hairCut?: 'short' | 'long' | 'tied' | 'covered' | undefined;
        shirt?: string | undefined;
        /** @default true */
        headphones?: boolean | undefined;
      }
    | undefined;
  /** The lines of the character: on the intro, on the console's title page, and at the end. */
  scripts: Record<'greeting' | 'title' | 'farewell', ScriptStep[]>;
  /** The cover letter, one paragraph per entry, for any company and for a known one. */
  letters: Record<'generic' | 'personal', string[]>;
  sideQuests: SideQuest[];
  /** The owner's story, one paragraph per entry. */
  about: string[];
  manual: {
    /** The product code on the cover, like `PRES-ADA`. */
    productCode: string;
    tagline: string;
    seal: string;
    tip: string;
    backHeadline: string;
    backPitch: string;
    smallPrint: string;
  };
  /**
   * The jobs and education entries to show as levels, like `Joiner, Oak Mill`.
   * @default see `levels`
   */
  levels?: string[] | undefined;
  /** The sections to show in each medium, in their order. @default all */
  sections?: SectionChoice | undefined;
  /** Additions to the résumé's projects, by project name. */
  projects?: Record<string, ProjectAddition> | undefined;
  /** By default, phone numbers are published, but not the names of references. */
  published?: { phone?: boolean | undefined; references?: boolean | undefined } | undefined;
  documents?: DocumentSettings | undefined;
}

export interface SkillBar {
  /** The skill that the bar measures. */
  name: string;
  /** The number of filled blocks, up to `fullBonus`. With `MAX`, all are filled. */
  bonus: number | 'MAX';
  /** Text beside the bar instead of the bonus, like `12 years`. */
  value?: string | undefined;
}

export interface SideQuest {
  title: string;
  /** `Talk`, `Library` */
  kind: string;
  picture: SideQuestPicture;
  /** The description, one paragraph per entry. */
  story: string[];
  link?: { label: string; url: string } | undefined;
}

/** Types text, waits (in milliseconds), or erases a number of characters. */
type ScriptStep = { type: string } | { pause: number } | { erase: number };

interface ProjectAddition {
  /** The path of `file` is relative to the folder of game.json. */
  picture?: { file: string; alt: string } | undefined;
  /** The URL of the source code. */
  source?: string | undefined;
  /** The outcome of the project, in one sentence. */
  outcome?: string | undefined;
  /** The name of the project's page, if it differs from the project's name. */
  page?: string | undefined;
}

/** Settings of the PDF documents. File paths are relative to the folder of game.json. */
export interface DocumentSettings {
  /** Font files (TTF or OTF) for characters that the built-in fonts lack. */
  fonts?: string[] | undefined;
  /**
   * The paper size of the plain résumé and the cover letter.
   * @default the usual size in the owner's country
   */
  paper?: 'a4' | 'letter' | undefined;
  /** Whether the PDF of the plain résumé shows the photo. */
  photo?: boolean | undefined;
  /** The owner's own PDF files, published instead of the generated ones. */
  own?: { resume?: string | undefined; manual?: string | undefined } | undefined;
}

/** The highest numeric bonus: the number of blocks in a stat bar. */
export const fullBonus = 5;
