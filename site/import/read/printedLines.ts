// Reads the printed lines of a PDF's page from its text runs. Lengths are in points, or in font sizes where they are
// factors of `sizePt`.

import { anyOf, words } from '../words/words.ts';
import { pageNumber } from './pageNumber.ts';
import type { Link, TextRun } from './pdfPages.ts';
import { type StyledText, stylesOf, type TextLine, withoutIcons } from './TextLine.ts';

export type PrintedLine = Omit<TextLine, 'size' | 'isListItem'> & {
  x: number;
  right: number;
  y: number;
  sizePt: number;
  /** The x of each text run except the first, such as the text beside a date. */
  stops: readonly number[];
  /** The right end of the text in front of the last run, such as the text beside a date. */
  partRight: number;
  startsBold: boolean;
  endsBold: boolean;
};

export function printedLines(runs: readonly TextRun[], links: readonly Link[]): readonly PrintedLine[] {
  const rows: TextRun[][] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && run.y - first.y < maxRise(first, run)) row.push(run);
    else rows.push([run]);
  }
  const columns = labelColumns(rows);
  return rows
    .map((row) =>
      printedLine(
        withTab(
          row.map((run) => (isMark(run, row) ? { ...run, text: superscript(run.text) } : run)),
          columns,
        ),
        links,
      ),
    )
    .filter(({ text }) => !pageNumber.test(text) && /[^_=*~\s]/.test(text));
}

/** At least this many rows begin where the texts beside labels begin, or have such a label. */
const minColumnRows = 3;

/** Where the text beside a label begins, rounded; `undefined` if they are not near each other. */
function textBesideLabel(row: readonly TextRun[]): number | undefined {
  const [label, text] = row.toSorted((a, b) => a.x - b.x);
  if (!label || !text || !/\p{L}{2}|\d{4}/u.test(label.text)) return undefined;
  const gap = (text.x - label.right) / text.sizePt;
  return gap > dateGap && gap <= tabGap ? Math.round(text.x) : undefined;
}

/** Where the texts in a column begin that have labels beside them, as in moderncv. */
function labelColumns(rows: readonly (readonly TextRun[])[]): ReadonlySet<number> {
  const starts = rows.map((row) => Math.round(Math.min(...row.map(({ x }) => x))));
  const besides = rows.flatMap((row) => textBesideLabel(row) ?? []);
  const isColumn = (x: number) => [...starts, ...besides].filter((other) => other === x).length >= minColumnRows;
  return new Set(besides.filter(isColumn));
}

/** Ends the label of a row with a tab, if the text beside it is in a column. */
function withTab(row: readonly TextRun[], columns: ReadonlySet<number>): readonly TextRun[] {
  if (!columns.has(textBesideLabel(row) ?? Number.NaN)) return row;
  const first = row.reduce((left, run) => (run.x < left.x ? run : left));
  return row.map((run) => (run === first ? { ...run, text: `${run.text}\t` } : run));
}

/**
 * The largest vertical distance between two text runs of a line, in points. The "2" in "m2" and the
 * "nd" in "2nd" may be raised.
 */
function maxRise(first: TextRun, second: TextRun): number {
  const [small, large] = first.sizePt < second.sizePt ? [first, second] : [second, first];
  const isRaised = small.sizePt < large.sizePt * 0.75 && small.text.trim().length < 4;
  return (isRaised ? large : small).sizePt * 0.5;
}

const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const superscript = (text: string) => text.replace(/\d/g, (digit) => digits.charAt(Number(digit)));

/** Whether a run is a raised number: the mark of a footnote, or an exponent. */
const isMark = ({ text, y, sizePt }: TextRun, row: readonly TextRun[]) =>
  /^\s*\d{1,2}\s*$/.test(text) &&
  row.some((run) => run.sizePt * maxMarkShare > sizePt && run.y - y > run.sizePt * minMarkRise);

/** A raised number is smaller than this share of its line's size, and raised by more than this share. */
const [maxMarkShare, minMarkRise] = [0.8, 0.2];

/** Larger gaps, in font sizes, separate parts of a line, words, and a date from the text beside it. */
const [tabGap, wordGap, dateGap] = [1.8, 0.12, 0.6];

/** Equal gaps differ by less than this factor. */
const maxGapRatio = 1.1;

/** A year or two, a month and a year, or "present": a column of dates may end near the text beside it. */
export const dateAlone = new RegExp(
  `^(?:(?:[\\p{L}.]{3,9} )?\\d{4}(?:\\s?[–—-]\\s?(?:[\\p{L}.]{3,9} ?)?(?:\\d{4})?)?|${anyOf(words.dates.present)})$`,
  'iu',
);

