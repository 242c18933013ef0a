import { pathText } from '../report/Problem.ts';
import { gameProblems } from '../validate/gameProblems.ts';
import { withValue } from './gameDocument.ts';
import { type Question, questionKey } from './questions.ts';

const exampleSite = { site: { address: 'https://example.org/' } };

/** The content check's errors for an answer, on one line; `undefined` if game.json may hold it. */
export function answerProblem(question: Question, value: unknown, name: string): string | undefined {
  const key = questionKey(question);
  const problems = gameProblems(withValue(exampleSite, question.path, value), () => true, name).filter(({ path }) =>
    pathText(path).startsWith(key),
  );
  return problems.length > 0 ? [...new Set(problems.map(({ message }) => message))].join(' ') : undefined;
}
