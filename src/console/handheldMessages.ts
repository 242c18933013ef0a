import type { CompanyFormMessages } from '../dialogue/companyFormMessages.ts';
import type { InitialMessages } from './initialMessages.ts';
import type { LazyMessages } from './lazyMessages.ts';

/** Messages of the console's frame. */
export type ConsoleMessages = InitialMessages['handheld'];

type Pages = Omit<InitialMessages, 'handheld'> & Omit<LazyMessages, 'startMenu'> & { companyForm: CompanyFormMessages };

/** Overrides for the console's messages: its own, the Start Menu's, and each page's. */
export type HandheldMessages = Partial<ConsoleMessages> & {
  startMenu?: Partial<LazyMessages['startMenu']>;
  pages?: { [Page in keyof Pages]?: Partial<Pages[Page]> };
};

/** Overrides for the pages' messages. */
export type PageMessages = NonNullable<HandheldMessages['pages']>;
