import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalText, planScript, type ScriptStep, scriptAt } from './script.ts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string) => Array.from(characters.segment(text), ({ segment }) => segment);

/** Texts that may join their neighbors into one character, or are longer than a code unit. */
const joining = fc.constantFrom(
  ...['e', '\u0301', '👩', '\u200D', '🇯🇵', '🇳', '🇱', 'لا', 'مرحبا', '\r', '\n', ' ', 'क', '्', '\uFE0F', '👍🏽'],
);
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: joining, maxLength: 8 }));
const type = fc.record({ type: anyText });
const pause = fc.record({ pause: fc.nat(5000) });
const erase = fc.record({ erase: fc.integer({ min: 1, max: 20 }) });
const script = fc.array<ScriptStep>(fc.oneof(type, pause, erase));

const anyMsPerCharacter = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0.1, max: 50, noNaN: true }));
const plan = fc.tuple(script, anyMsPerCharacter).map(([steps, msPerCharacter]) => planScript(steps, msPerCharacter));

/** Every moment of a script, from one change to the next. */
function momentsOf(playedPlan: ReturnType<typeof planScript>) {
  const moments = [scriptAt(playedPlan, 0)];
  for (let last = moments.at(-1); last && Number.isFinite(last.nextChangeMs); last = moments.at(-1)) {
    moments.push(scriptAt(playedPlan, last.nextChangeMs));
  }
  return moments;
}

const greeting: ScriptStep[] = [
  { type: 'Hi, mete' },
  { pause: 650 },
  { pause: 500 },
  { erase: 4 },
  { type: 'meet me.' },
  { pause: 200 },
];

describe('scriptAt', () => {
  const greet = planScript(greeting, 30);

  test.each([
    ['starts without text', 0, { text: '', rest: 'Hi, mete', talking: true, nextChangeMs: 30 }],
    [
      'types the first character only after its delay',
      29.9,
      { text: '', rest: 'Hi, mete', talking: true, nextChangeMs: 30 },
    ],
    ['has typed the first character', 30, { text: 'H', rest: 'i, mete', talking: true, nextChangeMs: 60 }],
    ['is in the middle of the typo', 210, { text: 'Hi, met', rest: 'e', talking: true, nextChangeMs: 240 }],
    ['pauses after the typo', 240, { text: 'Hi, mete', rest: '', talking: false, nextChangeMs: 890 }],
    ['continues with the second pause', 890, { text: 'Hi, mete', rest: '', talking: false, nextChangeMs: 1390 }],
    ['does not talk while it erases', 1419, { text: 'Hi, mete', rest: '', talking: false, nextChangeMs: 1420 }],
    ['erases a character', 1420, { text: 'Hi, met', rest: 'e', talking: false, nextChangeMs: 1450 }],
    ['types again after erasing', 1510, { text: 'Hi, ', rest: 'meet me.', talking: true, nextChangeMs: 1540 }],
    ['types the correction', 1660, { text: 'Hi, meet ', rest: 'me.', talking: true, nextChangeMs: 1690 }],
    ['pauses after the last character', 1750, { text: 'Hi, meet me.', rest: '', talking: false, nextChangeMs: 1950 }],
  ])('%s', (_claim, elapsedMs, moment) => {
    expect(scriptAt(greet, elapsedMs)).toMatchObject({ ...moment, done: false });
  });

  test.each([1950, 1e9])('is done %d ms after its start', (elapsedMs) => {
    expect(greet.durationMs).toBe(1950);
    expect(scriptAt(greet, elapsedMs)).toEqual({
      atMs: 1950,
      text: 'Hi, meet me.',
      rest: '',
      talking: false,
      done: true,
      nextChangeMs: Number.POSITIVE_INFINITY,
    });
  });

  test.each<[string, ScriptStep[], number]>([
    ['an empty script', [], 30],
    ['a script of empty steps', [{ type: '' }, { pause: 0 }, { erase: 3 }], 30],
    ['a script at 0 ms per character', [{ type: 'Hello' }], 0],
  ])('%s is done at once', (_claim, steps, msPerCharacter) => {
    const playedPlan = planScript(steps, msPerCharacter);
    expect(playedPlan.durationMs).toBe(0);
    expect(scriptAt(playedPlan, 0)).toMatchObject({ text: finalText(steps, {}), done: true, talking: false });
  });

  test('erasing takes as long as typing, for existing characters only', () => {
    expect(planScript([{ type: 'ab' }, { erase: 9 }], 10).durationMs).toBe(40);
  });

  test('an erased text that the final text does not start with is a detour, which needs reserved space', () => {
    expect(greet.detours).toEqual(['Hi, mete']);
    expect(planScript([{ type: 'Hello!!' }, { erase: 2 }], 30).detours).toEqual(['Hello!!']);
    expect(planScript([{ type: 'Hello' }, { erase: 2 }, { type: 'lo!' }], 30).detours).toEqual([]);
    const twice = [{ type: 'ab' }, { erase: 1 }, { type: 'b' }, { erase: 1 }];
    expect(planScript(twice, 30).detours).toEqual(['ab']);
  });

  test('time runs forward and ends with the final text', () => {
    fc.assert(
      fc.property(fc.tuple(script, anyMsPerCharacter), ([steps, msPerCharacter]) => {
        const playedPlan = planScript(steps, msPerCharacter);
        const moments = momentsOf(playedPlan);
        for (const { atMs, nextChangeMs } of moments) expect(nextChangeMs).toBeGreaterThan(atMs);
        const last = moments.at(-1);
        expect(last).toMatchObject({ done: true, talking: false, text: finalText(steps, {}), rest: '' });
        expect(last?.atMs).toBe(playedPlan.durationMs);
        expect(moments.slice(0, -1).every(({ done }) => !done)).toBe(true);
      }),
    );
  });

  // The last character may gain an accent that is typed right after erasing.
  test('each change adds or removes one whole character at the end and keeps those before it', () => {
    fc.assert(
      fc.property(plan, (playedPlan) => {
        let before: string[] = [];
        for (const { text, rest } of momentsOf(playedPlan)) {
          const allGraphemes = graphemesOf(text + rest);
          const current = graphemesOf(text);
          expect(allGraphemes.slice(0, current.length)).toEqual(current);
          expect(Math.abs(current.length - before.length)).toBeLessThanOrEqual(1);
          const commonCount = Math.max(0, Math.min(current.length, before.length) - 1);
          expect(current.slice(0, commonCount)).toEqual(before.slice(0, commonCount));
          before = current;
        }
      }),
    );
  });

  test('the predicted rest is typed next, until something is erased', () => {
    // An accent typed after an erasure joins the preceding letter: the text has more code units, but one
    // character fewer.
    const accented = planScript([{ type: 'ee' }, { erase: 1 }, { type: '\u0301\u200D' }], 1);
    fc.assert(
      fc.property(plan, (playedPlan) => {
        const moments = momentsOf(playedPlan);
        for (const [index, { text, rest }] of moments.entries()) {
          const next = moments[index + 1]?.text ?? '';
          const isErased = graphemesOf(next).length < graphemesOf(text).length;
          if (next.length > text.length && !isErased) expect((text + rest).startsWith(next)).toBe(true);
        }
      }),
      { examples: [[accented]] },
    );
  });
});

