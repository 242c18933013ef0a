import fc from 'fast-check';
import { expect, test } from 'vitest';
import { step } from '../machine.ts';
import { openAt } from '../state.ts';
import { anyHistory, everyStep } from './anyHistory.ts';
import { asSource } from './asSource.ts';
import { bookOf } from './book.ts';
import { drag, finished, press, request } from './events.ts';
import { play } from './play.ts';

test('a history is printed as a call of play, one event a line', () => {
  const printed = asSource({
    model: bookOf({ pageCount: 2 }),
    page: 0,
    events: [press(790, 490), request('forward'), finished(1)],
  });
  const [call, model, ...rest] = printed.split('\n');
  expect(model).toMatch(
    /^ {2}\{ pageCount: 2, densities: \['soft','soft'\], .*page: \{ width: 400, height: 500 \}, .* \},$/,
  );
  expect([call, ...rest]).toEqual([
    'play(',
    '  [',
    "    { type: 'pointer-pressed', at: { x: 790, y: 490 }, timeMs: 0, pointer: 'mouse' },",
    "    { type: 'turn-requested', request: 1, to: 'forward', corner: 'bottom', reason: 'method', instant: false },",
    "    { type: 'run-finished', run: 1 },",
    '  ],',
    '  0,',
    ')',
  ]);
});

test('numbers that JSON has no word for are printed, too', () => {
  const printed = asSource({ model: bookOf(), page: 0, events: [drag(Number.NaN, Number.POSITIVE_INFINITY)] });
  expect(printed).toContain('at: { x: Number.NaN, y: Number.POSITIVE_INFINITY }');
});

test('what is printed leads to the same state when it is played', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      // The printed call is run as it would be when it is pasted into a test.
      const again = new Function('play', `return ${asSource(history)}`)(play);
      let [state, book] = [openAt(history.page, history.model), history.model];
      for (const each of history.events) {
        const { event, model } = 'event' in each ? each : { event: each, model: book };
        book = model;
        state = step(state, event, model).state;
      }
      expect(again.state).toEqual(state);
    }),
    { numRuns: 50 },
  );
});

test('a claim that fails throws its history as such a call', () => {
  const failing = () =>
    everyStep(({ state }) => {
      if (state.motion.phase === 'user_fold') throw new Error('No page may fold.');
    });
  expect(failing).toThrow(/No page may fold\.\s+Seed -?\d+, path [\d:]+\.\s+play\(\n {2}\{ .*pointer-moved.*\n\)/s);
});
