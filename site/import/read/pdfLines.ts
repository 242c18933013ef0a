// Reads the paragraphs of a PDF in reading order, from the positions of its texts. Lengths are in points, or in font
// sizes where they are factors of `sizePt`.
import { sectionForHeading } from '../words/sectionTitles.ts';
import { anyOf, words } from '../words/words.ts';
import { pageNumber } from './pageNumber.ts';
import { pageBlocks } from './pdfBlocks.ts';
import { type Link, pdfPages, type TextRun } from './pdfPages.ts';
import { type TextLine, withoutBullet } from './TextLine.ts';

type PrintedLine = Omit<TextLine, 'size' | 'isListItem'> & {
  x: number;
  right: number;
  y: number;
  sizePt: number;
  /** The x of each text run but the first, such as the text beside a date. */
  stops: readonly number[];
};

/** Lists in columns below this width, in points, have short items that rarely wrap. */
const narrowPt = 220;

/** @throws if the file is damaged or protected by a password */
export async function pdfLines(bytes: Uint8Array): Promise<readonly TextLine[]> {
  const blocks = (await pdfPages(bytes)).flatMap((page, pageIndex) =>
    pageBlocks(page).flatMap(({ runs, isSide }) => {
      const lines = printedLines(runs, page.links);
      const topLength = isSide && pageIndex === 0 ? contactLineCount(lines) : 0;
      const parts = [lines.slice(0, topLength), lines.slice(topLength)];
      return parts.map((part, index) => ({ isSide, isTop: index === 0, width: page.width, lines: part }));
    }),
  );
  // Side bars come last, because a section of the main column may continue on the next page.
  const order = ({ isTop, isSide }: { isTop: boolean; isSide: boolean }) => Number(!isTop) + Number(!isTop && isSide);
  return paragraphs(blocks.toSorted((a, b) => order(a) - order(b)));
}

const contact = /\S@\S|\d[\d ()./-]{6,}\d/;

/** The number of lines above the first heading of a side bar, if contacts are among them: they belong to the top. */
function contactLineCount(lines: readonly PrintedLine[]): number {
  const heading = lines.findIndex(({ text }) => sectionForHeading(text) !== undefined);
  return lines.slice(0, Math.max(heading, 0)).some(({ text }) => contact.test(text)) ? heading : 0;
}

function printedLines(runs: readonly TextRun[], links: readonly Link[]): readonly PrintedLine[] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && run.y - first.y < Math.min(first.sizePt, run.sizePt) * 0.5) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => printedLine(row, links)).filter(({ text }) => !pageNumber.test(text));
}

/** Gaps between text runs, in font sizes: larger gaps separate parts of the line, or words. */
const [tabGap, wordGap, dateGap] = [1.8, 0.12, 0.6];

/** A year or two, or a month and a year: a column of dates may end near the text beside it. */
const dateAlone = /^(?:[\p{L}.]{3,9} )?\d{4}(?:\s?[–—-]\s?(?:[\p{L}.]{3,9} ?)?(?:\d{4})?)?$/u;

function printedLine(row: readonly TextRun[], links: readonly Link[]): PrintedLine {
  const isRightToLeft = row.filter((run) => run.isRightToLeft).length > row.length / 2;
  const runs = [...row].sort((a, b) => (isRightToLeft ? b.x - a.x : a.x - b.x));
  const countCharacters = (countedRuns: readonly TextRun[]) =>
    countedRuns.reduce((sum, { text }) => sum + text.length, 0);
  const [x, right] = [Math.min(...runs.map((run) => run.x)), Math.max(...runs.map((run) => run.right))];
  const [y, sizePt] = [runs[0]?.y ?? 0, Math.max(...runs.map((run) => run.sizePt))];
  const text = runs
    .map((run, index) => {
      const previous = runs[index - 1];
      const gap = previous ? (isRightToLeft ? previous.x - run.right : run.x - previous.right) : 0;
      const isAfterDate = index === 1 && gap > run.sizePt * dateGap && dateAlone.test(previous?.text ?? '');
      return `${isAfterDate || gap > run.sizePt * tabGap ? '\t' : gap > run.sizePt * wordGap ? ' ' : ''}${run.text}`;
    })
    .join('')
    .replace(/\u00ad/g, '')
    // The ligature of "ff" in a PDF of Google Docs has no character.
    .replace(/(?<=\p{L})\0(?=\p{L})/gu, 'ff')
    .replace(/ +/g, ' ')
    .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC'))
    .trim();
  const ownLinks = links.filter(
    (link) => link.x >= x && link.x <= right && link.y <= y + sizePt * 0.4 && link.y >= y - sizePt,
  );
  return {
    text,
    x,
    right,
    y,
    sizePt,
    isBold: countCharacters(runs.filter((run) => run.isBold)) > countCharacters(runs) / 2,
    stops: runs.slice(1).map((run) => run.x),
    links: ownLinks.map(({ url }) => url),
  };
}

type PrintedBlock = { lines: readonly PrintedLine[]; width: number; isSide: boolean };

