// Tells the lines of a PDF that continue a paragraph from those that start one. Lengths are in points, or in font sizes
// where they are factors of `sizePt`.
import { sectionForHeading } from '../words/sectionTitles.ts';
import { anyOf, words } from '../words/words.ts';
import type { PrintedLine } from './printedLines.ts';

/** Lists in columns below this width, in points, have short items that rarely wrap. */
const narrowPt = 220;

export const isAligned = (a: number, b: number) => Math.abs(a - b) < 2;

/** Whether `line` is close below `above`, and about as large. */
export const isBelow = (above: PrintedLine, line: PrintedLine) =>
  line.y > above.y && line.y - above.y < line.sizePt * maxLineStep && Math.abs(above.sizePt - line.sizePt) < 0.3;

/** The end of an entry: a year, if the next line starts with a capital letter. */
const endOfEntry = /\b(?:19|20)\d\d\)?$/;

/**
 * The end of a line that is not the end of its paragraph: a bar, a comma, a dash, a word such as
 * "of", or an open bracket.
 */
const openEnd = new RegExp(`(?:[|,–—]| ${anyOf(words.documents['words within a name'])}|\\([^()]*)$`);

const startsSmall = /^\p{Ll}/u;
const sentenceEnd = /[.!?:]$/;

/** The start of a broken word, and of a range of years in a text. */
const brokenEnd = /\p{Ll}-$/u;
const brokenRange = /\p{L}.*\b(?:19|20)\d\d ?[-–—]$/u;

/** In font sizes: the height of two lines, and the width of a character where the line cannot tell it. */
const [maxLineStep, characterWidth] = [2, 0.55];

/** The share of the column's width that a continued line must fill, if nothing else decides. */
const minFullLine = 0.6;

/** The share of a narrow column's width that a centered line fills if it continues in the next one. */
const minCenteredShare = 0.8;

/** The start of a column's lines, and the farthest end of one. */
type Edges = { start: number; edge: number };

/**
 * Whether `line` continues the paragraph above it, in the column from `start` to `edge`.
 * @param column `wrapStep`: the largest step between lines of a paragraph, if it is known. `isItem`: whether the line is
 * in a list of short items
 */
export function isContinued(
  { text, last: above }: { text: string; last: PrintedLine },
  line: PrintedLine,
  { start, edge, wrapStep, isItem }: Edges & { wrapStep: number | undefined; isItem?: boolean },
): boolean {
  if (isOpen(text, line) && isBelow(above, line)) return true;
  const isSmall = startsSmall.test(line.text);
  const isNarrow = edge - start < narrowPt;
  if ((isItem || (isNarrow && !wrapStep)) && !isSmall) return false;
  const hasRoom = hasRoomFor(line, above, { start, edge });
  // "2019    A text beside its date" continues below the text, not below the date.
  const isHanging = /\t/.test(above.text) && !/\t/.test(line.text) && above.stops.some((x) => isAligned(x, line.x));
  const isText = isSmall && / \S+ /.test(above.text) && !sentenceEnd.test(above.text);
  if (isHanging && (isText || !hasRoom) && above.endsBold === line.startsBold && isBelow(above, line)) return true;
  if (startsAnew(above, line)) return false;
  const isStyled = above.endsBold === line.startsBold && isBelow(above, line);
  if (wrapStep) return isStyled && line.y - above.y <= wrapStep && (isText || !hasRoom);
  if (isStyled && !isNarrow && line.stops.length === 0 && /\p{Ll}$/u.test(above.text) && isSmall) return true;
  const isLong = above.right - start > (edge - start) * minFullLine;
  return isStyled && isLong && !hasRoom;
}

/** Whether a text is not complete without the line below. */
const isOpen = (text: string, line: PrintedLine) =>
  (openEnd.test(text) && !/[\t@]/.test(line.text)) ||
  (startsSmall.test(line.text) && brokenEnd.test(text)) ||
  (/^\d{4}\b/.test(line.text) && brokenRange.test(text));

/** "Oak Works and", a tab and a date */
const textAndDate = /^([^\t]*\p{L}{3}[^\t]*)\t(?=[^\t]*\d{4})[^\t]{4,30}$/u;

/** A bold name with more than this share of the width beside its date may continue in the next line. */
const minWideShare = 0.7;

/** Whether the text beside a date at the end of a line continues in the next line. */
export function continuesBesideDate(above: PrintedLine, line: PrintedLine): boolean {
  const [, text = ''] = textAndDate.exec(above.text) ?? [];
  if (!text || /\t/.test(line.text) || !isAligned(above.x, line.x) || !isBelow(above, line)) return false;
  const isBold = above.styles?.at(-2)?.isBold ?? above.isBold;
  if (isBold !== line.startsBold && !text.endsWith('|')) return false;
  const areNames = isBold && !line.styles && above.startsBold;
  const isWide = above.partRight - above.x > ((above.stops.at(-1) ?? above.right) - above.x) * minWideShare;
  const continuesText = startsSmall.test(line.text) && !sentenceEnd.test(text);
  return isOpen(text, line) || continuesText || (areNames && isWide);
}

/** Whether the first line of a page continues the last paragraph of the page before. */
export function continuesOnPage({ text, last, textX }: PageEnd, line: PrintedLine): boolean {
  const looksAlike = Math.abs(last.sizePt - line.sizePt) < 0.3 && last.endsBold === line.startsBold;
  if (!looksAlike || /\t/.test(line.text) || sectionForHeading(line.text) !== undefined) return false;
  if (textX !== undefined) return isAligned(textX, line.x);
  const isRest = startsSmall.test(line.text) && !/[.!?:;]$/.test(text);
  return isAligned(last.x, line.x) && (isRest || isOpen(text, line));
}

