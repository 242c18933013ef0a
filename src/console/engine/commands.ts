import type { ButtonName } from './buttons.ts';
import type { ConsoleState } from './ConsoleState.ts';

/** Everything that a button can be for, and the blip that it sounds like. */
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

/** What a button is for. Items, and a cursor to choose one, are in the Start Menu and among the side quests. */
export type Command = keyof typeof commandBlips;

/** The name of a sound. */
export type Blip = (typeof commandBlips)[Command];

const onPages: Readonly<Record<ButtonName, Command>> = {
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

/** What a button is for in a state. `hasDraft` is whether the company form has text in it that was typed and not sent. */
export function commandOf(state: ConsoleState, button: ButtonName, hasDraft = false): Command {
  if (state.startMenu !== 'closed') return inMenu[button];
  if (state.page === 'title' && state.form === 'open' && hasDraft && button === 'a') return 'send';
  if (state.page !== 'side-quests' || state.view !== 'menu') return onPages[button];
  // Without a cursor A turns the page, as everywhere.
  return button === 'a' && state.cursor !== undefined ? 'choose' : (amongQuests[button] ?? onPages[button]);
}
