import type { ConsoleState } from '../state.ts';
import type { ButtonName } from './buttons.ts';

/** Everything that a button can be for. */
export const orders = [
  'scrollUp',
  'scrollDown',
  'next',
  'back',
  'choose',
  'title',
  'menu',
  'itemUp',
  'itemDown',
  'tabLeft',
  'tabRight',
  'closeMenu',
] as const;

/** One of {@link orders}. Items, and the cursor to choose one, there are in the Start Menu and among the side quests. */
export type Order = (typeof orders)[number];

const onPages: Readonly<Record<ButtonName, Order>> = {
  up: 'scrollUp',
  down: 'scrollDown',
  left: 'back',
  right: 'next',
  a: 'next',
  b: 'back',
  select: 'title',
  start: 'menu',
};

const inMenu: Readonly<Record<ButtonName, Order>> = {
  up: 'itemUp',
  down: 'itemDown',
  left: 'tabLeft',
  right: 'tabRight',
  a: 'choose',
  b: 'closeMenu',
  select: 'title',
  start: 'closeMenu',
};

const amongQuests: Readonly<Partial<Record<ButtonName, Order>>> = { up: 'itemUp', down: 'itemDown' };

/** What a press on a button means where the console stands. */
export function orderOf(state: ConsoleState, button: ButtonName): Order {
  if (state.startMenu !== 'closed') return inMenu[button];
  if (state.page !== 'side-quests' || state.view !== 'menu') return onPages[button];
  // Without a cursor A turns the page as ever: whoever wants to go on is not held up.
  return button === 'a' && state.cursor !== undefined ? 'choose' : (amongQuests[button] ?? onPages[button]);
}
