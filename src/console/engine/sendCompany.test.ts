import { expect, test } from 'vitest';
import type { ButtonName } from './buttons.ts';
import { type ConsoleState, consoleAt } from './ConsoleState.ts';
import { stepConsole } from './stepConsole.ts';

const open: ConsoleState = { page: 'title', form: 'open', startMenu: 'closed' };
const closed = consoleAt('title');
const stepped = (state: ConsoleState, button: ButtonName) =>
  stepConsole(state, { type: 'button-pressed', button }, { quests: 0, hasDraft: true });

test('A asks the screen to send what is typed, and the page stays until that is accepted', () => {
  const step = stepped(open, 'a');
  expect(step).toEqual({ state: open, effect: { type: 'send-company' }, blip: 'accept' });
  expect(step.state).toBe(open);
});

test('with text typed every other button does what it did', () => {
  expect(stepped(closed, 'a').state).toEqual(open);
  expect(stepped(open, 'right').state).toEqual(consoleAt('letter'));
  expect(stepped(open, 'select').state).toEqual(closed);
  expect(stepped(open, 'b').state).toEqual(closed);
});
