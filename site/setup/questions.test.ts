import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectExamples } from '../../src/resume/testing/expectExamples.ts';
import { valueAt } from '../prepare/game/gameFields.ts';
import { buildDrafts } from './interview.ts';
import { pagesAddress } from './pagesAddress.ts';
import { type AnswerKind, answerProblem, answerText, answerValue, questionKey, questions } from './questions.ts';

const resume = { basics: { name: 'Ada', summary: 'I count.' }, projects: [{ name: 'Engine' }] };
const draft = { ...buildDrafts({ resume, asOf: '2025-11-01' }), character: {} };
const questionsByKey = questions.map((question) => [questionKey(question), question] as const);

describe('the question', () => {
  test.each(questionsByKey)('%s has a valid draft', (_, question) => {
    const draftValue = valueAt(draft, question.path);
    expect(draftValue).toBeDefined();
    expect(answerProblem(question, draftValue)).toBeUndefined();
  });

  test.each(questionsByKey)('%s rejects a value of the wrong type', (_, question) => {
    expect(answerProblem(question, 7)).toMatch(/^Expected .*found 7\.$/);
  });

  test.each(questionsByKey.filter(([, { mayBeEmpty }]) => mayBeEmpty))('%s may be empty', (_, question) => {
    const emptyValue = answerValue(question.kind, '-');
    expect(answerProblem(question, emptyValue)).toBeUndefined();
  });
});

/** The value of a typed answer, and its text in the prompt. */
const answer = (kind: AnswerKind) => (typed: string) => {
  const value = answerValue(kind, typed);
  return `${JSON.stringify(value)}, shown as: ${answerText(kind, value)}`;
};

test('values and texts of answers match the approved output', async () => {
  await expectExamples(join(import.meta.dirname, 'questions.txt'), {
    'answer: line': answer('line'),
    'answer: paragraphs': answer('paragraphs'),
    'answer: bars': answer('bars'),
    'text of a value': (input) => {
      const [kind, value] = JSON.parse(input);
      return answerText(kind, value);
    },
    'GitHub Pages address of a remote': pagesAddress,
  });
});