/** Joins the lines of each paragraph: a line that fills its column continues in the next line of the same style. */
function paragraphs(blocks: readonly PrintedBlock[]): readonly TextLine[] {
  const allLines = blocks.flatMap(({ lines }) => lines);
  const bodySize = commonSize(allLines);
  const hasBullets = allLines.some(({ text }) => withoutBullet(text).isListItem);
  const isSplit = blocks.some(({ isSide }) => isSide);
  return blocks.flatMap(({ lines, width }) => {
    const start = Math.min(...lines.map(({ x }) => x));
    // A single column has equal margins.
    const edge = Math.max(isSplit ? 0 : width - start, ...lines.map(({ right }) => right));
    const hasPictureBullet = hasBullets ? () => false : pictureBulletTest(lines);
    const output: (TextLine & { last: PrintedLine })[] = [];
    let listStart = Number.POSITIVE_INFINITY;
    for (const line of lines) {
      const paragraph = output.at(-1);
      const bulleted = withoutBullet(line.text);
      if (paragraph && !bulleted.isListItem && isContinued(paragraph.last, line, { start, edge })) {
        const { text, links } = paragraph;
        const joinedText = joinedWords(text, line.text);
        output.splice(-1, 1, { ...paragraph, text: joinedText, links: [...links, ...line.links], last: line });
      } else {
        const { text, isListItem } = bulleted;
        const { isBold, links } = line;
        const size = line.sizePt / bodySize;
        listStart = isListItem ? Math.min(listStart, line.x) : Number.POSITIVE_INFINITY;
        const nesting = line.x > listStart + line.sizePt / 2 ? { isNested: true } : {};
        const isInList = isListItem || hasPictureBullet(line);
        output.push({ text, size, isBold, isListItem: isInList, ...nesting, links, last: line });
      }
    }
    return output.map(({ last, ...line }) => line);
  });
}

/** The indent of a list item whose bullet is a picture is between these, in points. */
const [minIndentPt, maxIndentPt] = [9, 60];

/** Text farther from the start of its line than this, in points, is in another column. */
const columnPt = 200;

/** Recognizes list items whose bullets are pictures: they are indented from the lines with years, and never alone. */
function pictureBulletTest(lines: readonly PrintedLine[]): (line: PrintedLine) => boolean {
  const withYear = lines.filter(({ text }) => /\d{4}/.test(text));
  const margin = Math.min(...(withYear.length > 0 ? withYear : lines).map(({ x }) => x));
  const stops = lines.flatMap((line) => line.stops);
  const isAligned = (a: number, b: number) => Math.abs(a - b) < 2;
  return ({ x, isBold, stops: ownStops, text }) =>
    !isBold &&
    // The line does not begin with a date.
    !/^[^\t]*\d{4}[^\t]*\t/.test(text) &&
    ownStops.every((stop) => stop - x < columnPt) &&
    x > margin + minIndentPt &&
    x < margin + maxIndentPt &&
    !stops.some((stop) => isAligned(stop, x)) &&
    lines.filter((line) => isAligned(line.x, x)).length > 1;
}

/** Words that keep their hyphen at the end of a line: "well-known". */
const hyphenated = new RegExp(`(?:^|\\s)${anyOf(words.documents['before a hyphen'])}-$`, 'i');

/** Joins two lines, and the parts of a word that was hyphenated at the end of the first line. */
function joinedWords(text: string, next: string): string {
  const isBroken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/^(?:and|or|und|oder|y|et|i|en|e)\s/.test(next);
  if (!isBroken) return `${text} ${next}`;
  return hyphenated.test(text) ? `${text}${next}` : `${text.slice(0, -1)}${next}`;
}

/** The end of an entry: a year, if the next line starts with a capital letter. */
const endOfEntry = /\b(?:19|20)\d\d\)?$/;

/** In font sizes: the height of two lines, and the width of a character, estimated high. */
const [maxLineStep, characterWidth] = [2, 0.55];

/** A line that is shorter than this part of its column ends its paragraph. */
const minFullLine = 0.6;

/** Whether `line` continues the paragraph of the line above it, in the column from `start` to `edge`. */
function isContinued(above: PrintedLine, line: PrintedLine, { start, edge }: { start: number; edge: number }): boolean {
  if (edge - start < narrowPt && /^[^\p{Ll}]/u.test(line.text)) return false;
  const isNumbered = /^(?:\[\d{1,3}\]|\d{1,3}\.) /.test(line.text);
  const areContacts = /[\t|·@]|www\./.test(above.text + line.text);
  if (isNumbered || areContacts || (endOfEntry.test(above.text) && /^\p{Lu}/u.test(line.text))) return false;
  const looksAlike = above.isBold === line.isBold && Math.abs(above.sizePt - line.sizePt) < 0.3;
  const isClose = line.y > above.y && line.y - above.y < line.sizePt * maxLineStep;
  const isLong = above.right - start > (edge - start) * minFullLine;
  const [firstWord = ''] = line.text.split(' ');
  const hasRoom = above.right + (firstWord.length + 1) * line.sizePt * characterWidth <= edge;
  return looksAlike && isClose && isLong && !hasRoom;
}

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
