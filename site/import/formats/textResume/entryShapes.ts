// Decides which lines of a section begin its entries. The entries share a shape: how many lines with names are above
// the dates. Each shape is scored over the whole section, and the best one wins. Single entries may differ from it.
import type { TextLine } from '../../read/TextLine.ts';
import { partsOfColumn } from './columnParts.ts';
import type { DatedLine } from './datedLines.ts';
import { isName, isPlaceInCountry, isTitle } from './lineKinds.ts';
import { isOrganization, isTask } from './roleWords.ts';

/** The lines from `start` to `end`, with the line of the entry's dates if it has any. */
export type EntrySpan = { start: number; end: number; dated?: DatedLine };

export type DatedSection = {
  lines: readonly TextLine[];
  dated: readonly DatedLine[];
  /** 1, or 2 if entries have a title and an organization. */
  wantedNames: number;
};

type ScoredSection = DatedSection & { scores: ReadonlyMap<TextLine, number> };

/** The scores of lines as names: in a style of their own, other short lines, and text. */
const [titleScore, shortScore, textScore] = [2, 0.8, -2];

/** A name below the dates counts less than one above them. */
const belowWeight = 0.8;

/** The scores of an entry without a name, and of a short name that is one too many. */
const [namelessScore, needlessScore] = [-4, -0.5];

/** The score of an entry with fewer or more lines above its dates than most have. */
const unusualScore = -1;

/** The scores of a gap above an entry, and of a first line in the style of most first lines. */
const [gapScore, styleScore] = [0.5, 0.5];

/** The possible numbers of lines above the dates. */
const counts = [0, 1, 2, 3];

export function spansOf(datedSection: DatedSection): readonly EntrySpan[] {
  const section = { ...datedSection, scores: nameScores(datedSection) };
  const { lines, dated, scores } = section;
  const { above } = bestOf(counts.map((usual) => bestFit(section, usual)));
  const starts = dated.map(({ index }, order) => index - (above[order] ?? 0));
  const ends = dated.map((_, order) => starts[order + 1] ?? lines.length);
  const [usual] = inUsualStyle(starts.flatMap((start) => lines.slice(start, start + 1)));
  const isStart = (line?: TextLine) =>
    line !== undefined &&
    line.size >= (usual?.size ?? 0) &&
    (line.isBold || !usual?.isBold) &&
    (line.isAfterGap || !usual?.isAfterGap) &&
    scores.get(line) === titleScore;
  // If most dates have a line like a start below them, it is the second line of their entries.
  const below = dated.flatMap(({ index }, order) => lines.slice(index + 1, ends[order]).slice(0, 1));
  const hasSecond = below.filter(isStart).length * 2 > below.length;
  return dated.flatMap((datedLine, order): readonly EntrySpan[] => {
    const [start = 0, end = 0] = [starts[order], ends[order]];
    let first = datedLine.index + (namesOf(datedLine, above[order]) === 0 ? 2 : 1);
    while (hasSecond && first < end && isStart(lines[first])) first += 1;
    const others = lines.slice(first, end).flatMap((line, index) => (isStart(line) ? [first + index] : []));
    const endOf = (index: number) => others[index] ?? end;
    const undated = others.map((other, index) => ({ start: other, end: endOf(index + 1) }));
    return [{ start, end: endOf(0), dated: datedLine }, ...undated];
  });
}

type Fit = { score: number; above: readonly number[] };

const bestOf = (fits: readonly Fit[]): Fit =>
  fits.reduce((best, fit) => (fit.score > best.score ? fit : best), { score: Number.NEGATIVE_INFINITY, above: [] });

