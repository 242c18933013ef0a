import type { ButtonName } from './buttons.ts';
import type { ConsoleState } from './ConsoleState.ts';

/** The sound of each command. */
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

export type Command = keyof typeof commandBlips;

export type Blip = (typeof commandBlips)[Command];

/** The usual command of each button while the Start Menu is closed; see `commandOf` for exceptions. */
export const pageCommands: Readonly<Record<ButtonName, Command>> = {
  up: 'scrollUp',
  down: 'scrollDown',
  left: 'back',
  right: 'next',
  a: 'next',
  b: 'back',
  select: 'title',
  start: 'menu',
};

const menuCommands: Readonly<Record<ButtonName, Command>> = {
  up: 'itemUp',
  down: 'itemDown',
  left: 'tabLeft',
  right: 'tabRight',
  a: 'choose',
  b: 'closeMenu',
  select: 'title',
  start: 'closeMenu',
};

const questListCommands: Readonly<Partial<Record<ButtonName, Command>>> = { up: 'itemUp', down: 'itemDown' };

/** @param hasDraft whether the company form has unsent text */
export function commandOf(state: ConsoleState, button: ButtonName, hasDraft = false): Command {
  if (state.startMenu !== 'closed') return menuCommands[button];
  if (state.page === 'title' && state.form === 'open' && hasDraft && button === 'a') return 'send';
  if (state.page !== 'side-quests' || state.view !== 'list') return pageCommands[button];
  return button === 'a' && state.cursor !== undefined ? 'choose' : (questListCommands[button] ?? pageCommands[button]);
}
