import type { RefObject } from 'react';
import type { ButtonName } from './controls/buttons.ts';
import { eventOf } from './controls/eventOf.ts';
import { orderOf } from './controls/orderOf.ts';
import { unavailableButtons } from './controls/unavailableButtons.ts';
import { useStepScroll } from './controls/useStepScroll.ts';
import { blipOf } from './feedback/blipOf.ts';
import type { Blip } from './feedback/blips.ts';
import { itemAtCursor, moveCursor } from './menu/menuCursor.ts';
import { type ConsoleEvent, type ConsoleState, stepConsole } from './state.ts';

/** What {@link useOrders} needs to know, and whom it tells. */
export type OrdersOptions = {
  state: ConsoleState;
  onEvent: (event: ConsoleEvent) => void;
  /** How many side quests there are. */
  quests: number;
  /** What up and down scroll. */
  screen: RefObject<HTMLElement | null>;
  /** The Start Menu, while it is there. */
  menu: RefObject<HTMLElement | null>;
};

/** Gives the function that does what a button is for just now, and tells what that sounds like. */
export function useOrders({ state, onEvent, quests, screen, menu }: OrdersOptions) {
  const scroll = useStepScroll(screen);
  const moveOnScreen = (by: 1 | -1) => (menu.current ? moveCursor(menu.current, by) : scroll(by));

  return (button: ButtonName): Blip | undefined => {
    if (unavailableButtons(state).has(button)) return undefined;
    const order = orderOf(state, button);
    const event = eventOf(order, state, quests);
    if (event && stepConsole(state, event) !== state) onEvent(event);
    else if (button === 'up' || button === 'down') moveOnScreen(button === 'up' ? -1 : 1);
    else if (order === 'choose' && menu.current) itemAtCursor(menu.current)?.click();
    return blipOf(order);
  };
}
