import { expect, test } from 'vitest';
import { consoleAt } from './ConsoleState.ts';
import { type ConsoleSession, type SessionEvent, stepSession } from './stepSession.ts';

const first = consoleAt('instructions');
const title = consoleAt('title');
const form = { ...title, form: 'open' } as const;
const letter = consoleAt('letter');

const right: SessionEvent = { type: 'button-pressed', button: 'right' };
const left: SessionEvent = { type: 'button-pressed', button: 'left' };
const up: SessionEvent = { type: 'button-pressed', button: 'up' };
const start: SessionEvent = { type: 'button-pressed', button: 'start' };
const arrived: SessionEvent = { type: 'parts-arrived' };
const failed: SessionEvent = { type: 'parts-failed' };

const played = (session: ConsoleSession, events: readonly SessionEvent[], hasParts = false) =>
  events.reduce((last, event) => stepSession(last, event, { quests: 3, hasDraft: false, hasParts }).session, session);
const atForm: ConsoleSession = { state: form, before: title, isMissing: false };
const waiting: ConsoleSession = { ...atForm, awaited: letter };
const missing: ConsoleSession = { ...atForm, isMissing: true };
const atLetter: ConsoleSession = { state: letter, before: form, isMissing: false };

test.each<[string, ConsoleSession, readonly SessionEvent[], ConsoleSession]>([
  ['the first pages open before the parts have loaded', { state: first, isMissing: false }, [right, right], atForm],
  ['a later page waits for its parts', atForm, [right], waiting],
  ['the Start Menu waits for its parts', atForm, [start], { ...atForm, awaited: { ...form, startMenu: 'contact' } }],
  ['several presses while it waits open one page', atForm, [right, right, right, arrived], atLetter],
  ['the last of several presses counts', waiting, [start, right, arrived], atLetter],
  ['going back stops the wait', waiting, [left, arrived], { state: title, before: form, isMissing: false }],
  ['a press that changes nothing keeps waiting', waiting, [up], waiting],
  ['when the load fails, the page stays', atForm, [right, failed], missing],
  ['a press after a failure waits again', missing, [right], waiting],
  ['going back after a failure hides the notice', missing, [left], { state: title, before: form, isMissing: false }],
  ['parts that arrive after a failure hide the notice, and turn no page', missing, [arrived], atForm],
  ['an early load that fails shows no notice', atForm, [failed], atForm],
])('%s', (_claim, session, events, after) => {
  expect(played(session, events)).toEqual(after);
});

test('with all parts loaded, no page waits', () => {
  expect(played(atForm, [right], true)).toEqual(atLetter);
});

test('an event that changes nothing returns the same session, so that nothing renders', () => {
  for (const event of [up, arrived, failed]) expect(played(atForm, [event])).toBe(atForm);
});

test('a press sounds at once, also when its page waits', () => {
  const model = { quests: 3, hasDraft: false, hasParts: false };
  expect(stepSession(atForm, right, model)).toEqual({ session: waiting, blip: 'accept', effect: undefined });
});
