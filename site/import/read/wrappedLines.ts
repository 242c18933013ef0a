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

/** The start of a broken word. */
const brokenEnd = /\p{Ll}-$/u;

/** In font sizes: the height of two lines, and the width of a character, estimated high. */
const [maxLineStep, characterWidth] = [2, 0.55];

/** The share of the column's width that a continued line must fill, if nothing else decides. */
const minFullLine = 0.6;

/** The share of a narrow column's width that a centered line fills if it continues in the next one. */
const minCenteredShare = 0.8;

/** The start of a column's lines, and the farthest end of one. */
type Edges = { start: number; edge: number };

/**
 * Whether `line` continues the paragraph above it, in the column from `start` to `edge`.
 * @param wrapStep the largest step between lines of a paragraph, if it is known
 */
export function isContinued(
  { text, last: above }: { text: string; last: PrintedLine },
  line: PrintedLine,
  { start, edge, wrapStep }: Edges & { wrapStep: number | undefined },
): boolean {
  const isSmall = /^\p{Ll}/u.test(line.text);
  const isOpen = (openEnd.test(text) && !/[\t@]/.test(line.text)) || (isSmall && brokenEnd.test(text));
  if (isOpen && isBelow(above, line)) return true;
  const isNarrow = edge - start < narrowPt;
  if (isNarrow && !wrapStep && /^[^\p{Ll}]/u.test(line.text)) return false;
  const hasRoom = hasRoomFor(line, above, { start, edge });
  // "2019    A text beside its date" continues below the text, not below the date.
  const isHanging = /\t/.test(above.text) && !/\t/.test(line.text) && above.stops.some((x) => isAligned(x, line.x));
  if (isHanging && !hasRoom && above.endsBold === line.startsBold && isBelow(above, line)) return true;
  if (startsAnew(above, line)) return false;
  const isStyled = above.endsBold === line.startsBold && isBelow(above, line);
  const isText = isSmall && / \S+ /.test(above.text);
  if (wrapStep) return isStyled && line.y - above.y <= wrapStep && (isText || !hasRoom);
  const looksAlike = above.isBold === line.isBold && isBelow(above, line);
  if (looksAlike && !isNarrow && line.stops.length === 0 && /\p{Ll}$/u.test(above.text) && isSmall) return true;
  const isLong = above.right - start > (edge - start) * minFullLine;
  return looksAlike && isLong && !hasRoom;
}

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
  return (firstWord.length + 1) * line.sizePt * characterWidth <= room;
}

/** Whether lines begin at different places, and end alike or have one middle: there may be room at their start. */
const areCentered = (above: PrintedLine, line: PrintedLine) =>
  !isAligned(above.x, line.x) &&
  (isAligned(above.right, line.right) || isAligned(above.x + above.right, line.x + line.right));

/** A step of more than this many times the smallest one separates paragraphs. */
export const minParagraphStep = 1.25;
/** A step up to this many times the smallest one continues a paragraph. */
const maxWrapStep = 1.1;

/**
 * For each line of a narrow column, the largest step that continues its paragraph; `undefined` in
 * sections without larger steps, and in wide columns.
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
    const hasParagraphs = Math.max(...body) > smallest * minParagraphStep;
    return lines.slice(first, end).map(() => (hasParagraphs ? smallest * maxWrapStep : undefined));
  });
}
