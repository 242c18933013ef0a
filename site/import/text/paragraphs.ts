// Joins the lines of paragraphs that an editor has wrapped, and separates other lines.
import { itemMark } from './bulletText.ts';

/** The shortest width that people wrap at, in characters. Shorter lines are a list. */
const minWidth = 45;

/** Joins wrapped lines. Other line breaks stay: those of lists, addresses and paragraphs. */
export function unwrapLines(text: string): string {
  return text.replace(/[^\n]+(?:\n[^\n]+)+/g, (paragraph) => {
    const lines = paragraph.split('\n');
    const list = lines.findIndex((line) => listOrTable.test(line));
    const textLines = (list < 0 ? lines : lines.slice(0, list)).map((line) => line.trim());
    if (textLines.length < 2) return paragraph;
    const output = isWrapped(textLines) ? textLines.join(' ') : joinSentences(lines.slice(0, textLines.length));
    return [output, ...lines.slice(textLines.length)].join('\n');
  });
}

/** Joins a line to the line above it if that ends with a comma, or is long and in the middle of a sentence. */
function joinSentences(lines: readonly string[]): string {
  if (lines.every(isLowerCase)) return lines.join('\n');
  const texts = lines.map((line, index) => {
    const previous = lines[index - 1]?.trim() ?? '';
    const isInSentence = isLowerCase(line) && previous.length >= minWidth && !/[.:;!?]$/.test(previous);
    return isInSentence || previous.endsWith(',') ? ` ${line.trim()}` : `\n${line.trimEnd()}`;
  });
  return texts.join('').slice(1);
}

const isLowerCase = (line: string) => /^\s*\p{Ll}/u.test(line);

const listOrTable = /^\s*(?:[^\p{L}\p{N}\s"'“„«(¿¡]|\d{1,2}[.)]\s)/u;

/**
 * Whether all lines except the last are about equally long, and at least one continues a sentence.
 * Lines that all begin in lower case are a list.
 */
function isWrapped(lines: readonly string[]): boolean {
  const lengths = lines.slice(0, -1).map(({ length }) => length);
  if (Math.min(...lengths) < Math.max(minWidth, 0.75 * Math.max(...lengths))) return false;
  const goesOn = (line: string, previous = '') => isLowerCase(line) || /[,:]$/.test(previous);
  return !lines.every(isLowerCase) && lines.some((line, index) => index > 0 && goesOn(line, lines[index - 1]));
}

const isItemOrIndented = (line: string) => /^\s*\d{1,3}[.)] |^\s{2,}\S/.test(line) || itemMark.test(line);

/** Makes a paragraph of each line, because Markdown joins lines. Lists stay. */
export function toParagraphs(text: string): string {
  const lines = text.split(/[ \r]*\n/);
  const endsParagraph = (line: string, next = '') => line && next && !isItemOrIndented(line) && !isItemOrIndented(next);
  return lines.map((line, index) => (endsParagraph(line, lines[index + 1]) ? `${line}\n` : line)).join('\n');
}
