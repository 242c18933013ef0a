// Separates the bullets of a text from its paragraphs: HTML lists, Markdown lists, and bullets within
// one line, which is how LinkedIn exports lists.
import { htmlText, type SummaryAndHighlights, tidy } from './htmlText.ts';

/** A part of a regular expression: a bullet at the start of a line. The last three are Word's. */
export const bulletCharacters = '[•▪●○◾◼■·‣◦▸✓\uF0A7\uF0B7\uF0D8]';

/** The bullet, hyphen or star at the start of a list item, with the space after it. A bullet needs none. */
export const itemMark = new RegExp(`^\\s*(?:${bulletCharacters}\\s*|[*–—-]\\s+)`, 'u');

const listItem = new RegExp(`^\\s*(?:${bulletCharacters}|[-*+]|\\d{1,2}[.)])\\s+(?=\\S)`, 'u');

/** A bullet in a line, or a hyphen or star at its start or after a sentence, colon or two spaces. */
const inlineBullet = /(?:^|(?<=[.:;!?)\]]\s)|(?<=\s{2}))\s*[-–*]\s+(?=\S)|\s*[•▪●◾◼■‣◦]\s*/gu;

/** Separates the list at the end of a text. A list above a paragraph stays in the text, unless it is HTML. */
export function bulletText(text: string): SummaryAndHighlights {
  const { summary, highlights } = htmlText(text);
  if (highlights.length > 0) return { summary, highlights };
  return summary.trim().includes('\n') ? splitLines(summary) : splitLine(summary);
}

function splitLines(text: string): SummaryAndHighlights {
  const paragraphs: string[] = [];
  const items: string[] = [];
  let isInItem = false;
  let indent = 0;
  for (const line of text.split('\n')) {
    const item = line.replace(listItem, '');
    const ownIndent = line.search(/\S/);
    if (items.length === 0) indent = ownIndent;
    if (item !== line) addItem(items, item.trim(), ownIndent > indent);
    // A line below an item continues it, unless it is empty.
    else if (isInItem && line.trim()) items.push(`${items.pop()} ${line.trim()}`);
    else if (line.trim() && items.length > 0) return { summary: text, highlights: [] };
    else paragraphs.push(line.trim());
    isInItem = item !== line || (isInItem && line.trim() !== '');
  }
  return { summary: tidy(paragraphs.join('\n')), highlights: items };
}

/** Adds an item. A nested item becomes a line of the last item, as in Markdown. */
export function addItem(items: string[], item: string, isNested = false): void {
  const last = isNested ? items.pop() : undefined;
  items.push(last === undefined ? item : `${last}\n  - ${item}`);
}

function splitLine(text: string): SummaryAndHighlights {
  const [summary = '', ...items] = text.split(inlineBullet);
  const highlights = items.map((item) => item.trim()).filter(Boolean);
  const isList = highlights.length > 1 || summary.trim() === '';
  return isList ? { summary: summary.trim().replace(/\s{2,}/g, ' '), highlights } : { summary: text, highlights: [] };
}
