// The console's state: plain data. The shell's colour is not here; it belongs to the visit, which outlasts the console.

/** The console's pages, in their order. The only list of them: everything that counts or names pages reads it. */
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

/** The Start Menu's tabs, in their order. */
export const menuTabs = ['contact', 'colors'] as const;

export type MenuTab = (typeof menuTabs)[number];

/** The page shown. Only the title page has a form; only the side quests have a cursor, on a choice, and details. */
export type PageState =
  | { readonly page: 'title'; readonly form: 'closed' | 'open' }
  | { readonly page: 'side-quests'; readonly shows: 'list'; readonly cursor?: number | undefined }
  | { readonly page: 'side-quests'; readonly shows: 'detail'; readonly quest: number }
  | { readonly page: Exclude<PageName, 'title' | 'side-quests'> };

/** What the console shows: a page, and over it the Start Menu, which is closed or open at a tab. */
export type ConsoleState = PageState & { readonly startMenu: 'closed' | MenuTab };

/** The console on a page just entered: nothing is open. */
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

/** The page before (-1) or after (1) the one shown; `undefined` past either end. */
export function neighbourPage({ page }: PageState, by: 1 | -1): PageName | undefined {
  const index = pageNames.indexOf(page) + by;
  return index < 0 ? undefined : pageNames[index];
}

/** Whether something is open on the page that "back" closes first: the company form, or a side quest's detail. */
export function hasOpenPart(state: PageState): boolean {
  return (
    (state.page === 'title' && state.form === 'open') || (state.page === 'side-quests' && state.shows === 'detail')
  );
}

/** Whether "next" opens the company form before it turns the page. */
export function hasClosedForm(state: PageState): boolean {
  return state.page === 'title' && state.form === 'closed';
}
