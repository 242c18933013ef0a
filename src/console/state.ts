// Where the console stands and how it moves. Pages count from 0 here and from 1 for people. The shell's colour is not
// here: it outlasts the console and belongs to the visit.

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

/** The Start Menu's tabs, in their order. */
export const menuTabs = ['contact', 'colors'] as const;

/** One of {@link menuTabs}. */
export type MenuTab = (typeof menuTabs)[number];

/** The page shown. Only the title page has a form; only the side quests have a cursor, on a choice, and details. */
export type PageState =
  | { readonly page: 'title'; readonly form: 'closed' | 'open' }
  | { readonly page: 'side-quests'; readonly view: 'menu'; readonly cursor?: number | undefined }
  | { readonly page: 'side-quests'; readonly view: 'detail'; readonly quest: number }
  | { readonly page: Exclude<PageName, 'title' | 'side-quests'> };

/** What the console shows: a page, and over it the Start Menu, which is closed or open at a tab. */
export type ConsoleState = PageState & { readonly startMenu: 'closed' | MenuTab };

/** What can happen to the console. `quest` is a side quest's place in the menu, from 0; `quests` is their number. */
export type ConsoleEvent =
  | { readonly type: 'next-pressed' }
  | { readonly type: 'back-pressed' }
  | { readonly type: 'select-pressed' }
  | { readonly type: 'start-pressed' }
  | { readonly type: 'tab-chosen'; readonly tab: MenuTab }
  | { readonly type: 'dialogue-clicked' }
  | { readonly type: 'company-sent' }
  | { readonly type: 'company-declined' }
  | { readonly type: 'cursor-moved'; readonly by: 1 | -1; readonly quests: number }
  | { readonly type: 'quest-chosen'; readonly quest: number }
  | { readonly type: 'quest-left' };

/** The place of the page shown, 0 to 8. */
export function pageIndex(state: PageState): number {
  return pageNames.indexOf(state.page);
}

/** The console on a page just entered: nothing is open. A number outside 0 to 8 becomes the nearest page. */
export function consoleAt(index: number): ConsoleState {
  const last = pageNames.length - 1;
  const page = pageNames[Math.min(last, Math.max(0, Math.trunc(index)))] ?? pageNames[0];
  switch (page) {
    case 'title':
      return { page, form: 'closed', startMenu: 'closed' };
    case 'side-quests':
      return { page, view: 'menu', startMenu: 'closed' };
    default:
      return { page, startMenu: 'closed' };
  }
}

/** The state after an event. An event that cannot happen where the console stands gives the very same state back. */
export function stepConsole(state: ConsoleState, event: ConsoleEvent): ConsoleState {
  switch (event.type) {
    case 'start-pressed':
      return { ...state, startMenu: state.startMenu === 'closed' ? menuTabs[0] : 'closed' };
    case 'select-pressed': {
      const isThere = state.page === 'title' && state.form === 'closed' && state.startMenu === 'closed';
      return isThere ? state : consoleAt(pageNames.indexOf('title'));
    }
    default:
      return state.startMenu === 'closed' ? stepPage(state, event) : stepMenu(state, event);
  }
}

type OtherEvent = Exclude<ConsoleEvent, { type: 'start-pressed' | 'select-pressed' }>;

/** With the Start Menu open, the page under it stands still. */
function stepMenu(state: ConsoleState, event: OtherEvent): ConsoleState {
  switch (event.type) {
    case 'back-pressed':
      return { ...state, startMenu: 'closed' };
    case 'tab-chosen':
      return state.startMenu === event.tab ? state : { ...state, startMenu: event.tab };
    default:
      return state;
  }
}

function stepPage(state: ConsoleState, event: OtherEvent): ConsoleState {
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
    case 'cursor-moved':
      return withCursorMoved(state, event);
    case 'quest-chosen':
      return state.page === 'side-quests' && state.view === 'menu'
        ? { page: 'side-quests', view: 'detail', quest: event.quest, startMenu: 'closed' }
        : state;
    case 'quest-left':
      return state.page === 'side-quests' && state.view === 'detail' ? consoleAt(pageIndex(state)) : state;
    case 'tab-chosen':
      return state;
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
  const isOpen =
    (state.page === 'title' && state.form === 'open') || (state.page === 'side-quests' && state.view === 'detail');
  return isOpen ? consoleAt(pageIndex(state)) : undefined;
}

/** From nowhere the cursor comes to the first quest. Up from there it goes away again, so that A turns the page as ever. */
function withCursorMoved(state: ConsoleState, { by, quests }: { by: 1 | -1; quests: number }): ConsoleState {
  if (state.page !== 'side-quests' || state.view !== 'menu') return state;
  const moved = (state.cursor ?? -1) + by;
  const cursor = moved < 0 ? undefined : Math.min(moved, quests - 1);
  return cursor === state.cursor || quests < 1 ? state : { ...state, cursor };
}
