import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ConsoleEvent, type ConsoleState, consoleAt, pageIndex, pageNames, stepConsole } from './state.ts';

const closed: ConsoleState = { page: 'title', form: 'closed' };
const open: ConsoleState = { page: 'title', form: 'open' };
const menu: ConsoleState = { page: 'side-quests', view: 'menu' };
const detail: ConsoleState = { page: 'side-quests', view: 'detail', quest: 1 };
const next: ConsoleEvent = { type: 'next-pressed' };
const back: ConsoleEvent = { type: 'back-pressed' };
const chosen: ConsoleEvent = { type: 'quest-chosen', quest: 1 };

describe('consoleAt', () => {
  test.each([
    [Number.NEGATIVE_INFINITY, 'instructions'],
    [-1, 'instructions'],
    [0, 'instructions'],
    [1.9, 'title'],
    [8, 'thank-you'],
    [9, 'thank-you'],
    [Number.POSITIVE_INFINITY, 'thank-you'],
    [Number.NaN, 'instructions'],
  ])('page %d is %s', (index, page) => {
    expect(consoleAt(index).page).toBe(page);
  });

  test('the title page is entered with its form closed, the side quests at their menu', () => {
    expect(consoleAt(1)).toEqual(closed);
    expect(consoleAt(6)).toEqual(menu);
  });
});

describe('stepConsole', () => {
  test.each<[string, ConsoleState, ConsoleEvent, ConsoleState]>([
    ['next turns the page', consoleAt(0), next, closed],
    ['next opens a closed form first', closed, next, open],
    ['next leaves the title page once the form is open', open, next, consoleAt(2)],
    ['next at the end stays there', consoleAt(8), next, consoleAt(8)],
    ['back turns the page back', consoleAt(3), back, consoleAt(2)],
    ['back closes an open form first', open, back, closed],
    ['back leaves the title page once the form is closed', closed, back, consoleAt(0)],
    ['back at the start stays there', consoleAt(0), back, consoleAt(0)],
    ['back from the letter finds the form closed', consoleAt(2), back, closed],
    ['a click on the dialogue opens the form', closed, { type: 'dialogue-clicked' }, open],
    ['a second click on the dialogue leaves it open', open, { type: 'dialogue-clicked' }, open],
    ['a company sent moves on to the letter', open, { type: 'company-sent' }, consoleAt(2)],
    ['a company declined moves on to the letter', open, { type: 'company-declined' }, consoleAt(2)],
    ['no company comes from a closed form', closed, { type: 'company-sent' }, closed],
    ['no company comes from another page', consoleAt(4), { type: 'company-declined' }, consoleAt(4)],
    ['a chosen side quest shows its detail', menu, chosen, detail],
    ['leaving a side quest shows the menu', detail, { type: 'quest-left' }, menu],
    ['back leaves a side quest before the page', detail, back, menu],
    ['next turns the page from a side quest, too', detail, next, consoleAt(7)],
    ['back to the side quests finds the menu', consoleAt(7), back, menu],
    ['a side quest cannot be chosen elsewhere', consoleAt(3), chosen, consoleAt(3)],
  ])('%s', (_claim, before, event, after) => {
    expect(stepConsole(before, event)).toEqual(after);
  });

  const event = fc.oneof(
    fc.constantFrom<ConsoleEvent>(
      next,
      back,
      { type: 'dialogue-clicked' },
      { type: 'company-sent' },
      { type: 'company-declined' },
      { type: 'quest-left' },
    ),
    fc.nat(2).map((quest): ConsoleEvent => ({ type: 'quest-chosen', quest })),
  );
  const start = fc.integer({ min: -2, max: 11 }).map(consoleAt);

  test('whatever happens, the page stays between 0 and 8 and moves by one at most', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 60 }), (first, events) => {
        let state = first;
        for (const happened of events) {
          const before = pageIndex(state);
          state = stepConsole(state, happened);
          expect(pageIndex(state)).toBeGreaterThanOrEqual(0);
          expect(pageIndex(state)).toBeLessThan(pageNames.length);
          expect(Math.abs(pageIndex(state) - before)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('from anywhere, ten presses of next reach the last page, and at most eleven of back the first', () => {
    fc.assert(
      fc.property(start, fc.array(event, { maxLength: 60 }), (first, events) => {
        const somewhere = events.reduce(stepConsole, first);
        const pressed = (button: ConsoleEvent, times: number) =>
          Array.from({ length: times }, () => button).reduce(stepConsole, somewhere);
        expect(pressed(next, 10).page).toBe('thank-you');
        expect(pressed(back, 11).page).toBe('instructions');
      }),
    );
  });

  test('an event that cannot happen gives the very same state back', () => {
    expect(stepConsole(open, { type: 'dialogue-clicked' })).toBe(open);
    const last = consoleAt(8);
    expect(stepConsole(last, next)).toBe(last);
  });
});
