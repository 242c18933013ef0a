import { describe, expect, it, test } from 'vitest';
import { handheldWords } from '../handheldWords.ts';
import { type ButtonName, bindings, buttonNames } from './buttons.ts';
import { type ConsoleState, consoleAt } from './ConsoleState.ts';
import { type Command, commandOf } from './commands.ts';

const onPage = consoleAt('profile');
const onQuest: ConsoleState = { page: 'side-quests', shows: 'list', cursor: 1, startMenu: 'closed' };
const inMenu: ConsoleState = { ...onPage, startMenu: 'contact' };

describe('commandOf', () => {
  test.each<[ButtonName, Command, Command]>([
    ['up', 'scrollUp', 'itemUp'],
    ['down', 'scrollDown', 'itemDown'],
    ['left', 'back', 'tabLeft'],
    ['right', 'next', 'tabRight'],
    ['a', 'next', 'choose'],
    ['b', 'back', 'closeMenu'],
    ['select', 'title', 'title'],
    ['start', 'menu', 'closeMenu'],
  ])('%s is %s on a page and %s in the Start Menu', (button, command, inTheMenu) => {
    expect(commandOf(onPage, button)).toBe(command);
    expect(commandOf(inMenu, button)).toBe(inTheMenu);
  });

  test('A chooses the side quest under the cursor, while right goes on', () => {
    expect(commandOf(onQuest, 'a')).toBe('choose');
    expect(commandOf(onQuest, 'right')).toBe('next');
    expect(commandOf(consoleAt('side-quests'), 'a')).toBe('next');
  });

  test('up and down go from side quest to side quest, and scroll one that is open', () => {
    expect([commandOf(onQuest, 'up'), commandOf(consoleAt('side-quests'), 'down')]).toEqual(['itemUp', 'itemDown']);
    const detail: ConsoleState = { page: 'side-quests', shows: 'detail', quest: 1, startMenu: 'closed' };
    expect(commandOf(detail, 'down')).toBe('scrollDown');
  });

  test('A sends what has been typed into the open form, while right goes on without it', () => {
    const open: ConsoleState = { page: 'title', form: 'open', startMenu: 'closed' };
    expect([commandOf(open, 'a', true), commandOf(open, 'right', true)]).toEqual(['send', 'next']);
    expect(commandOf(open, 'a', false)).toBe('next');
    expect(commandOf(consoleAt('title'), 'a', true)).toBe('next');
    expect(commandOf({ ...open, startMenu: 'contact' }, 'a', true)).toBe('choose');
  });

  it('says what the bindings say', () => {
    for (const { button, does } of bindings) expect(handheldWords[commandOf(onPage, button)]).toBe(does);
    expect(bindings.map(({ button }) => button)).toEqual(buttonNames);
  });
});
