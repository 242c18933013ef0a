import { pathText } from '../report/Finding.ts';
import { validateGame } from '../validate/checkGame.ts';
import { withValue } from './gameDocument.ts';
import { type Question, questionKey } from './questions.ts';

const exampleSite = { site: { address: 'https://example.org/' } };

/** The content check's errors for an answer, on one line; `undefined` if game.json may hold it. */
export function answerProblem(question: Question, value: unknown, name: string): string | undefined {
  const key = questionKey(question);
  const game = withValue(exampleSite, question.path, value);
  const messages = validateGame(game, { fileExists: () => true, name })
    .findings.filter(({ path }) => pathText(path).startsWith(key))
    .map(({ message }) => message);
  return messages.length > 0 ? [...new Set(messages)].join(' ') : undefined;
}
