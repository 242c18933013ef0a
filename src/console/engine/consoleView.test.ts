import { describe, expect, it, test } from 'vitest';
import { handheldMessages } from '../handheldMessages.ts';
import { type ButtonName, bindings, buttonNames } from './buttons.ts';
import { type ConsoleState, consoleAt, pageNames } from './ConsoleState.ts';
import { pageCommands } from './commands.ts';
import { consoleView, viewKey } from './consoleView.ts';

const view = (state: ConsoleState) => consoleView(state, handheldMessages.handheld);
const firstPage = consoleAt('instructions');
const inMenu: ConsoleState = { ...consoleAt('profile'), startMenu: 'contact' };

describe('the labels', () => {
  it('name each button by its legend and its command', () => {
    const { labels } = view(consoleAt('profile'));
    for (const { button } of bindings)
      expect(labels[button].toLowerCase()).toBe(`${button}, ${handheldMessages.handheld[pageCommands[button]]}`);
    expect(Object.keys(labels)).toEqual(buttonNames);
    expect([labels.a, labels.b]).toEqual(['A, next', 'B, back']);
  });

  it('change with the command of each button', () => {
    const openForm: ConsoleState = { page: 'title', form: 'open', startMenu: 'closed' };
    expect(consoleView(openForm, handheldMessages.handheld, true).labels).toMatchObject({
      a: 'A, send',
      right: 'right, next',
    });
    const menuLabels = Object.values(view(inMenu).labels).map((label) => label.split(', ')[1]);
    expect(menuLabels.slice(0, 4)).toEqual(['previous item', 'next item', 'previous tab', 'next tab']);
    expect(menuLabels.slice(4)).toEqual(['choose', 'close menu', 'title page', 'close menu']);
  });
});

test.each<[string, ConsoleState, readonly ButtonName[]]>([
  ['on the first page', firstPage, ['left', 'b']],
  ['on a page in between', consoleAt('controls'), []],
  ['on the last page', consoleAt(pageNames.at(-1) ?? 'thank-you'), ['right', 'a']],
  ['in the menu over the first page', { ...firstPage, startMenu: 'contact' }, []],
  ['on the title page', consoleAt('title'), []],
])('%s, the unavailable buttons are those that lead past either end', (_, state, buttons) => {
  expect([...view(state).unavailable]).toEqual(buttons);
});

test('a page’s number is its position in the list, and the total is the list’s length', () => {
  const views = pageNames.map((name) => view(consoleAt(name)));
  const total = pageNames.length;
  expect(views.map(({ positionText }) => positionText)).toEqual(
    pageNames.map((_, index) => `Page ${index + 1} of ${total}`),
  );
  expect(views.map(({ page }) => page)).toEqual(pageNames.map((_, index) => index + 1));
  expect(views.map(({ pageNumber }) => pageNumber)).toEqual(pageNames.map((_, index) => `${index + 1}/${total}`));
});

test('each page and each side quest has its own view key, which the form and the menu do not change', () => {
  const quest = (index: number): ConsoleState => ({
    page: 'side-quests',
    view: 'detail',
    quest: index,
    startMenu: 'closed',
  });
  const states = [...pageNames.map(consoleAt), quest(0), quest(1)];
  expect(new Set(states.map(viewKey)).size).toBe(states.length);
  expect(viewKey({ page: 'title', form: 'open', startMenu: 'contact' })).toBe(viewKey(consoleAt('title')));
});
