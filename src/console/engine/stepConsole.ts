import type { Position } from '../../visit/Position.ts';
import type { ButtonName } from './buttons.ts';
import {
  type ConsoleState,
  consoleAt,
  consoleAtPosition,
  type MenuTab,
  menuTabs,
  neighborPage,
  type PageName,
  questDetail,
} from './ConsoleState.ts';
import { type Blip, type Command, commandBlips, commandOf } from './commands.ts';

/** Every event of the console. `quest` is the index of a side quest. */
export type ConsoleEvent =
  | { readonly type: 'button-pressed'; readonly button: ButtonName }
  | { readonly type: 'page-requested'; readonly page: PageName }
  | { readonly type: 'position-returned'; readonly position: Position }
  | { readonly type: 'dialogue-clicked' }
  | { readonly type: 'company-answered' }
  | { readonly type: 'quest-chosen'; readonly quest: number }
  | { readonly type: 'quest-closed' }
  | { readonly type: 'tab-chosen'; readonly tab: MenuTab };

/** Facts outside the state: the number of side quests, and whether the company form has unsent text. */
export type ConsoleModel = {
  readonly quests: number;
  readonly hasDraft: boolean;
};

/** Work for the screen, outside the state: the browser owns scroll positions, focus and forms. */
export type ScreenEffect =
  | { readonly type: 'scroll'; readonly by: 1 | -1 }
  | { readonly type: 'move-menu-cursor'; readonly by: 1 | -1 }
  | { readonly type: 'choose-menu-item' }
  | { readonly type: 'send-company' };

export type ConsoleStep = {
  /** The next state; the same object if a press changed nothing. */
  readonly state: ConsoleState;
  readonly effect?: ScreenEffect | undefined;
  /** The sound of a press; `undefined` for an unavailable button. */
  readonly blip?: Blip | undefined;
};

/** Steps the console. A change of page closes the Start Menu. */
export function stepConsole(state: ConsoleState, event: ConsoleEvent, model: ConsoleModel): ConsoleStep {
  switch (event.type) {
    case 'button-pressed': {
      const command = commandOf(state, event.button, model.hasDraft);
      const step = runCommand(state, command, model.quests);
      // Past either end, the button is unavailable and silent.
      const isAtEnd = step.state === state && (command === 'next' || command === 'back');
      return isAtEnd ? step : { ...step, blip: commandBlips[command] };
    }
    case 'page-requested':
      return { state: state.page === event.page ? state : consoleAt(event.page) };
    case 'position-returned':
      return { state: consoleAtPosition(event.position, model.quests) };
    case 'tab-chosen':
      return { state: chooseTab(state, event.tab) };
    default:
      return { state: state.startMenu === 'closed' ? stepPage(state, event) : state };
  }
}

function runCommand(state: ConsoleState, command: Command, quests: number): ConsoleStep {
  const isFormClosed = state.page === 'title' && state.form === 'closed';
  switch (command) {
    case 'next':
      return { state: isFormClosed ? openForm(state) : turnPage(state, 1) };
    case 'back':
      return { state: isPartOpen(state) ? consoleAt(state.page) : turnPage(state, -1) };
    case 'title':
      return { state: isFormClosed && state.startMenu === 'closed' ? state : consoleAt('title') };
    case 'menu':
      return { state: { ...state, startMenu: menuTabs[0] } };
    case 'closeMenu':
      return { state: { ...state, startMenu: 'closed' } };
    case 'tabLeft':
      return { state: chooseNextTab(state, -1) };
    case 'tabRight':
      return { state: chooseNextTab(state, 1) };
    case 'itemUp':
    case 'scrollUp':
      return moveCursor(state, -1, quests);
    case 'itemDown':
    case 'scrollDown':
      return moveCursor(state, 1, quests);
    case 'choose':
      return chooseItem(state);
    case 'send':
      return { state, effect: { type: 'send-company' } };
    default:
      return command satisfies never;
  }
}

/** Whether "back" first closes something on the page: the company form or a side quest's detail. */
function isPartOpen(state: ConsoleState): boolean {
  return (state.page === 'title' && state.form === 'open') || (state.page === 'side-quests' && state.view === 'detail');
}

function openForm(state: ConsoleState): ConsoleState {
  return state.page === 'title' && state.form === 'closed' ? { ...state, form: 'open' } : state;
}

function turnPage(state: ConsoleState, by: 1 | -1): ConsoleState {
  const page = neighborPage(state, by);
  return page ? consoleAt(page) : state;
}

function chooseTab(state: ConsoleState, tab: MenuTab): ConsoleState {
  return state.startMenu === 'closed' || state.startMenu === tab ? state : { ...state, startMenu: tab };
}

/** Wraps: the first tab follows the last. */
function chooseNextTab(state: ConsoleState, by: 1 | -1): ConsoleState {
  if (state.startMenu === 'closed') return state;
  const nextIndex = menuTabs.indexOf(state.startMenu) + by;
  return { ...state, startMenu: menuTabs.at(nextIndex % menuTabs.length) ?? menuTabs[0] };
}

/**
 * Moves the cursor of the open Start Menu. While it is closed, moves the cursor of the side quests
 * or, if that cannot move, scrolls the page. Moving up from the first quest removes the cursor, so
 * that A turns the page again.
 */
function moveCursor(state: ConsoleState, by: 1 | -1, quests: number): ConsoleStep {
  if (state.startMenu !== 'closed') return { state, effect: { type: 'move-menu-cursor', by } };
  const scroll: ConsoleStep = { state, effect: { type: 'scroll', by } };
  if (state.page !== 'side-quests' || state.view !== 'list' || quests < 1) return scroll;
  const nextCursor = (state.cursor ?? -1) + by;
  const cursor = nextCursor < 0 ? undefined : Math.min(nextCursor, quests - 1);
  return cursor === state.cursor ? scroll : { state: { ...state, cursor } };
}

function chooseItem(state: ConsoleState): ConsoleStep {
  if (state.startMenu !== 'closed') return { state, effect: { type: 'choose-menu-item' } };
  const isOnQuest = state.page === 'side-quests' && state.view === 'list' && state.cursor !== undefined;
  return { state: isOnQuest ? questDetail(state.cursor) : state };
}

type PageEvent = Exclude<
  ConsoleEvent,
  { type: 'button-pressed' | 'page-requested' | 'position-returned' | 'tab-chosen' }
>;

function stepPage(state: ConsoleState, event: PageEvent): ConsoleState {
  switch (event.type) {
    case 'dialogue-clicked':
      return openForm(state);
    case 'company-answered':
      return state.page === 'title' && state.form === 'open' ? turnPage(state, 1) : state;
    case 'quest-chosen':
      return state.page === 'side-quests' && state.view === 'list' ? questDetail(event.quest) : state;
    case 'quest-closed':
      return state.page === 'side-quests' && state.view === 'detail' ? consoleAt('side-quests') : state;
    default:
      return event satisfies never;
  }
}