/** A paragraph with its last line, and the x of an item's text, if its bullet is a text run. */
type PageEnd = { text: string; last: PrintedLine; textX: number | undefined };

/** Whether a line is a numbered item, or has a label, a contact, or a name below the date of an entry. */
function startsAnew(above: PrintedLine, line: PrintedLine): boolean {
  const isNumbered = /^(?:\[\d{1,3}\]|\d{1,3}\.) /.test(line.text);
  const areLabeled = [above, line].every(({ text }) => /^\p{Lu}[^:]{2,40}:\s/u.test(text));
  const areContacts = /[\t|·@]|www\./.test(above.text + line.text);
  return isNumbered || areLabeled || areContacts || (endOfEntry.test(above.text) && /^\p{Lu}/u.test(line.text));
}

/** Whether the line above has room for the first word of `line`. A narrow centered line may as well be an item. */
function hasRoomFor(line: PrintedLine, above: PrintedLine, { start, edge }: Edges): boolean {
  const isCentered = areCentered(above, line);
  const isItem = isCentered && edge - start < narrowPt && /^\P{Ll}/u.test(line.text);
  if (isItem && above.right - above.x < (edge - start) * minCenteredShare) return true;
  const [firstWord = ''] = line.text.split(' ');
  const room = edge - above.right + (isCentered ? above.x - start : 0);
  const width = line.text.includes('\t') ? characterWidth * line.sizePt : (line.right - line.x) / line.text.length;
  return (firstWord.length + 1) * width <= room;
}

/** Whether lines begin at different places, and end alike or have one middle: there may be room at their start. */
const areCentered = (above: PrintedLine, line: PrintedLine) =>
  !isAligned(above.x, line.x) &&
  (isAligned(above.right, line.right) || isAligned(above.x + above.right, line.x + line.right));

/** Texts that end in front of a column of dates differ by less than this share of their width. */
const maxRagged = 0.06;

/**
 * For each line, the edge at which the texts of its section wrap: that of the column, or an edge in front of the dates
 * beside them.
 */
export function edgesOf(lines: readonly PrintedLine[], edge: number): readonly number[] {
  const starts = lines.flatMap(({ text }, index) =>
    index === 0 || sectionForHeading(text) !== undefined ? [index] : [],
  );
  return starts.flatMap((first, order) => {
    const section = lines.slice(first, starts[order + 1] ?? lines.length);
    const dates = section.flatMap(({ text, stops }) => (/\t[^\t]*\d{4}[^\t]*$/.test(text) ? stops.slice(-1) : []));
    const texts = section.filter(({ text }) => !text.includes('\t'));
    const end = Math.max(...texts.map(({ right }) => right));
    const isWrapped = texts.filter(({ x, right }) => end - right < (end - x) * maxRagged).length > 1;
    return section.map(() => (dates.length > 0 && end < Math.min(...dates) && isWrapped ? end : edge));
  });
}

/** The most words of a short item. */
const maxItemWords = 5;

/** For each line, whether its section is a list of short items. The longest of them ends at the edge, too. */
export function areItems(lines: readonly PrintedLine[]): readonly boolean[] {
  const sections = lines.map(({ text }) => sectionForHeading(text));
  const starts = sections.flatMap((section, index) => (index === 0 || section !== undefined ? [index] : []));
  return starts.flatMap((start, order) => {
    const [, ...items] = lines.slice(start, starts[order + 1]);
    const isShort = items.every(({ text }) => text.split(/\s+/).length <= maxItemWords);
    const isList = isShort && /^(?:skills|interests|languages)$/.test(sections[start] ?? '');
    return lines.slice(start, starts[order + 1]).map(() => isList);
  });
}

/** A step of more than this many times the smallest one separates paragraphs. */
export const minParagraphStep = 1.25;
/** A step up to this many times the smallest one continues a paragraph. */
const maxWrapStep = 1.1;

/**
 * For each line of a narrow column, the largest step that continues its paragraph; `undefined` in
 * sections of lists, which have no larger steps, and in wide columns.
 */
export function wrapStepsOf(lines: readonly PrintedLine[], { start, edge }: Edges): readonly (number | undefined)[] {
  if (edge - start >= narrowPt) return [];
  const steps = lines.map((line, index) => line.y - (lines[index - 1]?.y ?? Number.POSITIVE_INFINITY));
  const isHeading = lines.map(({ text }) => sectionForHeading(text) !== undefined);
  const sectionStarts = lines.flatMap((_, index) => (index === 0 || isHeading[index] ? [index] : []));
  return sectionStarts.flatMap((first, order) => {
    const end = sectionStarts[order + 1] ?? lines.length;
    // The step below a heading is larger.
    const body = steps.slice(first + (isHeading[first] ? 2 : 1), end).filter((step) => step > 0);
    const smallest = Math.min(...body);
    const isProse = sectionForHeading(lines[first]?.text ?? '') === 'summary';
    const hasParagraphs = isProse || Math.max(...body) > smallest * minParagraphStep;
    return lines.slice(first, end).map(() => (hasParagraphs ? smallest * maxWrapStep : undefined));
  });
}
