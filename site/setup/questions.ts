// What a résumé cannot know, in the order in which it is asked. Data only: how it is asked is the prompts' business.
import type { FieldPath } from '../../src/content/check/gameFields.ts';

/** How an answer is written on one line, or chosen. */
export type AnswerKind = 'line' | 'paragraphs' | 'bars' | 'colours' | 'shell' | 'sideQuests' | 'published' | 'levels';

export type Question = {
  path: FieldPath;
  kind: AnswerKind;
  text: string;
  /** Set where there may be nothing: no bars, no letter. */
  mayBeEmpty?: true;
};

const mayBeEmpty = true;

/** All that is asked once the résumé is read, as far as it has something to choose from. */
export const questions: readonly Question[] = [
  { path: ['site', 'address'], kind: 'line', text: 'Where will the site be? Its address, with https://' },
  { path: ['site', 'language'], kind: 'line', text: 'Which language are your words in? Like en, de or pt-BR' },
  { path: ['published'], kind: 'published', text: 'What of this may everybody read?' },
  { path: ['console', 'shell'], kind: 'shell', text: 'Which colour has your console?' },
  {
    path: ['character'],
    kind: 'colours',
    text: 'Which colours have the skin, hair and shirt of your character, and is its hair short, long, tied or covered? Like #c68642 #2b1b0e #3a6ea5 long',
    mayBeEmpty,
  },
  { path: ['player', 'class'], kind: 'line', text: 'Of which class are you, as in a role-playing game?' },
  {
    path: ['player', 'bars'],
    kind: 'bars',
    text: 'What are you good at? Names, each with a bonus from 0 to 5 or MAX: Patience 4, Tea MAX',
    mayBeEmpty,
  },
  { path: ['levels'], kind: 'levels', text: 'Which of your jobs and trainings are levels? Six at most' },
  {
    path: ['letters', 'generic'],
    kind: 'paragraphs',
    text: 'What does your cover letter say to everybody?',
    mayBeEmpty,
  },
  {
    path: ['letters', 'personal'],
    kind: 'paragraphs',
    text: 'And to a visitor whose company is known? {company} becomes its name',
    mayBeEmpty,
  },
  { path: ['sideQuests'], kind: 'sideQuests', text: 'Which of your projects are side quests?' },
  { path: ['about'], kind: 'paragraphs', text: 'What is your story?' },
];

/** The most prompts of a whole run: the source, whether to take its files, whether to go on where the last run stopped, the questions. */
export const maxPrompts = questions.length + 3;

/** A question's place as people write it: `player.class`. */
export function questionKey({ path }: Question): string {
  return path.filter(Boolean).join('.');
}