function printedLine(row: readonly TextRun[], links: readonly Link[]): PrintedLine {
  const isRightToLeft = row.filter((run) => run.isRightToLeft).length > row.length / 2;
  const runs = [...row].sort((a, b) => (isRightToLeft ? b.x - a.x : a.x - b.x));
  const countCharacters = (countedRuns: readonly TextRun[]) =>
    countedRuns.reduce((sum, { text }) => sum + text.length, 0);
  const [x, right] = [Math.min(...runs.map((run) => run.x)), Math.max(...runs.map((run) => run.right))];
  // A bullet may be larger than its text.
  const texts = runs.filter((run) => /[\p{L}\p{N}]/u.test(run.text));
  const [y, sizePt] = [runs[0]?.y ?? 0, Math.max(...(texts.length > 0 ? texts : runs).map((run) => run.sizePt))];
  const ownLinks = links.filter((link) => {
    const middle = (link.x + link.right) / 2;
    return middle >= x && middle <= right && link.y <= y + sizePt * 0.4 && link.y >= y - sizePt;
  });
  return {
    text: printedText(runs, isRightToLeft),
    x,
    right,
    y,
    sizePt,
    isBold: countCharacters(runs.filter((run) => run.isBold)) > countCharacters(runs) / 2,
    ...(texts.length > 0 && texts.every((run) => run.isItalic) && { isItalic: true }),
    ...stylesOf(styledTexts(runs, isRightToLeft)),
    stops: runs.slice(1).map((run) => run.x),
    partRight: runs.at(-2)?.right ?? right,
    startsBold: runs[0]?.isBold === true,
    endsBold: runs.at(-1)?.isBold === true,
    links: ownLinks.map(({ url }) => url),
    linkTexts: ownLinks.map((link) => linkText(runs, link, isRightToLeft)),
  };
}

/** The words of a line in the area of a link. A run's characters count as equally wide. */
function linkText(runs: readonly TextRun[], link: Link, isRightToLeft: boolean): string {
  const parts = runs.flatMap((run): TextRun[] => {
    const widthOf = (text: string) => ((run.right - run.x) * text.length) / run.text.length;
    return Array.from(run.text.matchAll(/\S+/g), ({ 0: text, index }) => {
      const x = run.x + widthOf(run.text.slice(0, index));
      return { ...run, text, x, right: x + widthOf(text) };
    });
  });
  const isInside = ({ x, right }: TextRun) => (x + right) / 2 > link.x && (x + right) / 2 < link.right;
  return printedText(parts.filter(isInside), isRightToLeft).replaceAll('\t', ' ');
}

/** The texts of neighboring runs in one style. */
function styledTexts(runs: readonly TextRun[], isRightToLeft: boolean): readonly StyledText[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1)?.at(-1);
    const isSame = last?.isBold === run.isBold && last.isItalic === run.isItalic;
    if (last && (isSame || !/[\p{L}\p{N}]/u.test(run.text))) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => {
    const [{ isBold, isItalic } = { isBold: false, isItalic: false }] = group;
    return printedText(group, isRightToLeft)
      .split('\t')
      .map((text) => ({ text, isBold, isItalic }));
  });
}

/** Joins text runs with spaces, or with tabs between parts of the line that are far apart. */
function printedText(runs: readonly TextRun[], isRightToLeft: boolean): string {
  const gaps = runs.map((run, index) => {
    const previous = runs[index - 1];
    return previous ? (isRightToLeft ? previous.x - run.right : run.x - previous.right) : 0;
  });
  // The words of a justified line are runs with equal gaps, which may be wide. Parts of a line have several words.
  const areWords = runs.length > 2 && runs.every(({ text }) => !text.trim().includes(' '));
  const isJustified = areWords && Math.max(...gaps) < Math.min(...gaps.slice(1)) * maxGapRatio;
  return withoutIcons(
    runs
      .map((run, index) => {
        const previous = runs[index - 1];
        const gap = gaps[index] ?? 0;
        const isAfterDate = index === 1 && gap > run.sizePt * dateGap && dateAlone.test(previous?.text ?? '');
        const isApart = isAfterDate || (!isJustified && gap > run.sizePt * tabGap);
        const isNext = gap > run.sizePt * wordGap || (gap > 0 && previous?.hasSpace === true);
        return `${isApart ? '\t' : isNext ? ' ' : ''}${run.text}`;
      })
      .join('')
      .replace(/\u00ad/g, '')
      .replace(/ +/g, ' ')
      .replace(/ ?\t ?/g, '\t')
      .replace(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize('NFKC')),
  );
}
