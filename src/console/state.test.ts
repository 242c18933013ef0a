import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ConsoleEvent,
  type ConsoleState,
  consoleAt,
  menuTabs,
  pageIndex,
  pageNames,
  stepConsole,
} from './state.ts';

const startMenu = 'closed';
const closed: ConsoleState = { page: 'title', form: 'closed', startMenu };
const open: ConsoleState = { page: 'title', form: 'open', startMenu };
const menu: ConsoleState = { page: 'side-quests', view: 'menu', startMenu };
const onFirst: ConsoleState = { ...menu, cursor: 0 };
const onLast: ConsoleState = { ...menu, cursor: 2 };
const detail: ConsoleState = { page: 'side-quests', view: 'detail', quest: 1, startMenu };
const next: ConsoleEvent = { type: 'next-pressed' };
const back: ConsoleEvent = { type: 'back-pressed' };
const select: ConsoleEvent = { type: 'select-pressed' };
const start: ConsoleEvent = { type: 'start-pressed' };
const colors: ConsoleEvent = { type: 'tab-chosen', tab: 'colors' };
const chosen: ConsoleEvent = { type: 'quest-chosen', quest: 1 };
const down: ConsoleEvent = { type: 'cursor-moved', by: 1, quests: 3 };
const up: ConsoleEvent = { type: 'cursor-moved', by: -1, quests: 3 };

const atContact = (state: ConsoleState): ConsoleState => ({ ...state, startMenu: 'contact' });
const atColors = (state: ConsoleState): ConsoleState => ({ ...state, startMenu: 'colors' });

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
    ['down puts the cursor on the first side quest', menu, down, onFirst],
    ['down moves it on', onFirst, down, { ...menu, cursor: 1 }],
    ['down on the last side quest leaves it there', onLast, down, onLast],
    ['up moves it back', onLast, up, { ...menu, cursor: 1 }],
    ['up from the first side quest takes it away', onFirst, up, menu],
    ['up without a cursor brings none', menu, up, menu],
    ['without side quests there is no cursor', menu, { ...down, quests: 0 }, menu],
    ['a side quest in detail has no cursor', detail, down, detail],
    ['other pages have no cursor', consoleAt(4), down, consoleAt(4)],
    ['next turns the page whatever the cursor is on', onLast, next, consoleAt(7)],
    ['select goes to the title page from before it', consoleAt(0), select, closed],
    ['select goes to the title page from the end', consoleAt(8), select, closed],
    ['select goes to the title page from a side quest', detail, select, closed],
    ['select closes the form', open, select, closed],
    ['select on the title page stays there', closed, select, closed],
    ['select leaves the Start Menu', atColors(consoleAt(5)), select, closed],
    ['start opens the menu over the page, at the contact info', detail, start, atContact(detail)],
    ['start closes it again, and the page is as it was', atColors(detail), start, detail],
    ['back closes the menu and does not turn the page', atContact(open), back, open],
    ['a tab can be chosen', atContact(onFirst), colors, atColors(onFirst)],
    ['a tab chosen twice stays', atColors(menu), colors, atColors(menu)],
    ['no tab is chosen in a closed menu', menu, colors, menu],
    ['next does not turn the page under the menu', atContact(closed), next, atContact(closed)],
    ['no form opens under the menu', atContact(closed), { type: 'dialogue-clicked' }, atContact(closed)],
    ['no company is taken under the menu', atContact(open), { type: 'company-sent' }, atContact(open)],
    ['no side quest is chosen under the menu', atColors(onFirst), chosen, atColors(onFirst)],
    ['no side quest is left under the menu', atColors(detail), { type: 'quest-left' }, atColors(detail)],
    ['no cursor moves under the menu', atColors(onFirst), down, atColors(onFirst)],
  ])('%s', (_claim, before, event, after) => {
    expect(stepConsole(before, event)).toEqual(after);
  });

  const event: fc.Arbitrary<ConsoleEvent> = fc.oneof(
    fc.constantFrom(
      next,
      back,
      select,
      start,
      { type: 'dialogue-clicked' } as const,
      { type: 'company-sent' } as const,
      { type: 'company-declined' } as const,
      { type: 'quest-left' } as const,
    ),
    fc.constantFrom(...menuTabs).map((tab) => ({ type: 'tab-chosen', tab }) as const),
    fc.constantFrom(1 as const, -1 as const).map((by) => ({ type: 'cursor-moved', by, quests: 3 }) as const),
    fc.nat(2).map((quest) => ({ type: 'quest-chosen', quest }) as const),
  );
  const somewhere = fc.integer({ min: -2, max: 11 }).map(consoleAt);

  /** Everything that must hold of one step, whatever was before it. */
  function check(before: ConsoleState, happened: ConsoleEvent, after: ConsoleState) {
    const from = pageIndex(before);
    const to = pageIndex(after);
    expect(to).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThan(pageNames.length);
    if (happened.type === 'select-pressed') expect(after).toEqual(closed);
    else expect(Math.abs(to - from)).toBeLessThanOrEqual(1);
    // Whoever comes to a page finds nothing open on it.
    if (to !== from) expect(after).toEqual(consoleAt(to));
    // The page stands still as long as the menu is over it.
    if (after.startMenu !== 'closed') expect({ ...after, startMenu }).toEqual({ ...before, startMenu });
    if (happened.type === 'start-pressed') expect(after.startMenu === 'closed').toBe(before.startMenu !== 'closed');
    if (after.page === 'side-quests' && after.view === 'menu') expect([undefined, 0, 1, 2]).toContain(after.cursor);
    // What changes nothing gives the very same state, so that nothing is drawn or said anew.
    if (after !== before) expect(after).not.toEqual(before);
  }

  test('whatever is pressed 10,000 times, the console keeps its rules', () => {
    let state = consoleAt(0);
    const visited = new Set<string>();
    for (const happened of fc.sample(event, 10_000)) {
      const after = stepConsole(state, happened);
      check(state, happened, after);
      state = after;
      visited.add(state.page);
    }
    // A walk that never left the first pages would prove nothing about the others.
    expect(visited.size).toBeGreaterThan(3);
  });

  test('from any page, however it was come to, the rules hold', () => {
    fc.assert(
      fc.property(somewhere, fc.array(event, { maxLength: 40 }), event, (first, events, last) => {
        const before = events.reduce(stepConsole, first);
        check(before, last, stepConsole(before, last));
      }),
    );
  });

  test('from anywhere, ten presses of next reach the last page, and at most eleven of back the first', () => {
    fc.assert(
      fc.property(somewhere, fc.array(event, { maxLength: 60 }), (first, events) => {
        const there = events.reduce(stepConsole, first);
        const shut = there.startMenu === 'closed' ? there : stepConsole(there, start);
        const pressed = (button: ConsoleEvent, times: number) =>
          Array.from({ length: times }, () => button).reduce(stepConsole, shut);
        expect(pressed(next, 10).page).toBe('thank-you');
        expect(pressed(back, 11).page).toBe('instructions');
      }),
    );
  });

  test('an event that cannot happen gives the very same state back', () => {
    const last = consoleAt(8);
    expect(stepConsole(open, { type: 'dialogue-clicked' })).toBe(open);
    expect(stepConsole(last, next)).toBe(last);
    expect(stepConsole(closed, select)).toBe(closed);
    expect(stepConsole(menu, up)).toBe(menu);
    expect(stepConsole(onLast, down)).toBe(onLast);
  });
});
