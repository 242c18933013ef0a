import type { ButtonName } from './buttons.ts';
import { type ConsoleState, consoleAt, type MenuTab, type PageName } from './ConsoleState.ts';
import { type Blip, type Command, commandBlips, commandOf, openForm, runCommand, turnPage } from './commands.ts';

/** Every event of the console. `quest` is the index of a side quest. */
export type ConsoleEvent =
  | { readonly type: 'button-pressed'; readonly button: ButtonName }
  | { readonly type: 'page-requested'; readonly page: PageName }
  | { readonly type: 'dialogue-clicked' }
  | { readonly type: 'company-sent' }
  | { readonly type: 'company-declined' }
  | { readonly type: 'quest-chosen'; readonly quest: number }
  | { readonly type: 'quest-left' }
  | { readonly type: 'tab-chosen'; readonly tab: MenuTab };

/** The engine's inputs besides the state. */
export type ConsoleModel = {
  readonly quests: number;
  /** Whether the company form has unsent text. */
  readonly hasDraft: boolean;
};

/** Not part of the state, because the browser owns scroll positions. */
export type ScreenEffect =
  | { readonly type: 'scroll'; readonly by: 1 | -1 }
  | { readonly type: 'move-menu-cursor'; readonly by: 1 | -1 }
  | { readonly type: 'choose-menu-item' }
  | { readonly type: 'send-company' };

export type ConsoleStep = {
  /** The next state; the same object if nothing changed. */
  readonly state: ConsoleState;
  readonly effect?: ScreenEffect | undefined;
  /** The sound of a press that had an effect. */
  readonly blip?: Blip | undefined;
};

/** Steps the console. While the Start Menu is open, the page below does not change. */
export function stepConsole(state: ConsoleState, event: ConsoleEvent, model: ConsoleModel): ConsoleStep {
  if (event.type === 'button-pressed') return pressButton(state, event.button, model);
  if (event.type === 'page-requested') return { state: state.page === event.page ? state : consoleAt(event.page) };
  if (event.type === 'tab-chosen') return { state: chooseTab(state, event.tab) };
  return { state: state.startMenu === 'closed' ? stepPage(state, event) : state };
}

function pressButton(before: ConsoleState, button: ButtonName, { quests, hasDraft }: ConsoleModel): ConsoleStep {
  const command = commandOf(before, button, hasDraft);
  const state = runCommand(before, command, quests);
  if (state !== before) return { state, blip: commandBlips[command] };
  // There is no page beyond either end: the button is unavailable.
  if (command === 'next' || command === 'back') return { state };
  return { state, effect: screenEffect(before, command), blip: commandBlips[command] };
}

/** A command without a change of state. A cursor that cannot move scrolls instead. */
function screenEffect({ startMenu }: ConsoleState, command: Command): ScreenEffect | undefined {
  const isMenu = startMenu !== 'closed';
  switch (command) {
    case 'itemUp':
    case 'scrollUp':
      return { type: isMenu ? 'move-menu-cursor' : 'scroll', by: -1 };
    case 'itemDown':
    case 'scrollDown':
      return { type: isMenu ? 'move-menu-cursor' : 'scroll', by: 1 };
    case 'choose':
      return { type: 'choose-menu-item' };
    case 'send':
      return { type: 'send-company' };
    default:
      return undefined;
  }
}

function chooseTab(state: ConsoleState, tab: MenuTab): ConsoleState {
  return state.startMenu === 'closed' || state.startMenu === tab ? state : { ...state, startMenu: tab };
}

type PageEvent = Exclude<ConsoleEvent, { type: 'button-pressed' | 'page-requested' | 'tab-chosen' }>;

function stepPage(state: ConsoleState, event: PageEvent): ConsoleState {
  switch (event.type) {
    case 'dialogue-clicked':
      return openForm(state);
    case 'company-sent':
    case 'company-declined':
      return state.page === 'title' && state.form === 'open' ? turnPage(state, 1) : state;
    case 'quest-chosen':
      return state.page === 'side-quests' && state.shows === 'list'
        ? { page: 'side-quests', shows: 'detail', quest: event.quest, startMenu: 'closed' }
        : state;
    case 'quest-left':
      return state.page === 'side-quests' && state.shows === 'detail' ? consoleAt('side-quests') : state;
    default:
      return event satisfies never;
  }
}
