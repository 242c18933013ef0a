import type { ButtonName } from './buttons.ts';
import {
  type ConsoleState,
  consoleAt,
  hasClosedForm,
  hasOpenPart,
  type MenuTab,
  neighbourPage,
  type PageName,
} from './ConsoleState.ts';
import { type Blip, type Command, commandBlips, commandOf, openForm, runCommand, turnPage } from './commands.ts';

/** Everything that can happen to the console. `quest` is a side quest's index in their list. */
export type ConsoleEvent =
  | { readonly type: 'button-pressed'; readonly button: ButtonName }
  | { readonly type: 'page-requested'; readonly page: PageName }
  | { readonly type: 'dialogue-clicked' }
  | { readonly type: 'company-sent' }
  | { readonly type: 'company-declined' }
  | { readonly type: 'quest-chosen'; readonly quest: number }
  | { readonly type: 'quest-left' }
  | { readonly type: 'tab-chosen'; readonly tab: MenuTab };

/** What the engine has to know beside the console's state. */
export type ConsoleModel = {
  readonly quests: number;
  /** Whether text was typed into the company form and not sent. */
  readonly hasDraft: boolean;
};

/** What an event asks of the screen, where the state does not say it: positions on the screen are the browser's. */
export type ScreenEffect =
  | { readonly type: 'scroll'; readonly by: 1 | -1 }
  | { readonly type: 'move-menu-cursor'; readonly by: 1 | -1 }
  | { readonly type: 'choose-menu-item' }
  | { readonly type: 'send-company' };

export type ConsoleStep = {
  /** The state after it: the very same one where nothing of it has changed. */
  readonly state: ConsoleState;
  readonly effect?: ScreenEffect | undefined;
  /** What a press that did something sounds like. */
  readonly blip?: Blip | undefined;
};

/** The console's engine: what comes of an event. With the Start Menu open, the page under it stands still. */
export function stepConsole(state: ConsoleState, event: ConsoleEvent, model: ConsoleModel): ConsoleStep {
  if (event.type === 'button-pressed') return pressButton(state, event.button, model);
  if (event.type === 'page-requested') return { state: state.page === event.page ? state : consoleAt(event.page) };
  if (event.type === 'tab-chosen') return { state: chooseTab(state, event.tab) };
  return { state: state.startMenu === 'closed' ? stepPage(state, event) : state };
}

/** Whether a button would turn the page if there were one to turn to: it is out of use. */
export function isUnavailable(state: ConsoleState, button: ButtonName): boolean {
  switch (commandOf(state, button)) {
    case 'next':
      return !hasClosedForm(state) && neighbourPage(state, 1) === undefined;
    case 'back':
      return !hasOpenPart(state) && neighbourPage(state, -1) === undefined;
    default:
      return false;
  }
}

function pressButton(before: ConsoleState, button: ButtonName, { quests, hasDraft }: ConsoleModel): ConsoleStep {
  if (isUnavailable(before, button)) return { state: before };
  const command = commandOf(before, button, hasDraft);
  const state = runCommand(before, command, quests);
  const effect = state === before ? screenEffect(before, command) : undefined;
  return { state, effect, blip: commandBlips[command] };
}

/** What a command that leaves the state as it is does to the screen. A cursor that cannot move scrolls, as anywhere else. */
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
