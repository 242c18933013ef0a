// Joins the lines of each paragraph of a PDF: a line that fills its column continues in the next
// line of the same style.
import { type LineJoiner, lineJoiner } from './joinedLines.ts';
import { pictureBulletTest } from './pictureBullets.ts';
import type { PrintedLine } from './printedLines.ts';
import { type TextLine, withoutBullet } from './TextLine.ts';
import {
  areItems,
  continuesBesideDate,
  continuesOnPage,
  edgesOf,
  isAligned,
  isBelow,
  isContinued,
  minParagraphStep,
  wrapStepsOf,
} from './wrappedLines.ts';

/** `end` is the end of the column, if it is known. The blocks of a column have page numbers. */
type PrintedBlock = {
  lines: readonly PrintedLine[];
  page?: number;
  width?: number;
  isSplit?: boolean;
  end?: number;
  isColumn?: boolean;
};

type Style = { bodySize: number; hasBullets: boolean; hasColumns: boolean; join: LineJoiner };

/** @param isTex whether TeX has made the file */
export function paragraphs(blocks: readonly PrintedBlock[], isTex = false): readonly TextLine[] {
  const allLines = blocks.flatMap(({ lines }) => lines);
  const style = {
    bodySize: commonSize(allLines),
    hasBullets: allLines.some(({ text }) => withoutBullet(text).isListItem),
    hasColumns: blocks.some(({ isSplit }) => isSplit === true),
    join: lineJoiner(allLines, isTex),
  };
  const output: Paragraph[] = [];
  let lastPage: number | undefined;
  for (const block of blocks) {
    const [first, ...others] = blockParagraphs(block, style);
    if (!first) continue;
    // A note below the text may tear a paragraph.
    const end = output.findLastIndex((paragraph) => !isNote(paragraph));
    const above = block.page !== undefined && lastPage === block.page - 1 ? output[end] : undefined;
    if (above && !first.isListItem && continuesOnPage(above, first.first))
      output.splice(end, 1, { ...withText(above, first, style.join), last: first.last });
    else output.push(first);
    output.push(...others);
    lastPage = block.page;
  }
  return output.flatMap(({ first, last, textX, date, ...line }) => (line.text ? [line] : []));
}

/** "* The data are of May." */
const isNote = ({ first, size }: Paragraph) => size < maxNoteSize && /^[*†‡§⁰¹²³⁴-⁹]/.test(first.text);
const maxNoteSize = 0.95;

/**
 * A paragraph with its first and last line, and the x of an item's text, if its bullet is a text
 * run. `date` is at the end of the text, though the text has several lines.
 */
type Paragraph = TextLine & { first: PrintedLine; last: PrintedLine; textX: number | undefined; date?: string };

function blockParagraphs(
  { lines, width = 0, end, isColumn }: PrintedBlock,
  { bodySize, hasBullets, hasColumns, join }: Style,
) {
  const start = Math.min(...lines.map(({ x }) => x));
  // A single column has equal margins.
  const edge = end ?? Math.max(hasColumns ? 0 : width - start, ...lines.map(({ right }) => right));
  const hasPictureBullet = hasBullets ? () => false : pictureBulletTest(lines);
  const steps = lines.map(({ y }, index) => y - (lines[index - 1]?.y ?? y)).filter((step) => step > bodySize * 0.9);
  const gap = Math.min(...steps) * minParagraphStep;
  const wrapSteps = wrapStepsOf(lines, { start, edge });
  const edges = edgesOf(lines, edge);
  const items = areItems(lines);
  const output: Paragraph[] = [];
  let listStart = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const paragraph = output.at(-1);
    const { text, isListItem } = withoutBullet(line.text);
    const longer =
      paragraph &&
      !isListItem &&
      withNext(paragraph, line, {
        start,
        edge: edges[index] ?? edge,
        wrapStep: wrapSteps[index],
        isItem: items[index] === true,
        join,
      });
    if (longer) {
      output.splice(-1, 1, longer);
      continue;
    }
    listStart = isListItem ? Math.min(listStart, line.x) : Number.POSITIVE_INFINITY;
    output.push({
      text,
      size: line.sizePt / bodySize,
      isBold: line.isBold,
      ...(line.isItalic && { isItalic: true }),
      ...(line.styles && { styles: line.styles }),
      isListItem: isListItem || hasPictureBullet(line),
      ...(line.x > listStart + line.sizePt / 2 && { isNested: true }),
      ...(paragraph ? { isAfterGap: line.y - paragraph.last.y > gap } : isColumn && { isAfterGap: true }),
      links: line.links,
      linkTexts: line.linkTexts ?? [],
      first: line,
      last: line,
      textX: isListItem ? line.stops[0] : undefined,
    });
  }
  return output;
}

/** "Oak Works, Joiner (May 2019 - June 2021)" below a full stop does not continue a paragraph. */
const beginsEntry = (above: PrintedLine, { text }: PrintedLine) =>
  above.text.endsWith('.') && /^\p{Lu}[^.]*\([^()]*(?:19|20)\d\d\s*[-–—][^()]*\)$/u.test(text);

const isInItem = ({ textX, last }: Paragraph, line: PrintedLine) =>
  textX !== undefined && isBelow(last, line) && isAligned(textX, line.x);

/** A paragraph with the line below it, if it continues there. */
function withNext(
  paragraph: Paragraph,
  line: PrintedLine,
  { join, ...column }: Parameters<typeof isContinued>[2] & { join: LineJoiner },
): Paragraph | undefined {
  const { text, first, last } = paragraph;
  if (beginsEntry(last, line)) return undefined;
  if (isInItem(paragraph, line) || isContinued(paragraph, line, column))
    return { ...withText(paragraph, line, join), last: line };
  const date = text.split('\t').at(-1) ?? '';
  if (first === last && continuesBesideDate(last, line))
    return { ...withText({ ...paragraph, date }, line, join), last: line };
  return undefined;
}

/** Adds a text to a paragraph, in front of its date. */
function withText(paragraph: Paragraph, added: TextLine | PrintedLine, join: LineJoiner): Paragraph {
  const { date } = paragraph;
  const joinedText = date
    ? `${join(paragraph.text.slice(0, -date.length - 1), added.text)}\t${date}`
    : join(paragraph.text, added.text);
  const styles = stylesIn(paragraph);
  const dateStyles = date ? styles.slice(-1) : [];
  return {
    ...paragraph,
    text: joinedText,
    ...((paragraph.styles ?? added.styles) && {
      styles: [...styles.slice(0, styles.length - dateStyles.length), ...stylesIn(added), ...dateStyles],
    }),
    links: [...paragraph.links, ...added.links],
    linkTexts: [...(paragraph.linkTexts ?? []), ...(added.linkTexts ?? [])],
  };
}

const stylesIn = ({ text, isBold, isItalic = false, styles }: TextLine | PrintedLine) =>
  styles ?? [{ text, isBold, isItalic }];

/** The font size of most characters, in points. */
function commonSize(lines: readonly PrintedLine[]): number {
  const lengths = new Map<number, number>();
  for (const { sizePt, text } of lines) {
    const size = Math.round(sizePt * 4) / 4;
    lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  }
  const [[size] = [1]] = [...lengths].sort(([, a], [, b]) => b - a);
  return size || 1;
}
