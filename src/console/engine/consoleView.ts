import { type ButtonName, buttonNames } from './buttons.ts';
import { type ConsoleState, pageNames } from './ConsoleState.ts';
import { type Command, commandOf } from './commands.ts';
import { isUnavailable } from './stepConsole.ts';

/** The words that a view is made of: what buttons and commands are called, and the page's number with `{page}` and `{pages}` in it. */
export type ViewMessages = Readonly<Record<ButtonName | Command | 'place' | 'pageNumber', string>>;

/** What the console's frame shows of a state, besides the page itself. */
export type ConsoleView = {
  /** What each button is called: its legend, and what a press on it does. */
  readonly labels: Readonly<Record<ButtonName, string>>;
  /** The buttons that do nothing in this state. */
  readonly unavailable: ReadonlySet<ButtonName>;
  /** Where the page is among the others, for readers: `Page 2 of 9`. */
  readonly place: string;
  /** The page's number, from 1. */
  readonly page: number;
  /** Where the page is among the others, for its corner: `2/9`. */
  readonly pageNumber: string;
};

/** The view of a state. `hasDraft` is whether the company form has text in it that was typed and not sent. */
export function consoleView(state: ConsoleState, messages: ViewMessages, hasDraft = false): ConsoleView {
  const label = (button: ButtonName) => `${messages[button]}, ${messages[commandOf(state, button, hasDraft)]}`;
  const page = pageNames.indexOf(state.page) + 1;
  const numbered = (text: string) => text.replace('{page}', String(page)).replace('{pages}', String(pageNames.length));
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
    unavailable: new Set(buttonNames.filter((button) => isUnavailable(state, button))),
    place: numbered(messages.place),
    page,
    pageNumber: numbered(messages.pageNumber),
  };
}

/** A name for what is shown that changes whenever a reader should begin anew: page by page, and quest by quest. */
export function viewKey(state: ConsoleState): string {
  return state.page === 'side-quests' && state.shows === 'detail' ? `${state.page} ${state.quest}` : state.page;
}
