// Splits a section into its entries: by their dates, or by their titles, which are bold or large.
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import type { LabeledNames, TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { type DatesOrStatus, datesIn, isDuration, type LineDates, partsOf, statusIn } from './datesIn.ts';
import { withNames, withoutAddress, withStatus, withWholeDates } from './entryParts.ts';
import { rowEntry } from './labels.ts';
import { hasTown, isAddress, isName, isShort, isTitle, isWholeName } from './lineKinds.ts';
import { isNameLike, isOrganization, jobWords, splitName } from './namedEntries.ts';

export type TextEntry = DatesOrStatus & {
  /** Its title, and its employer or school, in any order. A name in a line with dates has no `size`. */
  names: readonly {
    text: string;
    size?: number;
    isBold?: boolean;
    isLabeled?: true;
    isWhole?: true;
    isListItem?: boolean;
  }[];
  /** The employer, if several positions are below its name. */
  employer?: string | undefined;
  place?: string | undefined;
  /** Whether the place has a label. Without a label, it may be an employer. */
  isPlaceLabeled?: boolean;
  url?: string | undefined;
  /** Whether the title has the size of the titles that have dates. Larger titles may be headings. */
  hasTitleSize?: boolean;
  /** The lines with the names and the dates. */
  heading: readonly TextLine[];
  /** The lines below the names. */
  body: readonly TextLine[];
};

/** @param section sections of certificates and the like have a line for each entry */
export function entriesIn(lines: readonly TextLine[], section?: TextSection): readonly TextEntry[] {
  const index = lines.findIndex(({ row }) => row);
  const { row, links = [] } = lines[index] ?? {};
  if (!row) return lineEntries(lines, section);
  const [above, below] = [lines.slice(0, index), lines.slice(index + 1)];
  return [...lineEntries(above, section), rowEntry(row, links), ...entriesIn(below, section)];
}

function lineEntries(sectionLines: readonly TextLine[], section?: TextSection): readonly TextEntry[] {
  const isOneLine = /^(?:certificates|awards|publications)$/.test(section ?? '');
  // The duration of several positions is below their employer: "Oak Works", "5 years 2 months".
  const employers = new Set(sectionLines.filter((_, index) => isDuration(sectionLines[index + 1]?.text ?? '')));
  const lines = withWholeDates(sectionLines.filter(({ text }) => !isDuration(text)));
  const dated = datedLinesIn(lines);
  const starts = titlesOfEntries(lines, dated) ?? entryStarts(lines, dated, isOneLine);
  const isNameBelow = haveNamesBelow(lines, dated);
  let employer: string | undefined;
  const entries = dated.flatMap(({ index, line, dates }, order) => {
    const above = lines.slice(starts[order], index);
    // Positions belong to the employer above them until another employer is named.
    const newEmployer = above.find((name) => employers.has(name));
    employer = newEmployer?.text ?? (above.length + dates.before.length === 1 ? employer : undefined);
    const namesAbove = above.filter((name) => name !== newEmployer);
    const below = lines.slice(index + 1, starts[order + 1]);
    const entry = withNames(line, datedEntry({ above: namesAbove, line, dates, below, isNameBelow }));
    const isWhole = above.length === 0 && isWholeEntry({ line, dates, other: entry.body[0], isOneLine });
    return withoutUndated({ ...entry, employer }, isWhole ? isWholeName : isTitle);
  });
  const titleSizes = new Set(
    dated.flatMap(({ index }, order) => lines.slice(starts[order], index + 1).map(({ size }) => size)),
  );
  return [...undatedEntries(lines.slice(0, starts[0])), ...entries].map((entry) => {
    const [name] = entry.names;
    return withStatus({
      ...withoutAddress(entry),
      hasTitleSize: name?.isListItem === false && titleSizes.has(name.size ?? 0),
    });
  });
}

/** A line with the dates of an entry, and its index in the section. */
type DatedLine = { index: number; line: TextLine; dates: LineDates };

function datedLinesIn(lines: readonly TextLine[]): readonly DatedLine[] {
  const dated: DatedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const dates = datesIn(line);
    const last = dated.at(-1);
    // A status without a name above it belongs to the previous entry.
    const isStatusOfLast =
      last && !line.names && statusIn(line) && nameCount(lines.slice(last.index + 1, index), []) === 0;
    // "Oak College (in progress)" above "2024 – 2026"
    const isOnlyDates = dates && dates.before.length + dates.after.length === 0;
    if (isOnlyDates && last?.index === index - 1 && !last.dates.period.startDate) dated.pop();
    if (dates && !isStatusOfLast) dated.push({ index, line, dates });
  }
  return dated;
}

