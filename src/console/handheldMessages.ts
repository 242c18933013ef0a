import type { CompanyFormMessages } from '../dialogue/companyFormMessages.ts';
import type { InitialMessages } from './initialMessages.ts';
import type { LazyMessages } from './lazyMessages.ts';

/** What the console's frame says. */
export type ConsoleMessages = InitialMessages['handheld'];

type Pages = Omit<InitialMessages, 'handheld'> & Omit<LazyMessages, 'startMenu'> & { companyForm: CompanyFormMessages };

/** Replacements for the fixed words of the console: its own, the Start Menu's, and page by page those of its pages. */
export type HandheldMessages = Partial<ConsoleMessages> & {
  startMenu?: Partial<LazyMessages['startMenu']>;
  pages?: { [Page in keyof Pages]?: Partial<Pages[Page]> };
};

/** Replacements for the pages' fixed words, page by page. */
export type PageMessages = NonNullable<HandheldMessages['pages']>;
