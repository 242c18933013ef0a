// Joins the lines of each paragraph of a PDF: a line that fills its column continues in the next
// line of the same style.
import { type LineJoiner, lineJoiner } from './joinedLines.ts';
import { pictureBulletTest } from './pictureBullets.ts';
import type { PrintedLine } from './printedLines.ts';
import { type TextLine, withoutBullet } from './TextLine.ts';
import { isAligned, isBelow, isContinued, minParagraphStep, wrapStepsOf } from './wrappedLines.ts';

/** `end` is the end of the column, if it is known. */
type PrintedBlock = {
  lines: readonly PrintedLine[];
  width?: number;
  isSplit?: boolean;
  end?: number;
  isColumn?: boolean;
};

type Style = { bodySize: number; hasBullets: boolean; hasColumns: boolean; join: LineJoiner };

export function paragraphs(blocks: readonly PrintedBlock[]): readonly TextLine[] {
  const allLines = blocks.flatMap(({ lines }) => lines);
  const style = {
    bodySize: commonSize(allLines),
    hasBullets: allLines.some(({ text }) => withoutBullet(text).isListItem),
    hasColumns: blocks.some(({ isSplit }) => isSplit === true),
    join: lineJoiner(allLines),
  };
  return blocks.flatMap((block) => blockParagraphs(block, style));
}

/** A paragraph with its last line, and the x of an item's text, if its bullet is a text run. */
type Paragraph = TextLine & { last: PrintedLine; textX: number | undefined };

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
  const output: Paragraph[] = [];
  let listStart = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const paragraph = output.at(-1);
    const { text, isListItem } = withoutBullet(line.text);
    const column = { start, edge, wrapStep: wrapSteps[index] };
    if (
      paragraph &&
      !isListItem &&
      !beginsEntry(paragraph.last, line) &&
      (isInItem(paragraph, line) || isContinued(paragraph, line, column))
    ) {
      output.splice(-1, 1, withLine(paragraph, line, join));
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
      last: line,
      textX: isListItem ? line.stops[0] : undefined,
    });
  }
  return output.flatMap(({ last, textX, ...line }) => (line.text ? [line] : []));
}

/** "Oak Works, Joiner (May 2019 - June 2021)" below a full stop does not continue a paragraph. */
const beginsEntry = (above: PrintedLine, { text }: PrintedLine) =>
  above.text.endsWith('.') && /^\p{Lu}[^.]*\([^()]*(?:19|20)\d\d\s*[-–—][^()]*\)$/u.test(text);

const isInItem = ({ textX, last }: Paragraph, line: PrintedLine) =>
  textX !== undefined && isBelow(last, line) && isAligned(textX, line.x);

const withLine = (paragraph: Paragraph, line: PrintedLine, join: LineJoiner): Paragraph => ({
  ...paragraph,
  text: join(paragraph.text, line.text),
  ...((paragraph.styles ?? line.styles) && { styles: [paragraph, line].flatMap(stylesIn) }),
  links: [...paragraph.links, ...line.links],
  linkTexts: [...(paragraph.linkTexts ?? []), ...(line.linkTexts ?? [])],
  last: line,
});

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
