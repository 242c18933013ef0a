// Formats an answer as one line of a terminal, and parses such a line.

import { escapeUnprintable } from '../report/escapeUnprintable.ts';
import { isRecord } from '../validate/everyValue.ts';
import type { AnswerKind } from './questions.ts';

/** Separates the paragraphs of an answer. */
const paragraphMark = '|';

/** Clears an answer, because an empty line accepts the draft. */
export const emptyAnswer = '-';

/** Direction marks. Terminals print them as visible characters. */
const isolates = /[\u2066-\u2069]/g;

/** The character's settings, in the order in which the owner types them. */
const characterParts = ['skin', 'hair', 'shirt', 'hairCut'] as const;

/** A value of game.json as its question shows it. `''` if the value is empty. */
export function answerText(kind: AnswerKind, value: unknown): string {
  return escapeUnprintable(formatAnswer(kind, value).replace(isolates, ''));
}

function formatAnswer(kind: AnswerKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (kind === 'colours' && isRecord(value)) return characterParts.map((part) => value[part] ?? emptyAnswer).join(' ');
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

/** Parses a typed answer into a value of game.json. The schema validates the value. */
export function answerValue(kind: AnswerKind, input: string): unknown {
  const text = input.trim() === emptyAnswer ? '' : input.trim();
  const splitAt = (mark: string) =>
    text
      .split(mark)
      .map((piece) => piece.trim())
      .filter(Boolean);
  if (kind === 'paragraphs') return splitAt(paragraphMark);
  if (kind === 'bars') return splitAt(',').map(parseBar);
  if (kind === 'colours') {
    const partEntries = splitAt(' ').map((color, index) => [characterParts[index] ?? `color ${index + 1}`, color]);
    return Object.fromEntries(partEntries.filter(([, color]) => color !== emptyAnswer));
  }
  return text;
}

/** Parses `Patience 4` or `Tea +MAX`. A missing bonus stays missing: the schema asks for it. */
function parseBar(text: string): { name: string; bonus?: number | string } {
  const [, name, bonus] = /^(.*\S)\s+\+?(\d+|max)$/i.exec(text) ?? [];
  if (name === undefined || bonus === undefined) return { name: text };
  return { name, bonus: /max/i.test(bonus) ? 'MAX' : Number(bonus) };
}
