// The console's state as plain data. The shell color is part of the visit, which lasts longer.
import type { Position } from '../../visit/Position.ts';

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
  | { readonly page: 'side-quests'; readonly view: 'list'; readonly cursor?: number | undefined }
  | { readonly page: 'side-quests'; readonly view: 'detail'; readonly quest: number }
  | { readonly page: Exclude<PageName, 'title' | 'side-quests'> };

export type ConsoleState = PageState & { readonly startMenu: 'closed' | MenuTab };

/** The state of a page just entered: no form, side quest or menu is open. */
export function consoleAt(page: PageName): ConsoleState {
  switch (page) {
    case 'title':
      return { page, form: 'closed', startMenu: 'closed' };
    case 'side-quests':
      return { page, view: 'list', startMenu: 'closed' };
    default:
      return { page, startMenu: 'closed' };
  }
}

/** The page and what is open on it: the title page's form, or a side quest by its index. */
export function positionOf(state: PageState): Position {
  const page = pageNames.indexOf(state.page);
  if (state.page === 'title') return { page, part: state.form === 'open' ? 0 : undefined };
  return { page, part: state.page === 'side-quests' && state.view === 'detail' ? state.quest : undefined };
}

/**
 * The state at a position. A part that does not exist stays closed.
 * @param quests the number of side quests
 */
export function consoleAtPosition({ page, part }: Position, quests: number): ConsoleState {
  const state = consoleAt(pageNames[page] ?? pageNames[0]);
  if (part === undefined) return state;
  if (state.page === 'title') return { ...state, form: 'open' };
  return state.page === 'side-quests' && part < quests ? questDetail(part) : state;
}

/** The detail view of a side quest, by its index. */
export function questDetail(quest: number): ConsoleState {
  return { page: 'side-quests', view: 'detail', quest, startMenu: 'closed' };
}

/** The previous (-1) or next (1) page; `undefined` past either end. */
export function neighborPage({ page }: PageState, by: 1 | -1): PageName | undefined {
  const index = pageNames.indexOf(page) + by;
  return index < 0 ? undefined : pageNames[index];
}
