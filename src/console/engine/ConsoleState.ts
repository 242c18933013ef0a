// The console's state as plain data. The shell color outlasts it, as part of the visit.

/** The console's pages in order. Everything that counts or names pages reads this list. */
export const pageNames = [
  'instructions',
  'title',
  'letter',
  'profile',
  'controls',
  'levels',
  'side-quests',
  'about',
  'thank-you',
] as const;

export type PageName = (typeof pageNames)[number];

export const menuTabs = ['contact', 'colors'] as const;

export type MenuTab = (typeof menuTabs)[number];

/** Only the title page has a form; only the side quests have a cursor and details. */
export type PageState =
  | { readonly page: 'title'; readonly form: 'closed' | 'open' }
  | { readonly page: 'side-quests'; readonly shows: 'list'; readonly cursor?: number | undefined }
  | { readonly page: 'side-quests'; readonly shows: 'detail'; readonly quest: number }
  | { readonly page: Exclude<PageName, 'title' | 'side-quests'> };

export type ConsoleState = PageState & { readonly startMenu: 'closed' | MenuTab };

/** The state on entering a page: nothing is open. */
export function consoleAt(page: PageName): ConsoleState {
  switch (page) {
    case 'title':
      return { page, form: 'closed', startMenu: 'closed' };
    case 'side-quests':
      return { page, shows: 'list', startMenu: 'closed' };
    default:
      return { page, startMenu: 'closed' };
  }
}

/** The previous (-1) or next (1) page; `undefined` past either end. */
export function neighborPage({ page }: PageState, by: 1 | -1): PageName | undefined {
  const index = pageNames.indexOf(page) + by;
  return index < 0 ? undefined : pageNames[index];
}
