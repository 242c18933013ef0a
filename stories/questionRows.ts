import { questionKey, questions } from '../site/setup/questions.ts';

/** Setup's questions, and the keys of game.json that hold the answers. */
export const questionRows = questions.map((question) => ({
  question: question.text,
  'game.json': [questionKey(question)],
}));
