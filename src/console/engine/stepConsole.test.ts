import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ButtonName, buttonNames } from './buttons.ts';
import { type ConsoleState, consoleAt, menuTabs, pageNames, positionOf } from './ConsoleState.ts';
import { type ConsoleEvent, type ScreenEffect, stepConsole } from './stepConsole.ts';

const model = { quests: 3, hasDraft: false };
const startMenu = 'closed';
const firstPage = consoleAt('instructions');
const lastPage = consoleAt(pageNames.at(-1) ?? 'thank-you');
const onLevels = consoleAt('levels');
const afterQuests = consoleAt(pageNames[pageNames.indexOf('side-quests') + 1] ?? 'title');
const closedForm: ConsoleState = { page: 'title', form: 'closed', startMenu };
const openForm: ConsoleState = { page: 'title', form: 'open', startMenu };
const questList: ConsoleState = { page: 'side-quests', view: 'list', startMenu };
const onFirst: ConsoleState = { ...questList, cursor: 0 };
const onSecond: ConsoleState = { ...questList, cursor: 1 };
const onLast: ConsoleState = { ...questList, cursor: 2 };
const detail: ConsoleState = { page: 'side-quests', view: 'detail', quest: 1, startMenu };

const press = (button: ButtonName): ConsoleEvent => ({ type: 'button-pressed', button });
const colors: ConsoleEvent = { type: 'tab-chosen', tab: 'colors' };
const questChosen: ConsoleEvent = { type: 'quest-chosen', quest: 1 };

const atContact = (state: ConsoleState): ConsoleState => ({ ...state, startMenu: 'contact' });
const atColors = (state: ConsoleState): ConsoleState => ({ ...state, startMenu: 'colors' });
const nextState = (state: ConsoleState, event: ConsoleEvent) => stepConsole(state, event, model).state;
const pageIndex = ({ page }: ConsoleState) => pageNames.indexOf(page);

