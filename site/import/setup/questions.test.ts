import { describe, expect, it, test } from 'vitest';
import { valueAt } from '../schema/gameFields.ts';
import { buildDrafts } from './interview.ts';
import { answeredCount, answerProblem, questionKey, questions } from './questions.ts';

const resume = { basics: { name: 'Ada', summary: 'I count.' }, projects: [{ name: 'Engine' }] };
const draft = { ...buildDrafts({ resume, asOf: '2025-11-01' }), character: {} };
const questionsByKey = questions.map((question) => [questionKey(question), question] as const);

describe('the questions', () => {
  it('ask for each field once', () => {
    expect(new Set(questionsByKey.map(([key]) => key)).size).toBe(questions.length);
  });

  test.each(questionsByKey.filter(([key]) => key !== 'site.address'))('%s has a valid draft', (_, question) => {
    const draftValue = valueAt(draft, question.path);
    expect(draftValue).toBeDefined();
    expect(answerProblem(question, draftValue, 'Ada')).toBeUndefined();
  });

  test.each(questionsByKey)('%s rejects a value of the wrong type', (_, question) => {
    expect(answerProblem(question, 7, 'Ada')).toMatch(/^Expected .*found 7\.$/);
  });

  test.each(questionsByKey.filter(([, { mayBeEmpty }]) => mayBeEmpty))('%s may be empty', (_, question) => {
    expect(answerProblem(question, question.kind === 'colours' ? {} : [], 'Ada')).toBeUndefined();
  });
});

it('counts answered questions, not the fields of their answers', () => {
  const answers = { site: { address: 'https://me.example/' }, character: { skin: '#c68642', hair: '#2b1b0e' } };
  expect(answeredCount(answers)).toBe(2);
});
