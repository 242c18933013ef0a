import type { ButtonName } from './buttons.ts';
import type { ConsoleEvent, ConsoleModel, ConsoleStep, ScreenEffect } from './ConsoleEvent.ts';
import {
  type ConsoleState,
  consoleAt,
  hasClosedForm,
  hasOpenPart,
  type MenuTab,
  neighbourPage,
} from './ConsoleState.ts';
import { type Command, commandBlips, commandOf, openForm, runCommand, turnPage } from './commands.ts';

/** The console's engine: what comes of an event. With the Start Menu open, the page under it stands still. */
export function stepConsole(state: ConsoleState, event: ConsoleEvent, model: ConsoleModel): ConsoleStep {
  if (event.type === 'button-pressed') return pressButton(state, event.button, model);
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

type PageEvent = Exclude<ConsoleEvent, { type: 'button-pressed' | 'tab-chosen' }>;

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
