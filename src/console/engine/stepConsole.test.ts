import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ButtonName, buttonNames } from './buttons.ts';
import { type ConsoleState, consoleAt, menuTabs, pageNames, positionOf } from './ConsoleState.ts';
import { type ConsoleEvent, type ScreenEffect, stepConsole } from './stepConsole.ts';

const model = { quests: 3, hasDraft: false };
const startMenu = 'closed';
const first = consoleAt('instructions');
const last = consoleAt(pageNames.at(-1) ?? 'thank-you');
const plain = consoleAt('levels');
const afterQuests = consoleAt(pageNames[pageNames.indexOf('side-quests') + 1] ?? 'title');
const closedForm: ConsoleState = { page: 'title', form: 'closed', startMenu };
const open: ConsoleState = { page: 'title', form: 'open', startMenu };
const menu: ConsoleState = { page: 'side-quests', shows: 'list', startMenu };
const onFirst: ConsoleState = { ...menu, cursor: 0 };
const onSecond: ConsoleState = { ...menu, cursor: 1 };
const onLast: ConsoleState = { ...menu, cursor: 2 };
const detail: ConsoleState = { page: 'side-quests', shows: 'detail', quest: 1, startMenu };

const press = (button: ButtonName): ConsoleEvent => ({ type: 'button-pressed', button });
const right = press('right');
const left = press('left');
const colors: ConsoleEvent = { type: 'tab-chosen', tab: 'colors' };
const questChosen: ConsoleEvent = { type: 'quest-chosen', quest: 1 };

const atContact = (state: ConsoleState): ConsoleState => ({ ...state, startMenu: 'contact' });
const atColors = (state: ConsoleState): ConsoleState => ({ ...state, startMenu: 'colors' });
const stepped = (state: ConsoleState, event: ConsoleEvent) => stepConsole(state, event, model).state;
const pageIndex = ({ page }: ConsoleState) => pageNames.indexOf(page);

