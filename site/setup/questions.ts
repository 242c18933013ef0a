// The questions about game.json, in order. No résumé answers them.

import { collectFindings, escapeUnprintable, isRecord, pathText } from '../import/rules.ts';
import { validateGame } from '../prepare/check/validateGame.ts';
import { type FieldPath, withValue } from '../prepare/game/gameFields.ts';

/** The kind of a question's prompt, and the format of its answer. */
export type AnswerKind =
  | 'line'
  | 'paragraphs'
  | 'bars'
  | 'look'
  | 'shell'
  | 'sideQuests'
  | 'published'
  | 'levels'
  | 'cut';

export type Question = {
  path: FieldPath;
  kind: AnswerKind;
  text: string;
  /** Set if the owner may leave the answer empty: no address yet, no skill bars, no letter. */
  mayBeEmpty?: true;
};

const mayBeEmpty = true;

export const questions: readonly Question[] = [
  {
    path: ['site', 'address'],
    kind: 'line',
    text: 'What is your site’s address? For example: https://me.example/',
    mayBeEmpty,
  },
  { path: ['site', 'language'], kind: 'line', text: 'What language do you write in? For example: en, de or pt-BR' },
  { path: ['published'], kind: 'published', text: 'Which private details may the site publish?' },
  { path: ['console', 'shell'], kind: 'shell', text: 'What color is your console?' },
  {
    path: ['character'],
    kind: 'look',
    text: 'What does your character look like? For other colors, edit "character" in game.json later',
  },
  { path: ['player', 'class'], kind: 'line', text: 'What is your class, as in a role-playing game?' },
  {
    path: ['player', 'bars'],
    kind: 'bars',
    text: 'What are you good at? Give each skill a bonus from 0 to 5, or MAX. For example: Patience 4, Tea MAX',
    mayBeEmpty,
  },
  { path: ['levels'], kind: 'levels', text: 'Which jobs and degrees become levels? Choose up to six' },
  { path: ['letters', 'generic'], kind: 'paragraphs', text: 'What does your cover letter say?', mayBeEmpty },
  {
    path: ['letters', 'personal'],
    kind: 'paragraphs',
    text: 'What does your cover letter say to a visitor who types a company name? {company} becomes that name',
    mayBeEmpty,
  },
  { path: ['sideQuests'], kind: 'sideQuests', text: 'Which projects become side quests?' },
  { path: ['about'], kind: 'paragraphs', text: 'What is your story?' },
];

/** A question's path in game.json, as findings print it: `player.class`. */
export function questionKey({ path }: Question): string {
  return path.filter(Boolean).join('.');
}

/** The content check's findings for an answer, on one line; `undefined` if there are none. */
export function answerProblem(question: Question, value: unknown): string | undefined {
  const key = questionKey(question);
  const game = withValue({}, question.path, value);
  const { findings, report } = collectFindings();
  validateGame(game, () => true, report);
  const messages = findings.filter(({ path }) => pathText(path).startsWith(key)).map(({ message }) => message);
  return messages.length > 0 ? [...new Set(messages)].join(' ') : undefined;
}

// Formats an answer as one line of a terminal, and parses such a line.

const paragraphMark = '|';

/** Typed to clear an answer, because an empty line accepts the draft. */
export const emptyAnswer = '-';

/** Direction marks. Terminals print them as visible characters. */
const isolates = /[\u2066-\u2069]/g;

/** The text of a value in its question; `''` if the value is empty. */
export function answerText(kind: AnswerKind, value: unknown): string {
  return escapeUnprintable(formatAnswer(kind, value).replace(isolates, ''));
}

function formatAnswer(kind: AnswerKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return '';
  if (kind === 'bars')
    return value.map((bar) => (isRecord(bar) ? `${bar.name} ${bar.bonus ?? ''}`.trim() : '')).join(', ');
  if (kind === 'sideQuests') return value.map((quest) => (isRecord(quest) ? String(quest.title) : '')).join(', ');
  return value.join(` ${paragraphMark} `);
}

export function answerValue(kind: AnswerKind, input: string): unknown {
  const text = input.trim() === emptyAnswer ? '' : input.trim();
  const splitAt = (mark: string) =>
    text
      .split(mark)
      .map((piece) => piece.trim())
      .filter(Boolean);
  if (kind === 'paragraphs') return splitAt(paragraphMark);
  if (kind === 'bars') return splitAt(',').map(parseBar);
  return text;
}

/** Parses `Patience 4` or `Tea +MAX`. A missing bonus stays missing, because the schema reports it. */
function parseBar(text: string): { name: string; bonus?: number | string } {
  const [, name, bonus] = /^(.*\S)\s+\+?(\d+|max)$/i.exec(text) ?? [];
  if (name === undefined || bonus === undefined) return { name: text };
  return { name, bonus: /max/i.test(bonus) ? 'MAX' : Number(bonus) };
}
