// The questions that a résumé does not answer, in order.
import { type FieldPath, valueAt } from '../schema/gameFields.ts';

/** The kind of a question's prompt, and the format of its answer. */
export type AnswerKind = 'line' | 'paragraphs' | 'bars' | 'colours' | 'shell' | 'sideQuests' | 'published' | 'levels';

export type Question = {
  path: FieldPath;
  kind: AnswerKind;
  text: string;
  /** Set if the owner may leave the answer empty: no skill bars, no letter. */
  mayBeEmpty?: true;
};

const mayBeEmpty = true;

/** All questions after the one for the résumé. */
export const questions: readonly Question[] = [
  { path: ['site', 'address'], kind: 'line', text: 'What is your site’s address? For example: https://me.example/' },
  { path: ['site', 'language'], kind: 'line', text: 'What language do you write in? For example: en, de or pt-BR' },
  { path: ['published'], kind: 'published', text: 'Which private details may the site publish?' },
  { path: ['console', 'shell'], kind: 'shell', text: 'What color is your console?' },
  {
    path: ['character'],
    kind: 'colours',
    text:
      'What does your character look like? Type the colors of skin, hair and shirt, then a hairstyle ' +
      '(short, long, tied or covered). For example: #c68642 #2b1b0e #3a6ea5 long',
    mayBeEmpty,
  },
  { path: ['player', 'class'], kind: 'line', text: 'What is your class, as in a role-playing game?' },
  {
    path: ['player', 'bars'],
    kind: 'bars',
    text: 'What are you good at? Give each skill a bonus from 0 to 5, or MAX. For example: Patience 4, Tea MAX',
    mayBeEmpty,
  },
  { path: ['levels'], kind: 'levels', text: 'Which jobs and degrees become levels? Choose up to six' },
  {
    path: ['letters', 'generic'],
    kind: 'paragraphs',
    text: 'What does your cover letter say?',
    mayBeEmpty,
  },
  {
    path: ['letters', 'personal'],
    kind: 'paragraphs',
    text: 'What does your cover letter say to a visitor who types a company name? {company} becomes that name',
    mayBeEmpty,
  },
  { path: ['sideQuests'], kind: 'sideQuests', text: 'Which projects become side quests?' },
  { path: ['about'], kind: 'paragraphs', text: 'What is your story?' },
];

/** The most prompts in one run: all questions, the source, its files, and continuing a stopped run. */
export const maxPrompts = questions.length + 3;

/** The number of questions that an incomplete game.json answers. */
export function answeredCount(answers: unknown): number {
  return questions.filter(({ path }) => valueAt(answers, path) !== undefined).length;
}

/** A question's path in game.json, as findings print it: `player.class`. */
export function questionKey({ path }: Question): string {
  return path.filter(Boolean).join('.');
}