/** The titles of entries, if each entry has one title at its start, and one line with dates. */
function titlesOfEntries(lines: readonly TextLine[], dated: readonly DatedLine[]): readonly number[] | undefined {
  const titles = lines.flatMap((line, index) => (isTitle(line) ? [index] : []));
  const isShared = dated.every(({ index, line }, order) => {
    const [start = index, end = lines.length] = titles.slice(order, order + 2);
    return start < index && index < end && !line.isBold && lines.slice(start, index).every(isWholeName);
  });
  return titles[0] === 0 && titles.length === dated.length && isShared ? titles : undefined;
}

/** Whether each line with dates and one name is above the entry's other name: "2019 – 2021, Oak" above "Joiner". */
function haveNamesBelow(lines: readonly TextLine[], dated: readonly DatedLine[]): boolean {
  const below = dated.map(({ index }) => lines[index + 1]);
  const isAlone = ({ line, dates }: DatedLine) => !line.names && dates.before.length + dates.after.length === 1;
  const isName = (line?: TextLine) => line !== undefined && !line.isBold && !datesIn(line) && isWholeName(line);
  return dated.length > 1 && dated.every(isAlone) && (below.every((line) => line?.isItalic) || below.every(isName));
}

/** The index of each entry's first line: its first name, or its dates. */
function entryStarts(lines: readonly TextLine[], dated: readonly DatedLine[], isOneLine: boolean): readonly number[] {
  const [first] = dated;
  return dated.map(({ index, line, dates }, order) => {
    const previous = dated[order - 1]?.index ?? -1;
    // If the section begins with dates, names are beside or below the dates, unless a title is above them.
    const hasTitleAbove = isTitle(lines[index - 1] ?? line) && !isTitle(line);
    const hasNames = dates.before.length + dates.after.length > 0 || line.names !== undefined;
    if (first?.index === 0 && (first.dates.before.length === 0 || (hasNames && !hasTitleAbove))) return index;
    const above = lines.slice(previous + 1, index);
    const isWhole = isWholeEntry({ line, dates, other: above.at(-1), isOneLine });
    return isWhole ? index : index - nameCount(above, dates.before, line.names);
  });
}

/** The lines of an entry: its line with dates, the names above it and the lines below it. */
type EntryLines = {
  above: readonly TextLine[];
  line: TextLine;
  dates: LineDates;
  below: readonly TextLine[];
  isNameBelow: boolean;
};

/** Whether the line below the dates is another name of the entry. */
function hasNameBelow({ above, line, dates, below: [next], isNameBelow }: EntryLines, textsAfter: readonly string[]) {
  if (!next || isNameBelow) return next !== undefined;
  const isNamedBefore = above.length > 0 || dates.before.length > 0;
  const isOnlyTitle = !isNamedBefore && textsAfter.length === 1 && !textsAfter[0]?.includes(', ');
  if (line.names || (textsAfter.length > 0 && !isOnlyTitle)) return false;
  const isUnnamed = !isNamedBefore && textsAfter.length === 0;
  return isShort(next) || hasTown(next) || (!isNamedBefore && isTitle(next)) || (isUnnamed && isWholeName(next));
}

function datedEntry(entryLines: EntryLines): TextEntry {
  const { above, line, dates, below, isNameBelow } = entryLines;
  const { period, before, after } = dates;
  const textsAfter = after.filter((text) => !isAddress(text) && isNameLike(text));
  const next = hasNameBelow(entryLines, textsAfter) ? below[0] : undefined;
  const textsBelow = next ? partsOf(isSentence(next.text) ? next.text.slice(0, -1) : next.text) : [];
  const entry = {
    ...period,
    url: [...above, line].flatMap(({ links }) => links)[0] ?? after.find(isAddress),
    heading: [...above, line, ...(next ? [next] : [])],
    body: next ? below.slice(1) : below,
  };
  // "2019 – 2021    Joiner", as in a table: an employer may be below.
  if (above.length + before.length === 0) {
    const [title, organization, place] = withJoinedTitles([...textsAfter, ...textsBelow]);
    return { ...entry, names: [title, organization].flatMap((text) => (text ? [{ text }] : [])), place };
  }
  const [name, town] = next ? textsBelow : textsAfter;
  // "Oak Hospital    Leeds" above the line with the dates.
  const namesAbove = above.map((lineAbove) => ({ ...lineAbove, text: partsOf(lineAbove.text)[0] ?? '' }));
  const [townAbove] = above.flatMap(({ text }) => partsOf(text).slice(1));
  const names = [...namesAbove, ...before.map((text) => ({ text }))];
  // "Oak    Ghent" below a title is an employer and a place.
  const isPost =
    name !== undefined && names.length === 1 && jobWords.test(name) && !jobWords.test(names[0]?.text ?? '');
  if (name && ((names.length === 1 && town) || isNameBelow || isPost))
    return { ...entry, names: [...names, { text: name }], place: town };
  return { ...entry, names, place: name ?? townAbove };
}

