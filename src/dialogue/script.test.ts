import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalText, type ScriptStep } from './script.ts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string) => [...characters.segment(text)].length;

const type = fc.record({ type: fc.string({ unit: 'grapheme' }) });
const pause = fc.record({ pause: fc.nat(5000) });
const erase = fc.record({ erase: fc.nat(20) });
const script = fc.array<ScriptStep>(fc.oneof(type, pause, erase));

describe('finalText', () => {
  test.each<[string, ScriptStep[], string]>([
    ['an empty script leaves nothing', [], ''],
    ['typed pieces follow one another', [{ type: 'Hel' }, { type: 'lo' }], 'Hello'],
    [
      'a slip is typed, erased and corrected',
      [{ type: 'to mete' }, { pause: 650 }, { erase: 4 }, { type: 'meet' }],
      'to meet',
    ],
    ['erasing more than there is leaves nothing', [{ type: 'ab' }, { erase: 9 }], ''],
    ['erasing reaches back over several pieces', [{ type: 'ab' }, { type: 'cd' }, { erase: 3 }], 'a'],
    ['a family is erased whole', [{ type: 'Hi 👩‍👩‍👧‍👦' }, { erase: 1 }], 'Hi '],
    ['a flag is erased whole', [{ type: '🇯🇵🇳🇱' }, { erase: 1 }], '🇯🇵'],
    ['a letter goes with its accent', [{ type: 'cafe\u0301' }, { erase: 1 }], 'caf'],
    ['a placeholder is filled in wherever it stands', [{ type: '{name}, {name}!' }], 'Ada, Ada!'],
    ['a placeholder without a word stays to be seen', [{ type: '{naem} {constructor}' }], '{naem} {constructor}'],
  ])('%s', (_claim, steps, text) => {
    expect(finalText(steps, { name: 'Ada' })).toBe(text);
  });

  test('a word is put in as it is, whatever replacement signs or placeholders it holds', () => {
    expect(finalText([{ type: 'I am {name}.' }], { name: '$& {name}' })).toBe('I am $& {name}.');
    // Isolated, where it may be written in another direction.
    expect(finalText([{ type: 'Dear {name}.' }], { name: 'شركة' })).toBe('Dear \u2068شركة\u2069.');
    expect(finalText([{ type: 'Dear {name}.' }], { name: '\u2069\u202EA' })).toBe('Dear \u2068\u202EA\u2069.');
  });

  test('pauses change when, never what', () => {
    fc.assert(
      fc.property(script, (steps) => {
        const withoutPauses = steps.filter((step) => !('pause' in step));
        expect(finalText(steps, {})).toBe(finalText(withoutPauses, {}));
      }),
    );
  });

  test('erasing takes exactly that many characters from the end', () => {
    fc.assert(
      fc.property(script, fc.nat(20), (steps, count) => {
        const before = finalText(steps, {});
        const after = finalText([...steps, { erase: count }], {});
        expect(before.startsWith(after)).toBe(true);
        expect(lengthOf(after)).toBe(Math.max(0, lengthOf(before) - count));
      }),
    );
  });

  test('a script without an eraser is its pieces put together', () => {
    fc.assert(
      fc.property(fc.array(type), (steps) => {
        expect(finalText(steps, {})).toBe(steps.map((step) => step.type).join(''));
      }),
    );
  });
});