describe('finalText', () => {
  test.each<[string, ScriptStep[], string]>([
    ['an empty script leaves nothing', [], ''],
    ['typed texts are joined', [{ type: 'Hel' }, { type: 'lo' }], 'Hello'],
    [
      'a typo is erased and corrected',
      [{ type: 'to mete' }, { pause: 650 }, { erase: 4 }, { type: 'meet' }],
      'to meet',
    ],
    ['a family emoji is erased whole', [{ type: 'Hi 👩‍👩‍👧‍👦' }, { erase: 1 }], 'Hi '],
    ['every occurrence of a placeholder is filled in', [{ type: '{name}, {name}!' }], 'Ada, Ada!'],
    ['an unknown placeholder stays in the text', [{ type: '{naem} {constructor}' }], '{naem} {constructor}'],
  ])('%s', (_claim, steps, text) => {
    expect(finalText(steps, { name: 'Ada' })).toBe(text);
  });

  test('a value is inserted literally, and isolated if its direction may differ', () => {
    expect(finalText([{ type: 'I am {name}.' }], { name: '$& {name}' })).toBe('I am $& {name}.');
    expect(finalText([{ type: 'Dear {name}.' }], { name: 'شركة' })).toBe('Dear \u2068شركة\u2069.');
    expect(finalText([{ type: 'Dear {name}.' }], { name: '\u2069\u202EA' })).toBe('Dear \u2068\u202EA\u2069.');
  });

  test('erasing removes the given number of characters from the end, or all if there are fewer', () => {
    fc.assert(
      fc.property(script, fc.nat(20), (steps, count) => {
        const before = finalText(steps, {});
        const after = finalText([...steps, { erase: count }], {});
        expect(before.startsWith(after)).toBe(true);
        expect(graphemesOf(after).length).toBe(Math.max(0, graphemesOf(before).length - count));
      }),
    );
  });
});
