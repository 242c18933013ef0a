// Joins the lines of paragraphs that an editor has wrapped, and separates other lines.
import { itemMark } from './bulletText.ts';

/** The shortest width that people wrap at, in characters. Shorter lines are a list. */
const minWidth = 45;

/** A line break that Markdown or LaTeX marks with one or two backslashes. */
const markedBreak = /(?:(?<![ \t])[ \t]+)?\\{1,2}[ \t\r]*$/gm;

/** Joins the lines of wrapped prose. Other line breaks stay: those of lists, addresses and paragraphs. */
export function unwrapLines(text: string): string {
  return text.replace(markedBreak, '\n').replace(/[^\n]+(?:\n[^\n]+)+/g, (paragraph) => {
    const lines = paragraph.split('\n');
    const list = lines.findIndex((line) => listOrTable.test(line));
    const prose = list < 0 ? lines : lines.slice(0, list);
    return isProse(prose) ? [joinLines(prose), ...lines.slice(prose.length)].join('\n') : paragraph;
  });
}

const isWide = (line: string) => line.length >= minWidth && !/[.;]\s*$/.test(line);

const isLowerCase = (line: string) => /^\s*\p{Ll}/u.test(line);

const listOrTable = /^\s*(?:[^\p{L}\p{N}\s"'“„«(¿¡]|\d{1,2}[.)]\s)/u;

/**
 * Whether a line break is in the middle of a sentence. Lines that all begin in lower case are a list,
 * unless they are wide and only the last one ends with a full stop.
 */
const isProse = (lines: readonly string[]): boolean =>
  (!lines.every(isLowerCase) ||
    lines.every((line, index) => (index < lines.length - 1 ? isWide(line) : line.endsWith('.')))) &&
  lines.some((line, index) => index > 0 && goesOn(line, lines[index - 1]?.trim() ?? '', lines));

/** A line's end that cannot end a sentence: a comma, or a word such as "of". */
const openEnd = new RegExp(
  ',$|\\s(?:and|or|of|the|an|on|for|with|by|from|und|oder|der|den|dem|des|ein|eine|mit|von|für|et|ou|du|les|des|une|para|por|' +
    'con|los|las|per|della|het|een|voor|met)$',
  'i',
);

/** Whether a line continues the sentence of the line above it. */
function goesOn(line: string, previous: string, { length }: readonly string[]): boolean {
  const isLong = previous.length >= minWidth;
  return (
    openEnd.test(previous) ||
    (isLong && (isLowerCase(line) ? !/[.:;!?]$/.test(previous) : length === 2 && previous.endsWith(':')))
  );
}

/**
 * Joins lines. A break stays after a short line that ends neither with punctuation nor with a word
 * such as "of", unless the next line is in lower case.
 */
function joinLines(lines: readonly string[]): string {
  const texts = lines.map((line, index) => {
    const previous = lines[index - 1]?.trim() ?? '';
    const isEnd =
      previous.length < minWidth && !isLowerCase(line) && !openEnd.test(previous) && !/[.:;!?]$/.test(previous);
    return `${isEnd ? '\n' : ' '}${line.trim()}`;
  });
  return texts.join('').trim();
}

const isItemOrIndented = (line: string) => /^\s*\d{1,3}[.)] |^\s{2,}\S/.test(line) || itemMark.test(line);

/** Makes a paragraph of each line, because Markdown joins lines. Lists stay. */
export function toParagraphs(text: string): string {
  const lines = text.split(/[ \r]*\n/);
  const endsParagraph = (line: string, next = '') => line && next && !isItemOrIndented(line) && !isItemOrIndented(next);
  return lines.map((line, index) => (endsParagraph(line, lines[index + 1]) ? `${line}\n` : line)).join('\n');
}
