import { expect, test } from 'vitest';
import { type AnswerKind, answerText, answerValue, questions } from './questions.ts';

const kindOf = (name: string): AnswerKind => questions.find(({ kind }) => kind === name)?.kind ?? 'line';

test.each<[string, string, unknown, string]>([
  ['line', 'Bard', 'Bard', 'Bard'],
  ['paragraphs', 'Dear team, | I sing.', ['Dear team,', 'I sing.'], 'Dear team, | I sing.'],
  [
    'colours',
    '#aabbcc - #112233 long',
    { skin: '#aabbcc', shirt: '#112233', hairCut: 'long' },
    '#aabbcc - #112233 long',
  ],
  [
    'bars',
    'Tea MAX, Design & care 4',
    [
      { name: 'Tea', bonus: 'MAX' },
      { name: 'Design & care', bonus: 4 },
    ],
    'Tea MAX, Design & care 4',
  ],
  ['line', '-', '', ''],
  ['paragraphs', '-', [], ''],
  ['bars', '-', [], ''],
  ['colours', '-', {}, '- - - -'],
  ['bars', 'Tea', [{ name: 'Tea' }], 'Tea'],
  ['bars', 'Tea +max', [{ name: 'Tea', bonus: 'MAX' }], 'Tea MAX'],
  ['paragraphs', 'One | | Two', ['One', 'Two'], 'One | Two'],
])('as %s, the answer %j is %j, shown as %j', (kind, answer, expected, text) => {
  const value = answerValue(kindOf(kind), answer);
  expect([value, answerText(kindOf(kind), value)]).toEqual([expected, text]);
});

test.each<[string, unknown, string]>([
  ['line', 'Bard\u001b[2J', 'Bard\\u001b[2J'],
  ['paragraphs', ['One\u202e', 'Two\r'], 'One\\u202e | Two\\u000d'],
  ['sideQuests', [{ title: 'Tea\u009b' }], 'Tea\\u009b'],
])('as %s, the value %j is shown as %j', (kind, value, text) => {
  expect(answerText(kindOf(kind), value)).toBe(text);
});
