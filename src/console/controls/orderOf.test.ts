import { describe, expect, it, test } from 'vitest';
import { handheldWords } from '../handheldWords.ts';
import { type ConsoleState, consoleAt, pageNames, stepConsole } from '../state.ts';
import { bindings } from './bindings.ts';
import { buttonLabels } from './buttonLabels.ts';
import { type ButtonName, buttonNames } from './buttons.ts';
import { eventOf } from './eventOf.ts';
import { type Order, orderOf } from './orderOf.ts';
import { unavailableButtons } from './unavailableButtons.ts';

const onQuest: ConsoleState = { page: 'side-quests', view: 'menu', cursor: 1, startMenu: 'closed' };
const inMenu: ConsoleState = { ...consoleAt(3), startMenu: 'contact' };

/** Presses a button and gives the state after it. */
function pressed(state: ConsoleState, button: ButtonName): ConsoleState {
  const event = eventOf(orderOf(state, button), state, 3);
  return event ? stepConsole(state, event) : state;
}

describe('orderOf', () => {
  test.each<[ButtonName, Order, Order]>([
    ['up', 'scrollUp', 'itemUp'],
    ['down', 'scrollDown', 'itemDown'],
    ['left', 'back', 'tabLeft'],
    ['right', 'next', 'tabRight'],
    ['a', 'next', 'choose'],
    ['b', 'back', 'closeMenu'],
    ['select', 'title', 'title'],
    ['start', 'menu', 'closeMenu'],
  ])('%s is %s on a page and %s in the Start Menu', (button, onPage, inTheMenu) => {
    expect(orderOf(consoleAt(3), button)).toBe(onPage);
    expect(orderOf(inMenu, button)).toBe(inTheMenu);
  });

  test('A chooses the side quest under the cursor, while right goes on', () => {
    expect(orderOf(onQuest, 'a')).toBe('choose');
    expect(orderOf(onQuest, 'right')).toBe('next');
    expect(orderOf(consoleAt(6), 'a')).toBe('next');
  });

  test('up and down go from side quest to side quest, and scroll one that is open', () => {
    expect([orderOf(onQuest, 'up'), orderOf(consoleAt(6), 'down')]).toEqual(['itemUp', 'itemDown']);
    expect(orderOf({ page: 'side-quests', view: 'detail', quest: 1, startMenu: 'closed' }, 'down')).toBe('scrollDown');
  });

  it('says what the bindings say', () => {
    for (const { button, does } of bindings) expect(handheldWords[orderOf(consoleAt(3), button)]).toBe(does);
  });
});

describe('a press', () => {
  test.each<[string, ConsoleState, ButtonName, ConsoleState]>([
    [
      'A on a side quest opens it',
      onQuest,
      'a',
      { page: 'side-quests', view: 'detail', quest: 1, startMenu: 'closed' },
    ],
    ['right goes to the other tab', inMenu, 'right', { ...inMenu, startMenu: 'colors' }],
    ['right goes round', { ...inMenu, startMenu: 'colors' }, 'right', inMenu],
    ['left goes round, too', inMenu, 'left', { ...inMenu, startMenu: 'colors' }],
    ['B closes the menu', inMenu, 'b', consoleAt(3)],
    ['start closes the menu', inMenu, 'start', consoleAt(3)],
    ['start opens the menu', consoleAt(3), 'start', inMenu],
    ['select goes to the title page', inMenu, 'select', consoleAt(1)],
    ['A leaves the page under the menu alone', inMenu, 'a', inMenu],
    ['down goes to the next side quest', onQuest, 'down', { ...onQuest, cursor: 2 }],
    ['up goes to the one before', onQuest, 'up', { ...onQuest, cursor: 0 }],
    ['down leaves the page under the menu alone', inMenu, 'down', inMenu],
    ['down on a plain page changes nothing but the scroll', consoleAt(2), 'down', consoleAt(2)],
  ])('%s', (_claim, before, button, after) => {
    expect(pressed(before, button)).toEqual(after);
  });
});

describe('buttonLabels', () => {
  it('names each button by its legend and what it does', () => {
    expect(Object.values(buttonLabels(consoleAt(0), handheldWords))).toEqual([
      'up, scroll up',
      'down, scroll down',
      'left, back',
      'right, next',
      'A, next',
      'B, back',
      'select, title page',
      'start, menu',
    ]);
  });

  it('follows what the buttons are for', () => {
    expect(buttonLabels(inMenu, handheldWords)).toMatchObject({
      a: 'A, choose',
      b: 'B, close menu',
      up: 'up, previous item',
    });
  });
});

describe('unavailableButtons', () => {
  test.each<[ConsoleState, readonly ButtonName[]]>([
    [consoleAt(0), ['left', 'b']],
    [consoleAt(4), []],
    [consoleAt(pageNames.length - 1), ['right', 'a']],
    [{ ...consoleAt(0), startMenu: 'contact' }, []],
  ])('at $page the buttons past the end are out of use', (state, buttons) => {
    expect([...unavailableButtons(state)]).toEqual(buttons);
  });

  it('knows every button', () => {
    expect(bindings.map(({ button }) => button)).toEqual(buttonNames);
  });
});
