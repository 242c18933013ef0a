import type { CompanyFormWords } from '../dialogue/companyFormWords.ts';
import type { FirstWords } from './firstWords.ts';
import type { LaterWords } from './laterWords.ts';

/** What the console's frame says. */
export type ConsoleWords = FirstWords['handheld'];

type Pages = Omit<FirstWords, 'handheld'> & Omit<LaterWords, 'startMenu'> & { companyForm: CompanyFormWords };

/** Replacements for the fixed words of the console: its own, the Start Menu's, and page by page those of its pages. */
export type HandheldWords = Partial<ConsoleWords> & {
  startMenu?: Partial<LaterWords['startMenu']>;
  pages?: { [Page in keyof Pages]?: Partial<Pages[Page]> };
};

/** Replacements for the pages' fixed words, page by page. */
export type PageWords = NonNullable<HandheldWords['pages']>;