describe('stepConsole', () => {
  test.each<[string, ConsoleState, ConsoleEvent, ConsoleState]>([
    ['right turns the page', firstPage, press('right'), closedForm],
    ['A turns the page', firstPage, press('a'), closedForm],
    ['right opens a closed form first', closedForm, press('right'), openForm],
    ['right leaves the title page once the form is open', openForm, press('right'), consoleAt('letter')],
    ['left turns the page back', consoleAt('profile'), press('left'), consoleAt('letter')],
    ['B turns the page back', consoleAt('profile'), press('b'), consoleAt('letter')],
    ['left closes an open form first', openForm, press('left'), closedForm],
    ['left leaves the title page once the form is closed', closedForm, press('left'), firstPage],
    ['left from the letter returns to a closed form', consoleAt('letter'), press('left'), closedForm],
    ['a click on the dialogue opens the form', closedForm, { type: 'dialogue-clicked' }, openForm],
    [
      'a requested page opens, whatever is open',
      atContact(detail),
      { type: 'page-requested', page: 'title' },
      closedForm,
    ],
    ['a request for the open page changes nothing', openForm, { type: 'page-requested', page: 'title' }, openForm],
    ['an answer to the form turns to the letter', openForm, { type: 'company-answered' }, consoleAt('letter')],
    ['a closed form ignores an answer', closedForm, { type: 'company-answered' }, closedForm],
    ['other pages ignore an answer', onLevels, { type: 'company-answered' }, onLevels],
    ['a chosen side quest shows its detail', questList, questChosen, detail],
    ['closing a side quest shows the list', detail, { type: 'quest-closed' }, questList],
    ['left closes an open side quest first', detail, press('left'), questList],
    ['right turns the page from a side quest, too', detail, press('right'), afterQuests],
    ['going back to the side quests shows the list', afterQuests, press('left'), questList],
    ['other pages ignore a chosen side quest', onLevels, questChosen, onLevels],
    ['other pages ignore a closed side quest', onLevels, { type: 'quest-closed' }, onLevels],
    ['an open side quest ignores a chosen one', detail, { type: 'quest-chosen', quest: 2 }, detail],
    ['closing a side quest that is not open keeps the cursor', onFirst, { type: 'quest-closed' }, onFirst],
    ['down puts the cursor on the first side quest', questList, press('down'), onFirst],
    ['down moves the cursor to the next side quest', onFirst, press('down'), onSecond],
    ['up moves the cursor to the previous side quest', onLast, press('up'), onSecond],
    ['up from the first side quest removes the cursor', onFirst, press('up'), questList],
    ['A opens the side quest under the cursor', onSecond, press('a'), detail],
    ['A without a cursor turns the page', questList, press('a'), afterQuests],
    ['right turns the page wherever the cursor is', onLast, press('right'), afterQuests],
    ['select on the title page stays there', closedForm, press('select'), closedForm],
    ['start opens the menu over the page, at the contact info', detail, press('start'), atContact(detail)],
    ['start closes the menu and keeps the page', atColors(detail), press('start'), detail],
    ['B closes the menu and does not turn the page', atContact(openForm), press('b'), openForm],
    ['right goes to the other tab', atContact(onLevels), press('right'), atColors(onLevels)],
    ['right wraps after the last tab', atColors(onLevels), press('right'), atContact(onLevels)],
    ['left wraps before the first tab', atContact(onLevels), press('left'), atColors(onLevels)],
    ['choosing a tab opens it', atContact(onFirst), colors, atColors(onFirst)],
    ['a closed menu ignores a chosen tab', questList, colors, questList],
  ])('%s', (_claim, before, event, after) => {
    expect(nextState(before, event)).toEqual(after);
  });

  test('A sends typed text, and every other button works as it does without any', () => {
    const stepWithDraft = (button: ButtonName) => stepConsole(openForm, press(button), { ...model, hasDraft: true });
    expect(stepWithDraft('a')).toEqual({ state: openForm, effect: { type: 'send-company' }, blip: 'accept' });
    for (const button of buttonNames.filter((name) => name !== 'a')) {
      expect(stepWithDraft(button)).toEqual(stepConsole(openForm, press(button), model));
    }
  });

  test('without side quests there is no cursor', () => {
    expect(stepConsole(questList, press('down'), { ...model, quests: 0 }).state).toBe(questList);
  });

  test('the cursor reaches a single side quest', () => {
    expect(stepConsole(questList, press('down'), { ...model, quests: 1 }).state).toEqual(onFirst);
  });

  test.each<[string, ConsoleState, ButtonName, ScreenEffect | undefined]>([
    ['up scrolls', onLevels, 'up', { type: 'scroll', by: -1 }],
    ['down scrolls', onLevels, 'down', { type: 'scroll', by: 1 }],
    ['down scrolls a side quest that is open', detail, 'down', { type: 'scroll', by: 1 }],
    ['up without a cursor scrolls', questList, 'up', { type: 'scroll', by: -1 }],
    ['down with the cursor on the last side quest scrolls', onLast, 'down', { type: 'scroll', by: 1 }],
    ['down moves the side quests’ cursor and nothing else', onFirst, 'down', undefined],
    ['up moves the menu’s cursor', atContact(onLevels), 'up', { type: 'move-menu-cursor', by: -1 }],
    ['down moves the menu’s cursor', atContact(onFirst), 'down', { type: 'move-menu-cursor', by: 1 }],
    ['A chooses the item at the menu’s cursor', atColors(onLevels), 'a', { type: 'choose-menu-item' }],
    ['A opens a side quest and nothing else', onFirst, 'a', undefined],
    ['B closes the menu and nothing else', atColors(onLevels), 'b', undefined],
    ['select on the title page does nothing to the screen', closedForm, 'select', undefined],
  ])('%s', (_claim, state, button, effect) => {
    expect(stepConsole(state, press(button), model).effect).toEqual(effect);
  });

  test.each<[ConsoleState, ButtonName, string | undefined]>([
    [onLevels, 'up', 'move'],
    [onLevels, 'a', 'accept'],
    [onLevels, 'b', 'back'],
    [closedForm, 'select', 'menu'],
    [onFirst, 'up', 'move'],
    [atContact(onLevels), 'left', 'move'],
    [atContact(onLevels), 'start', 'back'],
    [firstPage, 'left', undefined],
    [lastPage, 'a', undefined],
  ])('at %o, the blip of the button %s is %s', (state, button, blip) => {
    expect(stepConsole(state, press(button), model).blip).toBe(blip);
  });

  test.each<ConsoleEvent>([{ type: 'dialogue-clicked' }, { type: 'quest-closed' }, questChosen, colors])(
    '$type has no sound and no screen effect',
    (event) => {
      for (const state of [closedForm, detail, questList, atContact(onLevels)]) {
        expect(stepConsole(state, event, model)).toEqual({ state: nextState(state, event) });
      }
    },
  );

  const anyEvent: fc.Arbitrary<ConsoleEvent> = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...buttonNames).map(press) },
    fc.constantFrom<ConsoleEvent>({ type: 'dialogue-clicked' }, { type: 'company-answered' }, { type: 'quest-closed' }),
    fc.constantFrom(...menuTabs).map((tab): ConsoleEvent => ({ type: 'tab-chosen', tab })),
    fc.nat(2).map((quest): ConsoleEvent => ({ type: 'quest-chosen', quest })),
  );
  const anyPage = fc.constantFrom(...pageNames).map(consoleAt);

  /** Invariants of a single step from any state. */
  function check(before: ConsoleState, event: ConsoleEvent, after: ConsoleState) {
    const isPress = (button: ButtonName) => event.type === 'button-pressed' && event.button === button;
    if (isPress('select')) expect(after).toEqual(closedForm);
    else expect(Math.abs(pageIndex(after) - pageIndex(before))).toBeLessThanOrEqual(1);
    // Nothing is open on entering a page.
    if (after.page !== before.page) expect(after).toEqual(consoleAt(after.page));
    // The page does not change while the menu covers it.
    if (after.startMenu !== 'closed') expect({ ...after, startMenu }).toEqual({ ...before, startMenu });
    if (isPress('start')) expect(after.startMenu === 'closed').toBe(before.startMenu !== 'closed');
    if (after.page === 'side-quests' && after.view === 'list') expect([undefined, 0, 1, 2]).toContain(after.cursor);
    // An event that changes nothing returns the same state, so that nothing renders or is announced again.
    if (after !== before) expect(after).not.toEqual(before);
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
  }

  test('any press or event of the screen keeps the invariants, whatever happened before', () => {
    fc.assert(
      fc.property(anyPage, fc.array(anyEvent, { maxLength: 40 }), anyEvent, (start, events, event) => {
        const before = events.reduce(nextState, start);
        check(before, event, nextState(before, event));
      }),
    );
  });

  test('from anywhere, enough presses of right reach the last page, and of left the first', () => {
    fc.assert(
      fc.property(anyPage, fc.array(anyEvent, { maxLength: 60 }), (start, events) => {
        const finalState = events.reduce(nextState, start);
        const pageState = finalState.startMenu === 'closed' ? finalState : nextState(finalState, press('start'));
        const repeatEvent = (event: ConsoleEvent, times: number) =>
          Array.from({ length: times }, () => event).reduce(nextState, pageState);
        expect(repeatEvent(press('right'), pageNames.length + 1).page).toBe(pageNames.at(-1));
        expect(repeatEvent(press('left'), pageNames.length + 2).page).toBe(pageNames[0]);
      }),
    );
  });

  test('a returning visitor finds the page, the form and the side quest as they were, without menu and cursor', () => {
    fc.assert(
      fc.property(anyPage, fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
        const finalState = events.reduce(nextState, start);
        const position = positionOf(finalState);
        const returnedState = nextState(consoleAt('instructions'), { type: 'position-returned', position });
        const isQuestList = finalState.page === 'side-quests' && finalState.view === 'list';
        expect(returnedState).toEqual(isQuestList ? consoleAt('side-quests') : { ...finalState, startMenu: 'closed' });
      }),
    );
  });

  test.each([
    [{ page: 40 }, consoleAt('instructions')],
    [{ page: 6, part: 99 }, consoleAt('side-quests')],
    [{ page: 4, part: 0 }, consoleAt('controls')],
  ])('the position %j opens only a page and part that exist', (position, state) => {
    expect(nextState(consoleAt('about'), { type: 'position-returned', position })).toEqual(state);
  });
});
