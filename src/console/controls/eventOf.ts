import { type ConsoleEvent, type ConsoleState, menuTabs } from '../state.ts';
import type { Order } from './orderOf.ts';

/**
 * The event that an order is to the console, or `undefined` for what moves only something on the screen: the page, or the Start Menu's cursor.
 *
 * @param quests how many side quests there are
 */
export function eventOf(order: Order, state: ConsoleState, quests: number): ConsoleEvent | undefined {
  switch (order) {
    case 'next':
      return { type: 'next-pressed' };
    case 'back':
      return { type: 'back-pressed' };
    case 'title':
      return { type: 'select-pressed' };
    case 'menu':
    case 'closeMenu':
      return { type: 'start-pressed' };
    case 'tabLeft':
      return { type: 'tab-chosen', tab: neighbour(state, -1) };
    case 'tabRight':
      return { type: 'tab-chosen', tab: neighbour(state, 1) };
    case 'itemUp':
      return state.startMenu === 'closed' ? { type: 'cursor-moved', by: -1, quests } : undefined;
    case 'itemDown':
      return state.startMenu === 'closed' ? { type: 'cursor-moved', by: 1, quests } : undefined;
    case 'choose': {
      const isOnQuest = state.startMenu === 'closed' && state.page === 'side-quests' && state.view === 'menu';
      return isOnQuest && state.cursor !== undefined ? { type: 'quest-chosen', quest: state.cursor } : undefined;
    }
    case 'scrollUp':
    case 'scrollDown':
      return undefined;
    default:
      return order satisfies never;
  }
}

/** The tab beside the one shown. After the last comes the first, as in every row of tabs. */
function neighbour({ startMenu }: ConsoleState, by: 1 | -1) {
  const at = startMenu === 'closed' ? 0 : menuTabs.indexOf(startMenu);
  return menuTabs.at((at + by) % menuTabs.length) ?? menuTabs[0];
}