/** The best number of lines above each date, if most entries have `usual` lines there. */
function bestFit(section: ScoredSection, usual: number): Fit {
  const { lines, dated } = section;
  let fits: readonly Fit[] = [{ score: 0, above: [] }];
  for (const [order, datedLine] of dated.entries()) {
    const previous = dated[order - 1];
    const between = lines.slice(previous ? previous.index + 1 : 0, datedLine.index);
    fits = counts.slice(0, between.length + 1).map((count) => {
      const [below, above] = [between.slice(0, between.length - count), between.slice(between.length - count)];
      const score = scoreAbove(section, above, datedLine) + (count === usual ? 0 : unusualScore);
      return bestOf(
        fits.map((fit) => ({
          score: fit.score + score + scoreBelow(section, below, previous && namesOf(previous, fit.above.at(-1))),
          above: [...fit.above, count],
        })),
      );
    });
  }
  const last = dated.at(-1);
  return bestOf(
    fits.map((fit) => {
      const { length } = inUsualStyle(
        dated.flatMap(({ index }, order) =>
          fit.above[order] === usual ? lines.slice(index - usual, index - usual + 1) : [],
        ),
      );
      const score = scoreBelow(section, lines.slice((last?.index ?? 0) + 1), last && namesOf(last, fit.above.at(-1)));
      return { ...fit, score: fit.score + score + (2 * length - dated.length) * styleScore };
    }),
  );
}

const namesOf = ({ dates }: DatedLine, above = 0) => above + dates.before.length + dates.after.length;

function scoreAbove(
  { lines, scores, wantedNames }: ScoredSection,
  above: readonly TextLine[],
  { line, dates }: DatedLine,
): number {
  const [first = line, ...others] = [...above, line];
  const gaps = others.filter(({ isAfterGap }) => isAfterGap).length;
  const gap = first.isAfterGap ? gapScore : first.isAfterGap === undefined || first === lines[0] ? 0 : -gapScore;
  const beside = [...dates.before, ...dates.after];
  return above.reduce(
    (sum, name, order) => {
      const score = scores.get(name) ?? textScore;
      // A plain line above a title belongs to the entry before, and so does a line with both names
      // above dates with both.
      const isMixed = isTitle(above[order + 1] ?? name) && !isTitle(name);
      const isOther = score === shortScore && beside.length === 1 && [...beside, name.text].every(hasBoth);
      const isWanted = score !== shortScore || beside.length + above.length - order <= wantedNames;
      return sum + (isWanted ? score : needlessScore) + (isMixed || isOther ? textScore : 0);
    },
    gap - gaps * gapScore,
  );
}

/** Whether a text has both names of an entry: "Writer, Elm" below "Reader, Oak". */
const hasBoth = (text: string) => partsOfColumn(text).length > 1 && !isOrganization(text);

/**
 * The score of lines below dates as further names of their entry.
 * @param names the number of its other names; `undefined` for lines above the first entry, whose
 * names would be lost
 */
function scoreBelow({ scores, wantedNames }: ScoredSection, below: readonly TextLine[], names?: number): number {
  const count = Math.max(0, wantedNames - (names ?? 0));
  const nearest = names === undefined ? below.slice(-count) : below.slice(0, count);
  const gains = nearest.map((line) => scores.get(line) ?? textScore);
  const end = gains.findIndex((score) => score <= 0);
  const sum = gains.slice(0, end < 0 ? gains.length : end).reduce((total, score) => total + score, 0) * belowWeight;
  if (names === undefined) return -sum;
  return names + sum === 0 ? namelessScore : sum;
}

function nameScores({ lines }: DatedSection): ReadonlyMap<TextLine, number> {
  // Nearly all lines may be bold.
  const areTitlesFew = lines.filter(isTitle).length < lines.length * 0.8;
  const scoreOf = (line: TextLine): number => {
    if (line.isListItem) return Number.NEGATIVE_INFINITY;
    if (areTitlesFew && isTitle(line)) return titleScore;
    if (isPlaceInCountry(line.text)) return textScore / 2;
    if (isTask(line.text) && !isTitle(line) && !isOrganization(line.text)) return textScore;
    return (isTitle(line) || isName(line)) && !/^\p{Ll}/u.test(line.text) ? shortScore : textScore;
  };
  return new Map(lines.map((line) => [line, scoreOf(line)]));
}

const styleOf = ({ size, isBold, isItalic, isAfterGap }: TextLine) =>
  [Math.round(size * 20), isBold, isItalic === true, isAfterGap === true].join();

function inUsualStyle(lines: readonly TextLine[]): readonly TextLine[] {
  const groups = new Map<string, TextLine[]>();
  for (const line of lines) {
    const group = groups.get(styleOf(line)) ?? [];
    groups.set(styleOf(line), group);
    group.push(line);
  }
  return [...groups.values()].reduce((largest, group) => (group.length > largest.length ? group : largest), []);
}
