// Decides which lines of a section name an entry. The entries share a shape: how many lines with names are above the
// dates. Each shape is scored over the whole section, and the best one wins; single entries may differ from it.
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import type { TextLine } from '../../read/TextLine.ts';
import type { DatedLine } from './datedLines.ts';
import { partsOfColumn } from './headerColumns.ts';
import { isName, isTitle } from './lineKinds.ts';
import { isOrganization } from './roleWords.ts';

/** The lines from `start` to `end`, with the entry's dates if it has any. */
export type EntrySpan = { start: number; end: number; dated?: DatedLine };

type Section = {
  lines: readonly TextLine[];
  dated: readonly DatedLine[];
  /** The employers of several positions. */
  employers: ReadonlySet<TextLine>;
  /** How many names an entry should have: one, or a title and an organization. */
  wantedNames: number;
  isOneLine: boolean;
};

type Fit = { score: number; counts: readonly number[] };

const maxAbove = 3;

/** The scores of lines as names: in a style of their own, short, a sentence or the like; and of employers. */
const [titleScore, shortScore, textScore, employerScore] = [2, 0.8, -2, 4];

/** A name below the dates counts less than one above them. An entry needs a name, and its number of names is the usual. */
const [belowWeight, namelessScore, unusualScore, gapScore, styleScore] = [0.8, -4, -1, 0.5, 0.5];

export function spansOf(section: Section): readonly EntrySpan[] {
  const { lines, dated } = section;
  const fits = [0, 1, 2, 3].map((usual) => bestFit(section, usual));
  const { counts } = fits.reduce((best, fit) => (fit.score > best.score ? fit : best));
  const starts = dated.map(({ index }, order) => index - (counts[order] ?? 0));
  const { line: usual } = commonStyle(starts.flatMap((start) => lines[start] ?? []));
  const isLikeUsual = (line: TextLine) =>
    line.size >= (usual?.size ?? 0) && (line.isBold || !usual?.isBold) && (line.isAfterGap || !usual?.isAfterGap);
  const isStart = (line?: TextLine) =>
    line !== undefined &&
    isLikeUsual(line) &&
    (section.isOneLine ? isName(line) : nameScore(section, line) === titleScore);
  const ends = dated.map((_, order) => starts[order + 1] ?? lines.length);
  // A line of this style below most dates is a second line of their entries.
  const below = dated.flatMap(({ index }, order) => (index + 1 < (ends[order] ?? 0) ? (lines[index + 1] ?? []) : []));
  const hasSecond = below.filter(isStart).length * 2 > below.length && (below.length > 1 || section.wantedNames > 1);
  return dated.flatMap((datedLine, order): readonly EntrySpan[] => {
    const [start = 0, end = 0] = [starts[order], ends[order]];
    let first = datedLine.index + 1;
    if (namesOf(datedLine, counts[order] ?? 0) === 0) first += 1;
    while (hasSecond && first < end && isStart(lines[first])) first += 1;
    const others = lines.slice(first, end).flatMap((line, index) => (isStart(line) ? [first + index] : []));
    const bounds = [...others, end];
    return [
      { start, end: bounds[0] ?? end, dated: datedLine },
      ...others.map((other, index) => ({ start: other, end: bounds[index + 1] ?? end })),
    ];
  });
}

