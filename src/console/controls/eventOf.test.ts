import { describe, expect, test } from 'vitest';
import { type ConsoleEvent, type ConsoleState, consoleAt } from '../state.ts';
import { eventOf } from './eventOf.ts';
import { type Order, orders } from './orderOf.ts';

const quests = 3;
const onPage = consoleAt(3);
const onTitleForm: ConsoleState = { page: 'title', form: 'open', startMenu: 'closed' };
const inQuests: ConsoleState = { page: 'side-quests', view: 'menu', startMenu: 'closed' };
const onQuest: ConsoleState = { ...inQuests, cursor: 2 };
const inDetail: ConsoleState = { page: 'side-quests', view: 'detail', quest: 1, startMenu: 'closed' };
const atContact: ConsoleState = { ...onQuest, startMenu: 'contact' };
const atColors: ConsoleState = { ...onQuest, startMenu: 'colors' };
const states = { onPage, onTitleForm, inQuests, onQuest, inDetail, atContact, atColors };

type Where = keyof typeof states;
const everywhere: readonly Where[] = [
  'onPage',
  'onTitleForm',
  'inQuests',
  'onQuest',
  'inDetail',
  'atContact',
  'atColors',
];
const menuClosed = everywhere.filter((where) => states[where].startMenu === 'closed');

/** Each order, what it is to the console, and where; everywhere else it is nothing. */
const table: readonly { order: Order; event?: ConsoleEvent; where: readonly Where[] }[] = [
  { order: 'next', event: { type: 'next-pressed' }, where: everywhere },
  { order: 'back', event: { type: 'back-pressed' }, where: everywhere },
  { order: 'title', event: { type: 'select-pressed' }, where: everywhere },
  { order: 'menu', event: { type: 'start-pressed' }, where: everywhere },
  { order: 'closeMenu', event: { type: 'start-pressed' }, where: everywhere },
  { order: 'itemUp', event: { type: 'cursor-moved', by: -1, quests }, where: menuClosed },
  { order: 'itemDown', event: { type: 'cursor-moved', by: 1, quests }, where: menuClosed },
  // A press on A is a choice only where the cursor is on a side quest that is in sight.
  { order: 'choose', event: { type: 'quest-chosen', quest: 2 }, where: ['onQuest'] },
  // These move what is on the screen, and the console stays where it is.
  { order: 'scrollUp', where: [] },
  { order: 'scrollDown', where: [] },
];

describe.each(table)('$order', ({ order, event, where }) => {
  test.each(everywhere)('%s', (place) => {
    expect(eventOf(order, states[place], quests)).toEqual(where.includes(place) ? event : undefined);
  });
});

test.each<[Order, Where, string]>([
  ['tabLeft', 'atContact', 'colors'],
  ['tabLeft', 'atColors', 'contact'],
  ['tabRight', 'atContact', 'colors'],
  ['tabRight', 'atColors', 'contact'],
  // The first tab's neighbours: a closed menu opens at the first.
  ['tabLeft', 'onPage', 'colors'],
  ['tabRight', 'onPage', 'colors'],
])('%s %s chooses the tab "%s": after the last comes the first', (order, place, tab) => {
  expect(eventOf(order, states[place], quests)).toEqual({ type: 'tab-chosen', tab });
});

test('every order is in these tables', () => {
  const told = [...table.map(({ order }) => order), 'tabLeft', 'tabRight'];
  expect(told.toSorted()).toEqual(orders.toSorted());
});
