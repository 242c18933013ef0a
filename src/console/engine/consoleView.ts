import { type ButtonName, buttonNames } from './buttons.ts';
import { type ConsoleState, pageNames } from './ConsoleState.ts';
import { type Command, commandOf } from './commands.ts';
import { stepConsole } from './stepConsole.ts';

/** Names of buttons and commands, and the page number with `{page}` and `{pages}`. */
export type ViewMessages = Readonly<Record<ButtonName | Command | 'position' | 'pageNumber', string>>;

export type ConsoleView = {
  /** The name of each button: its legend and its command. */
  readonly labels: Readonly<Record<ButtonName, string>>;
  readonly unavailable: ReadonlySet<ButtonName>;
  /** The page's position for screen readers: `Page 2 of 9`. */
  readonly positionText: string;
  readonly page: number;
  /** The page's position, as its corner shows it: `2/9`. */
  readonly pageNumber: string;
};

/** The view of a state. @param hasDraft whether the company form has unsent text */
export function consoleView(state: ConsoleState, messages: ViewMessages, hasDraft = false): ConsoleView {
  // Every press that does something has a sound, whatever the number of side quests.
  const isUnavailable = (button: ButtonName) =>
    stepConsole(state, { type: 'button-pressed', button }, { quests: 0, hasDraft }).blip === undefined;
  const label = (button: ButtonName) => `${messages[button]}, ${messages[commandOf(state, button, hasDraft)]}`;
  const page = pageNames.indexOf(state.page) + 1;
  const fillInNumbers = (text: string) =>
    text.replace('{page}', String(page)).replace('{pages}', String(pageNames.length));
  return {
    labels: {
      up: label('up'),
      down: label('down'),
      left: label('left'),
      right: label('right'),
      a: label('a'),
      b: label('b'),
      select: label('select'),
      start: label('start'),
    },
    unavailable: new Set(buttonNames.filter(isUnavailable)),
    positionText: fillInNumbers(messages.position),
    page,
    pageNumber: fillInNumbers(messages.pageNumber),
  };
}

/** Identifies the page or the open side quest. When it changes, the screen has a new page. */
export function viewKey(state: ConsoleState): string {
  return state.page === 'side-quests' && state.view === 'detail' ? `${state.page} ${state.quest}` : state.page;
}
