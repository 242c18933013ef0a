import type { ButtonName } from './buttons.ts';
import { type ConsoleState, consoleAt, menuTabs, neighbourPage } from './ConsoleState.ts';

/** Every command, with its sound. */
export const commandBlips = {
  scrollUp: 'move',
  scrollDown: 'move',
  next: 'accept',
  back: 'back',
  choose: 'accept',
  send: 'accept',
  title: 'menu',
  menu: 'menu',
  itemUp: 'move',
  itemDown: 'move',
  tabLeft: 'move',
  tabRight: 'move',
  closeMenu: 'back',
} as const;

/**
 * The command of each button where there are items: in the Start Menu and among the side quests.
 */
export type Command = keyof typeof commandBlips;

export type Blip = (typeof commandBlips)[Command];

/** The command of each button while the Start Menu is closed, on a page without a menu. */
export const onPages: Readonly<Record<ButtonName, Command>> = {
  up: 'scrollUp',
  down: 'scrollDown',
  left: 'back',
  right: 'next',
  a: 'next',
  b: 'back',
  select: 'title',
  start: 'menu',
};

const inMenu: Readonly<Record<ButtonName, Command>> = {
  up: 'itemUp',
  down: 'itemDown',
  left: 'tabLeft',
  right: 'tabRight',
  a: 'choose',
  b: 'closeMenu',
  select: 'title',
  start: 'closeMenu',
};

const amongQuests: Readonly<Partial<Record<ButtonName, Command>>> = { up: 'itemUp', down: 'itemDown' };

/** `hasDraft` tells whether the company form has unsent text. */
export function commandOf(state: ConsoleState, button: ButtonName, hasDraft = false): Command {
  if (state.startMenu !== 'closed') return inMenu[button];
  if (state.page === 'title' && state.form === 'open' && hasDraft && button === 'a') return 'send';
  if (state.page !== 'side-quests' || state.shows !== 'list') return onPages[button];
  // Without a cursor, A turns the page as everywhere.
  return button === 'a' && state.cursor !== undefined ? 'choose' : (amongQuests[button] ?? onPages[button]);
}

/** The state after a command; the same object if nothing changes. */
export function runCommand(state: ConsoleState, command: Command, quests: number): ConsoleState {
  switch (command) {
    case 'next':
      return state.page === 'title' && state.form === 'closed' ? openForm(state) : turnPage(state, 1);
    case 'back':
      return isPartOpen(state) ? consoleAt(state.page) : turnPage(state, -1);
    case 'choose':
      return chooseQuest(state);
    case 'title':
      return state.page === 'title' && state.form === 'closed' && state.startMenu === 'closed'
        ? state
        : consoleAt('title');
    case 'menu':
      return { ...state, startMenu: menuTabs[0] };
    case 'closeMenu':
      return { ...state, startMenu: 'closed' };
    case 'tabLeft':
      return chooseNextTab(state, -1);
    case 'tabRight':
      return chooseNextTab(state, 1);
    case 'itemUp':
      return moveQuestCursor(state, -1, quests);
    case 'itemDown':
      return moveQuestCursor(state, 1, quests);
    case 'scrollUp':
    case 'scrollDown':
    case 'send':
      return state;
    default:
      return command satisfies never;
  }
}

/** Whether "back" first closes something on the page: the company form or a side quest's detail. */
function isPartOpen(state: ConsoleState): boolean {
  return (
    (state.page === 'title' && state.form === 'open') || (state.page === 'side-quests' && state.shows === 'detail')
  );
}

/** The title page with the company form open. */
export function openForm(state: ConsoleState): ConsoleState {
  return state.page === 'title' && state.form === 'closed' ? { ...state, form: 'open' } : state;
}

/** The neighboring page, or the same state at either end. */
export function turnPage(state: ConsoleState, by: 1 | -1): ConsoleState {
  const page = neighbourPage(state, by);
  return page ? consoleAt(page) : state;
}

function chooseQuest(state: ConsoleState): ConsoleState {
  const isOnQuest = state.page === 'side-quests' && state.shows === 'list' && state.startMenu === 'closed';
  if (!isOnQuest || state.cursor === undefined) return state;
  return { page: 'side-quests', shows: 'detail', quest: state.cursor, startMenu: 'closed' };
}

/** The first tab follows the last. */
function chooseNextTab(state: ConsoleState, by: 1 | -1): ConsoleState {
  if (state.startMenu === 'closed') return state;
  const startMenu = menuTabs.at((menuTabs.indexOf(state.startMenu) + by) % menuTabs.length) ?? menuTabs[0];
  return { ...state, startMenu };
}

/** Moving up from the first quest removes the cursor, so that A turns the page again. */
function moveQuestCursor(state: ConsoleState, by: 1 | -1, quests: number): ConsoleState {
  if (state.startMenu !== 'closed' || state.page !== 'side-quests' || state.shows !== 'list') return state;
  const nextCursor = (state.cursor ?? -1) + by;
  const cursor = nextCursor < 0 ? undefined : Math.min(nextCursor, quests - 1);
  return cursor === state.cursor || quests < 1 ? state : { ...state, cursor };
}