/** Joins titles in front of an employer: "Joiner", "Foreman", "Oak". */
function withJoinedTitles(texts: readonly string[]): readonly string[] {
  const count = texts.findIndex((text) => !jobWords.test(text));
  return count > 1 && texts.length > 2 ? [texts.slice(0, count).join(', '), ...texts.slice(count)] : texts;
}

function undatedEntries(lines: readonly TextLine[]): readonly TextEntry[] {
  // Without titles, as in LinkedIn's certificates, and in a list, each line is an entry.
  const isList =
    lines.every((line) => isShort({ ...line, isListItem: false })) || lines.every(({ isListItem }) => isListItem);
  const starts = lines.flatMap((line, index) =>
    index === 0 || (isList && !line.isNested) || isTitle(line) ? [index] : [],
  );
  return starts.flatMap((start, order) => {
    const [line, ...body] = lines.slice(start, starts[order + 1]);
    return line ? [undatedEntry(line, body)] : [];
  });
}

function undatedEntry(line: TextLine, body: readonly TextLine[]): TextEntry {
  const dates = line.isListItem ? datesIn({ ...line, isListItem: false }) : undefined;
  const [text = '', ...beside] = dates && dates.before.length > 0 ? dates.before : partsOf(line.text);
  const [next] = body;
  const isNextAddress = next !== undefined && isAddress(next.text);
  const hasNameBelow = next !== undefined && !isNextAddress && isTitle(line) && isShort(next);
  const [name, ...others] = hasNameBelow ? partsOf(next.text) : [];
  return withNames(line, {
    ...dates?.period,
    names: [{ ...line, text }, ...(name ? [{ text: name }] : [])],
    heading: hasNameBelow ? [line, next] : [line],
    place: others.find((word) => !isAddress(word)),
    url: line.links[0] ?? beside.find(isAddress) ?? (isNextAddress ? (next.links[0] ?? next.text) : undefined),
    body: isNextAddress || hasNameBelow ? body.slice(1) : body,
  });
}

type Whole = { line: TextLine; dates: LineDates; other: TextLine | undefined; isOneLine: boolean };

/**
 * Whether a line has all names of its entry, so that the line beside it belongs to another entry: "Reader, Oak" above
 * "Writer, Elm, 2019".
 */
function isWholeEntry({ line, dates: { before }, other, isOneLine }: Whole): boolean {
  const [name = '', ...columns] = before;
  if (!other || line.names || columns.length > 0 || name === '' || ![line, other].every(isWholeName)) return false;
  if (isOneLine) return partsOf(line.text).length === 1;
  return [name, other.text].every((text) => splitName(text).organization !== '' && !isOrganization(text));
}

/** Moves entries without dates out of the body of the entry above them. */
function withoutUndated({ body, ...entry }: TextEntry, isNext: (line: TextLine) => boolean): readonly TextEntry[] {
  const end = body.findIndex(isNext);
  if (end < 0) return [{ ...entry, body }];
  return [{ ...entry, body: body.slice(0, end) }, ...undatedEntries(body.slice(end))];
}

/** Counts the lines above the dates that name the entry. The others belong to the previous entry. */
function nameCount(above: readonly TextLine[], before: readonly string[], names?: LabeledNames): number {
  const nearest = above.at(-1);
  if (!nearest || !isName(nearest)) return 0;
  if (names?.title && names.organization && !isTitle(nearest)) return 0;
  const maxCount = before.length > 0 || names?.title || names?.organization ? 1 : 2;
  let count = 1;
  while (count < maxCount) {
    const line = above.at(-1 - count);
    if (!line || !isName(line) || (isTitle(nearest) && !isTitle(line))) break;
    count += 1;
  }
  return count;
}
