import type { Order } from '../controls/orderOf.ts';
import type { Blip } from './blips.ts';

const blipOfOrder: Readonly<Record<Order, Blip>> = {
  scrollUp: 'move',
  scrollDown: 'move',
  next: 'accept',
  back: 'back',
  choose: 'accept',
  title: 'menu',
  menu: 'menu',
  itemUp: 'move',
  itemDown: 'move',
  tabLeft: 'move',
  tabRight: 'move',
  closeMenu: 'back',
};

/** What an order sounds like. */
export function blipOf(order: Order): Blip {
  return blipOfOrder[order];
}
