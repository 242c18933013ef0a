import { describe, expect, it, test } from 'vitest';
import { valueAt } from '../schema/gameFields.ts';
import { buildDrafts } from './interview.ts';
import { type AnswerKind, answerProblem, answerText, answerValue, questionKey, questions } from './questions.ts';

const resume = { basics: { name: 'Ada', summary: 'I count.' }, projects: [{ name: 'Engine' }] };
const draft = { ...buildDrafts({ resume, asOf: '2025-11-01' }), character: {} };
const questionsByKey = questions.map((question) => [questionKey(question), question] as const);

describe('the questions', () => {
  it('ask for each field once', () => {
    expect(new Set(questionsByKey.map(([key]) => key)).size).toBe(questions.length);
  });

  test.each(questionsByKey)('%s has a valid draft', (_, question) => {
    const draftValue = valueAt(draft, question.path);
    expect(draftValue).toBeDefined();
    expect(answerProblem(question, draftValue, 'Ada')).toBeUndefined();
  });

  test.each(questionsByKey)('%s rejects a value of the wrong type', (_, question) => {
    expect(answerProblem(question, 7, 'Ada')).toMatch(/^Expected .*found 7\.$/);
  });

  test.each(questionsByKey.filter(([, { mayBeEmpty }]) => mayBeEmpty))('%s may be empty', (_, question) => {
    const emptyValue = answerValue(question.kind, '-');
    expect(answerProblem(question, emptyValue, 'Ada')).toBeUndefined();
  });
});

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