/** The best number of lines above each date, if `usual` is that of most entries. */
function bestFit(section: Section, usual: number): Fit {
  const { lines, dated, wantedNames } = section;
  let fits: readonly Fit[] = [{ score: 0, counts: [] }];
  for (const [order, datedLine] of dated.entries()) {
    const previous = dated[order - 1];
    const between = lines.slice((previous?.index ?? -1) + 1, datedLine.index);
    fits = Array.from({ length: Math.min(maxAbove, between.length) + 1 }, (_, count) => {
      const below = between.slice(0, between.length - count);
      const above = between.slice(between.length - count);
      const score = scoreAbove(section, above, datedLine) + (count === usual ? 0 : unusualScore);
      return bestOf(
        fits.map((fit) => {
          const scoreOfBelow = previous
            ? scoreBelow(section, below, namesOf(previous, fit.counts.at(-1) ?? 0))
            : -scoreBelow(section, below.slice(-wantedNames), 0, 0);
          return { score: fit.score + score + scoreOfBelow, counts: [...fit.counts, count] };
        }),
      );
    });
  }
  const last = dated.at(-1);
  const rest = lines.slice((last?.index ?? -1) + 1);
  return bestOf(
    fits.map((fit) => {
      const names = last ? namesOf(last, fit.counts.at(-1) ?? 0) : wantedNames;
      const usualStarts = dated.flatMap(({ index }, order) =>
        fit.counts[order] === usual ? (lines[index - usual] ?? []) : [],
      );
      const { count } = commonStyle(usualStarts);
      const style = (2 * count - dated.length) * styleScore;
      return { ...fit, score: fit.score + scoreBelow(section, rest, names) + style };
    }),
  );
}

const bestOf = (fits: readonly Fit[]): Fit =>
  fits.reduce((best, fit) => (fit.score > best.score ? fit : best), { score: Number.NEGATIVE_INFINITY, counts: [] });

const namesOf = ({ line, dates }: DatedLine, above: number) =>
  above + dates.before.length + dates.after.length + (line.names ? 2 : 0);

function scoreAbove(section: Section, above: readonly TextLine[], { line, dates }: DatedLine): number {
  const [first = line, ...others] = [...above, line];
  const gaps = others.filter(({ isAfterGap }) => isAfterGap).length;
  const start = first.isAfterGap === undefined ? 0 : first.isAfterGap ? gapScore : -gapScore;
  // A plain line above a title belongs to the entry before.
  const isMixed = above.some((other, index) => index > 0 && isTitle(other) && !isTitle(above[index - 1] ?? other));
  const beside = [...dates.before, ...dates.after];
  const isWanted = (order: number) => beside.length + above.length - order <= section.wantedNames;
  const names = above.reduce((sum, other, order) => {
    const score = nameScore(section, other);
    const isOther = beside.length === 1 && [...beside, other.text].every(hasBoth);
    return sum + (score !== shortScore || isWanted(order) ? score : 0) + (score === shortScore && isOther ? textScore : 0);
  }, 0);
  return names + start - gaps * gapScore + (isMixed ? textScore : 0);
}

/** Whether a text has both names of an entry: "Writer, Elm" below "Reader, Oak". */
const hasBoth = (text: string) => partsOfColumn(text).length > 1 && !isOrganization(text);

function scoreBelow(section: Section, below: readonly TextLine[], names: number, nameless = namelessScore): number {
  const wanted = Math.max(0, section.wantedNames - names);
  const scores = below.slice(0, wanted).map((line) => nameScore(section, line));
  const end = scores.findIndex((score) => score <= 0);
  const sum = scores.slice(0, end < 0 ? scores.length : end).reduce((total, score) => total + score, 0);
  return names === 0 && sum === 0 ? nameless : sum * belowWeight;
}

function nameScore({ lines, employers }: Section, line: TextLine): number {
  if (line.isListItem) return Number.NEGATIVE_INFINITY;
  if (employers.has(line)) return employerScore;
  if (isSentence(line.text)) return textScore;
  if (isTitle(line) && lines.filter(isTitle).length < lines.length * 0.8) return titleScore;
  return (isTitle(line) || isName(line)) && !/^\p{Ll}/u.test(line.text) ? shortScore : textScore;
}

const styleOf = ({ size, isBold, isItalic, isAfterGap }: TextLine) =>
  [Math.round(size * 20), isBold, isItalic === true, isAfterGap === true].join();

/** A line in the style of most lines, and how many lines have it. */
function commonStyle(lines: readonly TextLine[]): { line?: TextLine; count: number } {
  const groups = lines.map((line) => lines.filter((other) => styleOf(other) === styleOf(line)));
  const [largest = []] = groups.toSorted((a, b) => b.length - a.length);
  return { ...(largest[0] && { line: largest[0] }), count: largest.length };
}
