import { describe, expect, test } from 'vitest';
import { answerText, answerValue } from './answerText.ts';

describe('an answer is written on one line', () => {
  test.each([
    ['line', 'Bard', 'Bard'],
    ['paragraphs', 'Dear team, | I sing.', ['Dear team,', 'I sing.']],
    ['colours', '#aabbcc - #112233 long', { skin: '#aabbcc', shirt: '#112233', hairCut: 'long' }],
    [
      'bars',
      'Tea MAX, Design & care 4',
      [
        { name: 'Tea', bonus: 'MAX' },
        { name: 'Design & care', bonus: 4 },
      ],
    ],
  ] as const)('as a %s', (kind, written, value) => {
    expect(answerValue(kind, written)).toEqual(value);
    expect(answerText(kind, value)).toBe(written);
  });
});

test.each([
  ['line', '-', ''],
  ['paragraphs', ' - ', []],
  ['bars', '-', []],
  ['colours', '-', {}],
  ['bars', 'Tea', [{ name: 'Tea' }]],
  ['bars', 'Tea +max', [{ name: 'Tea', bonus: 'MAX' }]],
  ['paragraphs', 'One | | Two', ['One', 'Two']],
] as const)('as a %s, %j means %j', (kind, written, value) => {
  expect(answerValue(kind, written)).toEqual(value);
});

test.each([
  ['line', 'Bard\u001b[2J', String.raw`Bard\u001b[2J`],
  ['paragraphs', ['One\u202e', 'Two\r'], String.raw`One\u202e | Two\u000d`],
  ['sideQuests', [{ title: 'Tea\u009b' }], String.raw`Tea\u009b`],
] as const)('as a %s, %j is shown as %s', (kind, value, text) => {
  expect(answerText(kind, value)).toBe(text);
});
