// How answers are written on one line of a terminal, and read from it.
import { isRecord } from '../../src/content/check/everyValue.ts';
import { printable } from '../../src/content/check/printable.ts';
import type { AnswerKind } from './questions.ts';

/** What parts the paragraphs of an answer. */
const paragraphMark = '|';

/** What says that there is nothing to say, where an empty line takes the draft. */
export const nothingMark = '-';

/** A terminal draws them as they are written. */
const isolates = /[\u2066-\u2069]/g;

/** What the character has its own of, in the order in which it is asked for. */
const coloured = ['skin', 'hair', 'shirt', 'hairCut'] as const;

/** A value of game.json as it is shown under its question. `''` when there is nothing. */
export function answerText(kind: AnswerKind, value: unknown): string {
  return printable(spelled(kind, value).replace(isolates, ''));
}

function spelled(kind: AnswerKind, value: unknown): string {
  if (typeof value === 'string') return value;
  if (kind === 'colours' && isRecord(value)) return coloured.map((part) => value[part] ?? nothingMark).join(' ');
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
export function answerValue(kind: AnswerKind, written: string): unknown {
  const text = written.trim() === nothingMark ? '' : written.trim();
  const pieces = (mark: string) =>
    text
      .split(mark)
      .map((piece) => piece.trim())
      .filter(Boolean);
  if (kind === 'paragraphs') return pieces(paragraphMark);
  if (kind === 'bars') return pieces(',').map(bar);
  if (kind === 'colours') {
    const named = pieces(' ').map((colour, index) => [coloured[index] ?? `colour ${index + 1}`, colour]);
    return Object.fromEntries(named.filter(([, colour]) => colour !== nothingMark));
  }
  return text;
}

/** `Patience 4`, `Tea +MAX`; without a bonus there is none, and the schema asks for it. */
function bar(text: string): { name: string; bonus?: number | string } {
  const [, name, bonus] = /^(.*\S)\s+\+?(\d+|max)$/i.exec(text) ?? [];
  if (name === undefined || bonus === undefined) return { name: text };
  return { name, bonus: /max/i.test(bonus) ? 'MAX' : Number(bonus) };
}
