// Splits a section into its entries: by their dates, or by their titles, which are bold or large.
import { normalizeKey, periodKeys } from '../../normalize/fieldAliases.ts';
import type { TextLine } from '../../read/TextLine.ts';
import type { TextSection } from '../../words/sectionTitles.ts';
import { datedEntry, withNameBelow } from './datedEntry.ts';
import { type DatedLine, datedLinesIn } from './datedLines.ts';
import { type DatesOrStatus, datesIn, isDuration, partsOf } from './datesIn.ts';
import { withNames, withoutAddress, withStatus, withWholeDates } from './entryParts.ts';
import { entryStarts, haveEmployersAbove, isWholeEntry, titlesOfEntries } from './entryStarts.ts';
import { rowEntry } from './labels.ts';
import { isTitle, isWholeName } from './lineKinds.ts';
import { isOrganization, jobWords } from './roleWords.ts';
import { isNamedText, undatedEntries, withoutUndated } from './undatedEntries.ts';

export type EntryName = Partial<Pick<TextLine, 'size' | 'isBold' | 'isItalic' | 'isListItem' | 'styles'>> & {
  text: string;
  /** Its row and column in the layout of the entry. */
  column?: string;
  isLabeled?: true;
  isWhole?: true;
};

export type TextEntry = DatesOrStatus & {
  /** Its title, its employer or school and its place, in any order. A name in a line with dates has no `size`. */
  names: readonly EntryName[];
  /** The employer, if several positions are below its name. */
  employer?: string | undefined;
  place?: string | undefined;
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

/** Sections whose entries have an organization and a place, which may be below the dates. */
const hasRoles = (section?: TextSection) => !section || /^(?:work|volunteer|education)$/.test(section);

function lineEntries(sectionLines: readonly TextLine[], section?: TextSection): readonly TextEntry[] {
  const isOneLine = /^(?:certificates|awards|publications)$/.test(section ?? '');
  // The duration of several positions is below their employer: "Oak Works", "5 years 2 months".
  const employers = new Set(sectionLines.filter((_, index) => isDuration(sectionLines[index + 1]?.text ?? '')));
  const lines = withWholeDates(
    withoutTableHead(sectionLines).flatMap((line, index) => {
      const isBelow = isDuration(sectionLines[index - 1]?.text ?? '');
      return isDuration(line.text) ? [] : [isBelow ? { ...line, isAfterGap: false } : line];
    }),
  );
  const dated = lines.length > 1 && lines.every(isNamedText) ? [] : datedLinesIn(lines);
  const starts = titlesOfEntries(lines, dated) ?? entryStarts(lines, dated, isOneLine);
  const isBelowEmployer = haveEmployersAbove(lines, dated, starts);
  const stacks = employersOfStacks(lines, dated);
  let employer: TextLine | undefined;
  const entries = dated.flatMap(({ index, line, dates }, order) => {
    const above = lines.slice(starts[order], index);
    // Positions belong to the employer above them until another employer is named.
    const newEmployer = above.find((name) => employers.has(name) || stacks.has(name));
    const isApart = employer && stacks.has(employer) && dated[order - 1]?.index !== index - 1;
    const isPosition = (above.length + dates.before.length === 1 && !isApart) || isBelowEmployer;
    employer = newEmployer ?? (isPosition ? employer : undefined);
    if (isBelowEmployer && above[0]) employer = above[0];
    const namesAbove = above.filter((name) => name !== newEmployer && !isBelowEmployer);
    const below = lines.slice(index + 1, starts[order + 1]);
    const entry = withTitleBelow(withNames(line, datedEntry({ above: namesAbove, line, dates, below })));
    const isWhole = above.length === 0 && isWholeEntry({ line, dates, other: entry.body[0], isOneLine });
    return withoutUndated({ ...entry, employer: employer?.text }, isWhole ? isWholeName : isTitle);
  });
  const titleSizes = new Set(
    dated.flatMap(({ index }, order) => lines.slice(starts[order], index + 1).map(({ size }) => size)),
  );
  return [...undatedEntries(lines.slice(0, starts[0]), isOneLine), ...entries].map((entry) => {
    const [name] = entry.names;
    return withStatus({
      ...withoutAddress(hasRoles(section) ? entry : withNameBelow(entry)),
      hasTitleSize: name?.isListItem === false && titleSizes.has(name.size ?? 0),
    });
  });
}

/** Drops the names of columns above lines with dates: "Title    Year    Value". */
function withoutTableHead(lines: readonly TextLine[]): readonly TextLine[] {
  const [first, second] = lines;
  const names = partsOf(first?.text ?? '').map((name) => name.replace(/^.* /, ''));
  const isHead = names.length > 1 && names.some((name) => periodKeys.test(normalizeKey(name)));
  return isHead && second && datesIn(second) ? lines.slice(1) : lines;
}

/** The employers above lines with only a post and its dates: "Oak", "Foreman  2019 – 2021". */
function employersOfStacks(lines: readonly TextLine[], dated: readonly DatedLine[]): ReadonlySet<TextLine> {
  const isPost = ({ dates: { before, after } }: DatedLine) =>
    before.length === 1 && after.length === 0 && jobWords.test(before[0] ?? '');
  return new Set(
    dated.flatMap((post, order) => {
      const [next, above] = [dated[order + 1], lines[post.index - 1]];
      const isStack = next?.index === post.index + 1 && isPost(post) && isPost(next);
      return isStack && above && above !== dated[order - 1]?.line && isWholeName(above) ? [above] : [];
    }),
  );
}

/** Takes the second name of an entry from the titles right below its first, which are in the same style. */
function withTitleBelow(entry: TextEntry): TextEntry {
  const { names, heading, body } = entry;
  const end = body.findIndex((line) => !isTitle(line));
  const titles = body.slice(0, end < 0 ? body.length : end);
  const title = titles.find(({ text }) => jobWords.test(text)) ?? titles[0];
  const [name] = names;
  const isName = title && name && names.length === 1 && (isOrganization(name.text) || jobWords.test(title.text));
  if (!isName || jobWords.test(name.text)) return entry;
  return {
    ...entry,
    names: [name, { ...title, column: '1.0' }],
    heading: [...heading, title],
    body: body
      .filter((line) => line !== title)
      .map((line) => (titles.includes(line) ? { ...line, isBold: false } : line)),
  };
}
