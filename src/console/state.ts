// Where the console stands and how it moves. Pages count from 0 here and from 1 for people.

/** The console's pages, in their order. */
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

/** The name of one page. */
export type PageName = (typeof pageNames)[number];

/** What the console shows. Only the title page has a form, and only the side quests have details. */
export type ConsoleState =
  | { readonly page: 'title'; readonly form: 'closed' | 'open' }
  | { readonly page: 'side-quests'; readonly view: 'menu' }
  | { readonly page: 'side-quests'; readonly view: 'detail'; readonly quest: number }
  | { readonly page: Exclude<PageName, 'title' | 'side-quests'> };

/** What can happen to the console. `quest` is a side quest's place in the menu, from 0. */
export type ConsoleEvent =
  | { readonly type: 'next-pressed' }
  | { readonly type: 'back-pressed' }
  | { readonly type: 'dialogue-clicked' }
  | { readonly type: 'company-sent' }
  | { readonly type: 'company-declined' }
  | { readonly type: 'quest-chosen'; readonly quest: number }
  | { readonly type: 'quest-left' };

/** The place of the page shown, 0 to 8. */
export function pageIndex(state: ConsoleState): number {
  return pageNames.indexOf(state.page);
}

/** The console on a page just entered: form closed, menu shown. A number outside 0 to 8 becomes the nearest page. */
export function consoleAt(index: number): ConsoleState {
  const last = pageNames.length - 1;
  const page = pageNames[Math.min(last, Math.max(0, Math.trunc(index)))] ?? pageNames[0];
  switch (page) {
    case 'title':
      return { page, form: 'closed' };
    case 'side-quests':
      return { page, view: 'menu' };
    default:
      return { page };
  }
}

/** The state after an event. An event that cannot happen where the console stands changes nothing. */
export function stepConsole(state: ConsoleState, event: ConsoleEvent): ConsoleState {
  switch (event.type) {
    case 'next-pressed':
      return state.page === 'title' && state.form === 'closed' ? { ...state, form: 'open' } : turned(state, 1);
    case 'back-pressed':
      return shutOneDoor(state) ?? turned(state, -1);
    case 'dialogue-clicked':
      return state.page === 'title' && state.form === 'closed' ? { ...state, form: 'open' } : state;
    case 'company-sent':
    case 'company-declined':
      return state.page === 'title' && state.form === 'open' ? turned(state, 1) : state;
    case 'quest-chosen':
      return state.page === 'side-quests' ? { page: 'side-quests', view: 'detail', quest: event.quest } : state;
    case 'quest-left':
      return state.page === 'side-quests' && state.view === 'detail' ? { page: 'side-quests', view: 'menu' } : state;
    default:
      return event satisfies never;
  }
}

/** The neighbouring page, or the very same state at either end. */
function turned(state: ConsoleState, by: 1 | -1): ConsoleState {
  const index = pageIndex(state) + by;
  return index in pageNames ? consoleAt(index) : state;
}

/** What "back" closes before it leaves the page: the company form, or a side quest's detail. */
function shutOneDoor(state: ConsoleState): ConsoleState | undefined {
  if (state.page === 'title' && state.form === 'open') return { page: 'title', form: 'closed' };
  if (state.page === 'side-quests' && state.view === 'detail') return { page: 'side-quests', view: 'menu' };
  return undefined;
}
