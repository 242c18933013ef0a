import { type ConsoleState, stepConsole } from '../state.ts';
import { type ButtonName, buttonNames } from './buttons.ts';
import { orderOf } from './orderOf.ts';

/** The buttons that would turn the page if there were one to turn to. */
export function unavailableButtons(state: ConsoleState): ReadonlySet<ButtonName> {
  return new Set(
    buttonNames.filter((button) => {
      const order = orderOf(state, button);
      return (order === 'next' || order === 'back') && stepConsole(state, { type: `${order}-pressed` }) === state;
    }),
  );
}
