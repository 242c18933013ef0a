import type { ConsoleState } from '../state.ts';
import type { ButtonName } from './buttons.ts';
import { type Order, orderOf } from './orderOf.ts';

/** What each button is called where the console stands: its legend, and what a press on it does. */
export function buttonLabels(
  state: ConsoleState,
  words: Readonly<Record<Order, string>>,
): Readonly<Record<ButtonName, string>> {
  const label = (button: ButtonName, legend: string = button) => `${legend}, ${words[orderOf(state, button)]}`;
  return {
    up: label('up'),
    down: label('down'),
    left: label('left'),
    right: label('right'),
    a: label('a', 'A'),
    b: label('b', 'B'),
    select: label('select'),
    start: label('start'),
  };
}
