// How answers are written on one line of a terminal, and read from it.

import { escapeUnprintable } from '../../src/content/check/escapeUnprintable.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import type { AnswerKind } from './questions.ts';

/** What parts the paragraphs of an answer. */
const paragraphMark = '|';

/** What says that there is nothing to say, where an empty line takes the draft. */
export const nothingMark = '-';

/** A terminal draws them as they are written. */
const isolates = /[\u2066-\u2069]/g;

/** What the character has its own of, in the order in which it is asked for. */
const characterParts = ['skin', 'hair', 'shirt', 'hairCut'] as const;

/** A value of game.json as it is shown under its question. `''` when there is nothing. */
export function answerText(kind: AnswerKind, value: unknown): string {
  return escapeUnprintable(formatAnswer(kind, value).replace(isolates, ''));
}

function formatAnswer(kind: AnswerKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (kind === 'colours' && isRecord(value)) return characterParts.map((part) => value[part] ?? nothingMark).join(' ');
  if (!Array.isArray(value)) return '';
  switch (kind) {
    case 'bars':
      return value.map((bar) => (isRecord(bar) ? `${bar.name} ${bar.bonus ?? ''}`.trim() : '')).join(', ');
    case 'sideQuests':
      return value.map((quest) => (isRecord(quest) ? String(quest.title) : '')).join(', ');
    case 'line':
    case 'shell':
    case 'colours':
    case 'published':
    case 'levels':
    case 'paragraphs':
      return value.join(` ${paragraphMark} `);
    default:
      return kind satisfies never;
  }
}

/** What an owner writes as a value of game.json; whether it may stand there is for the schema to say. */
export function answerValue(kind: AnswerKind, input: string): unknown {
  const text = input.trim() === nothingMark ? '' : input.trim();
  const splitAt = (mark: string) =>
    text
      .split(mark)
      .map((piece) => piece.trim())
      .filter(Boolean);
  if (kind === 'paragraphs') return splitAt(paragraphMark);
  if (kind === 'bars') return splitAt(',').map(parseBar);
  if (kind === 'colours') {
    const partEntries = splitAt(' ').map((color, index) => [characterParts[index] ?? `colour ${index + 1}`, color]);
    return Object.fromEntries(partEntries.filter(([, color]) => color !== nothingMark));
  }
  return text;
}

/** `Patience 4`, `Tea +MAX`; without a bonus there is none, and the schema asks for it. */
function parseBar(text: string): { name: string; bonus?: number | string } {
  const [, name, bonus] = /^(.*\S)\s+\+?(\d+|max)$/i.exec(text) ?? [];
  if (name === undefined || bonus === undefined) return { name: text };
  return { name, bonus: /max/i.test(bonus) ? 'MAX' : Number(bonus) };
}
