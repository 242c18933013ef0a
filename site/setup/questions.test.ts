import { describe, expect, it, test } from 'vitest';
import { valueAt } from '../../src/content/check/gameFields.ts';
import { answerProblem } from './answerProblem.ts';
import { buildDrafts } from './interview.ts';
import { questionKey, questions } from './questions.ts';

const resume = { basics: { name: 'Ada', summary: 'I count.' }, projects: [{ name: 'Engine' }] };
const draft = { ...buildDrafts({ resume, asOf: '2025-11-01' }), character: {} };
const keyed = questions.map((question) => [questionKey(question), question] as const);

describe('the questions', () => {
  it('ask for each thing once', () => {
    expect(new Set(keyed.map(([key]) => key)).size).toBe(questions.length);
  });

  test.each(keyed.filter(([key]) => key !== 'site.address'))('%s has a draft, which the check takes', (_, question) => {
    const drafted = valueAt(draft, question.path);
    expect(drafted).toBeDefined();
    expect(answerProblem(question, drafted, 'Ada')).toBeUndefined();
  });

  test.each(keyed)('%s takes nothing of the wrong kind', (_, question) => {
    expect(answerProblem(question, 7, 'Ada')).toMatch(/^Expected .*found 7\.$/);
  });

  test.each(keyed.filter(([, { mayBeEmpty }]) => mayBeEmpty))('%s may be empty', (_, question) => {
    expect(answerProblem(question, question.kind === 'colours' ? {} : [], 'Ada')).toBeUndefined();
  });
});