describe('stepConsole', () => {
  test.each<[string, ConsoleState, ConsoleEvent, ConsoleState]>([
    ['right turns the page', first, right, closedForm],
    ['A turns the page', first, press('a'), closedForm],
    ['right opens a closed form first', closedForm, right, open],
    ['right leaves the title page once the form is open', open, right, consoleAt('letter')],
    ['left turns the page back', consoleAt('profile'), left, consoleAt('letter')],
    ['B turns the page back', consoleAt('profile'), press('b'), consoleAt('letter')],
    ['left closes an open form first', open, left, closedForm],
    ['left leaves the title page once the form is closed', closedForm, left, first],
    ['left from the letter returns to a closed form', consoleAt('letter'), left, closedForm],
    ['a click on the dialogue opens the form', closedForm, { type: 'dialogue-clicked' }, open],
    [
      'a requested page opens, whatever is open',
      atContact(detail),
      { type: 'page-requested', page: 'title' },
      closedForm,
    ],
    ['a request for the open page changes nothing', open, { type: 'page-requested', page: 'title' }, open],
    ['sending a company turns to the letter', open, { type: 'company-sent' }, consoleAt('letter')],
    ['declining to name a company turns to the letter', open, { type: 'company-declined' }, consoleAt('letter')],
    ['a closed form ignores a sent company', closedForm, { type: 'company-sent' }, closedForm],
    ['other pages ignore a declined company', plain, { type: 'company-declined' }, plain],
    ['a chosen side quest shows its detail', menu, questChosen, detail],
    ['leaving a side quest shows the menu', detail, { type: 'quest-left' }, menu],
    ['left closes an open side quest first', detail, left, menu],
    ['right turns the page from a side quest, too', detail, right, afterQuests],
    ['going back to the side quests shows the menu', afterQuests, left, menu],
    ['a side quest cannot be chosen elsewhere', plain, questChosen, plain],
    ['a side quest cannot be left elsewhere', plain, { type: 'quest-left' }, plain],
    ['no side quest is chosen while one is open', detail, { type: 'quest-chosen', quest: 2 }, detail],
    ['leaving a side quest that is not open keeps the cursor', onFirst, { type: 'quest-left' }, onFirst],
    ['down puts the cursor on the first side quest', menu, press('down'), onFirst],
    ['down moves the cursor to the next side quest', onFirst, press('down'), onSecond],
    ['up moves the cursor to the previous side quest', onLast, press('up'), onSecond],
    ['up from the first side quest removes the cursor', onFirst, press('up'), menu],
    ['A opens the side quest under the cursor', onSecond, press('a'), detail],
    ['A without a cursor turns the page', menu, press('a'), afterQuests],
    ['right turns the page wherever the cursor is', onLast, right, afterQuests],
    ['select on the title page stays there', closedForm, press('select'), closedForm],
    ['start opens the menu over the page, at the contact info', detail, press('start'), atContact(detail)],
    ['start closes the menu and keeps the page', atColors(detail), press('start'), detail],
    ['B closes the menu and does not turn the page', atContact(open), press('b'), open],
    ['right goes to the other tab', atContact(plain), right, atColors(plain)],
    ['right wraps after the last tab', atColors(plain), right, atContact(plain)],
    ['left wraps before the first tab', atContact(plain), left, atColors(plain)],
    ['a tab can be chosen', atContact(onFirst), colors, atColors(onFirst)],
    ['no tab is chosen in a closed menu', menu, colors, menu],
  ])('%s', (_claim, before, event, after) => {
    expect(stepped(before, event)).toEqual(after);
  });

  test('A sends a typed text, and every other button works as without it', () => {
    const stepWithDraft = (button: ButtonName) => stepConsole(open, press(button), { ...model, hasDraft: true });
    expect(stepWithDraft('a')).toEqual({ state: open, effect: { type: 'send-company' }, blip: 'accept' });
    for (const button of buttonNames.filter((name) => name !== 'a')) {
      expect(stepWithDraft(button)).toEqual(stepConsole(open, press(button), model));
    }
  });

  test('without side quests there is no cursor', () => {
    expect(stepConsole(menu, press('down'), { ...model, quests: 0 }).state).toBe(menu);
  });

  test('the cursor reaches a single side quest', () => {
    expect(stepConsole(menu, press('down'), { ...model, quests: 1 }).state).toEqual(onFirst);
  });

  test.each<[string, ConsoleState, ButtonName, ScreenEffect | undefined]>([
    ['up scrolls', plain, 'up', { type: 'scroll', by: -1 }],
    ['down scrolls', plain, 'down', { type: 'scroll', by: 1 }],
    ['down scrolls a side quest that is open', detail, 'down', { type: 'scroll', by: 1 }],
    ['up without a cursor scrolls', menu, 'up', { type: 'scroll', by: -1 }],
    ['down with the cursor on the last side quest scrolls', onLast, 'down', { type: 'scroll', by: 1 }],
    ['down moves the side quests’ cursor and nothing else', onFirst, 'down', undefined],
    ['up moves the menu’s cursor', atContact(plain), 'up', { type: 'move-menu-cursor', by: -1 }],
    ['down moves the menu’s cursor', atContact(onFirst), 'down', { type: 'move-menu-cursor', by: 1 }],
    ['A chooses the item at the menu’s cursor', atColors(plain), 'a', { type: 'choose-menu-item' }],
    ['A opens a side quest and nothing else', onFirst, 'a', undefined],
    ['B closes the menu and nothing else', atColors(plain), 'b', undefined],
    ['select on the title page does nothing to the screen', closedForm, 'select', undefined],
  ])('%s', (_claim, state, button, effect) => {
    expect(stepConsole(state, press(button), model).effect).toEqual(effect);
  });

  test.each<[ConsoleState, ButtonName, string | undefined]>([
    [plain, 'up', 'move'],
    [plain, 'a', 'accept'],
    [plain, 'b', 'back'],
    [closedForm, 'select', 'menu'],
    [onFirst, 'up', 'move'],
    [atContact(plain), 'left', 'move'],
    [atContact(plain), 'start', 'back'],
    [first, 'left', undefined],
    [last, 'a', undefined],
  ])('at %o the button "%s" sounds like "%s"', (state, button, blip) => {
    expect(stepConsole(state, press(button), model).blip).toBe(blip);
  });

  test.each<ConsoleEvent>([{ type: 'dialogue-clicked' }, { type: 'quest-left' }, questChosen, colors])(
    '$type has no sound and no effect, because the screen handles it',
    (event) => {
      for (const state of [closedForm, detail, menu, atContact(plain)]) {
        expect(stepConsole(state, event, model)).toEqual({ state: stepped(state, event) });
      }
    },
  );

  const event: fc.Arbitrary<ConsoleEvent> = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...buttonNames).map(press) },
    fc.constantFrom<ConsoleEvent>(
      { type: 'dialogue-clicked' },
      { type: 'company-sent' },
      { type: 'company-declined' },
      { type: 'quest-left' },
    ),
    fc.constantFrom(...menuTabs).map((tab): ConsoleEvent => ({ type: 'tab-chosen', tab })),
    fc.nat(2).map((quest): ConsoleEvent => ({ type: 'quest-chosen', quest })),
  );
  const somewhere = fc.constantFrom(...pageNames).map(consoleAt);

  /** Invariants of a single step from any state. */
  function check(before: ConsoleState, happened: ConsoleEvent, after: ConsoleState) {
    const is = (button: ButtonName) => happened.type === 'button-pressed' && happened.button === button;
    if (is('select')) expect(after).toEqual(closedForm);
    else expect(Math.abs(pageIndex(after) - pageIndex(before))).toBeLessThanOrEqual(1);
    // Nothing is open on entering a page.
    if (after.page !== before.page) expect(after).toEqual(consoleAt(after.page));
    // The page does not change while the menu covers it.
    if (after.startMenu !== 'closed') expect({ ...after, startMenu }).toEqual({ ...before, startMenu });
    if (is('start')) expect(after.startMenu === 'closed').toBe(before.startMenu !== 'closed');
    if (after.page === 'side-quests' && after.shows === 'list') expect([undefined, 0, 1, 2]).toContain(after.cursor);
    // A step without effect returns the same state, so that nothing renders or is announced again.
    if (after !== before) expect(after).not.toEqual(before);
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
  }

  test('the rules hold for any event after any history', () => {
    fc.assert(
      fc.property(somewhere, fc.array(event, { maxLength: 40 }), event, (start, events, happened) => {
        const before = events.reduce(stepped, start);
        check(before, happened, stepped(before, happened));
      }),
    );
  });

  test('enough presses reach the last page from anywhere with right, and the first with left', () => {
    fc.assert(
      fc.property(somewhere, fc.array(event, { maxLength: 60 }), (start, events) => {
        const finalState = events.reduce(stepped, start);
        const shut = finalState.startMenu === 'closed' ? finalState : stepped(finalState, press('start'));
        const repeatEvent = (button: ConsoleEvent, times: number) =>
          Array.from({ length: times }, () => button).reduce(stepped, shut);
        expect(repeatEvent(right, pageNames.length + 1).page).toBe(pageNames.at(-1));
        expect(repeatEvent(left, pageNames.length + 2).page).toBe(pageNames[0]);
      }),
    );
  });

  test('a returning visitor finds the page, the form and the side quest as they were, without menu and cursor', () => {
    fc.assert(
      fc.property(somewhere, fc.array(event, { maxLength: 40 }), (start, events) => {
        const left = events.reduce(stepped, start);
        const returned = stepped(consoleAt('instructions'), { type: 'position-returned', position: positionOf(left) });
        const hasCursor = left.page === 'side-quests' && left.shows === 'list';
        expect(returned).toEqual(hasCursor ? consoleAt('side-quests') : { ...left, startMenu: 'closed' });
      }),
    );
  });

  test.each([
    [{ page: 40 }, consoleAt('instructions')],
    [{ page: 6, part: 99 }, consoleAt('side-quests')],
    [{ page: 4, part: 0 }, consoleAt('controls')],
  ])('the position %j leads to what still exists', (position, state) => {
    expect(stepped(consoleAt('about'), { type: 'position-returned', position })).toEqual(state);
  });
});
