import { plainLine, type RowFacts, type TextLine } from '../../read/TextLine.ts';
import { datedEntry } from './datedEntry.ts';
import { type DatedLine, datedLinesIn } from './datedLines.ts';
import { type DatesOrStatus, datesIn, isDuration } from './datesIn.ts';
import { withoutAddress, withStatus, withWholeDates, withWholeNames } from './entryParts.ts';
import { type EntrySpan, spansOf } from './entryShapes.ts';
import { isWholeName } from './lineKinds.ts';
import { type EntryKind, evidenceFor } from './roleWords.ts';
import { entriesAt, undatedEntries } from './undatedEntries.ts';

/** Sections that are read as entries. Others are text. */
export type EntrySection = 'work' | 'education' | 'projects';

export type EntryName = Partial<Pick<TextLine, 'size' | 'isBold' | 'isItalic' | 'isListItem' | 'styles'>> & {
  text: string;
  /** Its row and column in the layout of the entry. */
  column?: string;
  isLabeled?: true;
};

export type TextEntry = DatesOrStatus & {
  /** Its title, its employer or school and its place, in any order. A name in a line with dates has no `size`. */
  names: readonly EntryName[];
  /** The employer, if several positions are below its name. */
  employer?: string | undefined;
  place?: string | undefined;
  url?: string | undefined;
  /** The lines with the names and the dates. */
  heading: readonly TextLine[];
  /** The lines below the names. */
  body: readonly TextLine[];
};

export function entriesIn(lines: readonly TextLine[], section: EntrySection): readonly TextEntry[] {
  const index = lines.findIndex(({ row }) => row);
  const { row, links = [] } = lines[index] ?? {};
  if (!row) return lineEntries(lines, section);
  const [above, below] = [lines.slice(0, index), lines.slice(index + 1)];
  return [...lineEntries(above, section), rowEntry(row, links), ...entriesIn(below, section)];
}

/** The entry of a row in LinkedIn's PDF. */
function rowEntry({ title, organization, place, period, texts }: RowFacts, links: TextLine['links']): TextEntry {
  return {
    ...datesIn({ ...plainLine, text: period })?.period,
    names: [title, organization].map((text) => ({ text, isLabeled: true })),
    ...(place && { place }),
    url: links[0],
    heading: [],
    body: texts,
  };
}

/** Sections whose entries have an organization and a place, which may be below the dates. */
const hasRoles = (section: EntrySection) => section !== 'projects';

function lineEntries(sectionLines: readonly TextLine[], section: EntrySection): readonly TextEntry[] {
  // The duration of several positions is below their employer: "Oak Works", "5 years 2 months".
  const employers = new Set(sectionLines.filter((_, index) => isDuration(sectionLines[index + 1]?.text ?? '')));
  const lines = withWholeDates(
    withWholeNames(sectionLines).flatMap((line, index, all) => {
      const isBelow = isDuration(all[index - 1]?.text ?? '');
      return isDuration(line.text) ? [] : [isBelow ? { ...line, isAfterGap: false } : line];
    }),
  );
  const dated = datedLinesIn(lines);
  const spans = spansOf({ lines, dated, wantedNames: hasRoles(section) ? 2 : 1 });
  const kind = section === 'education' ? 'study' : 'job';
  let employer: TextLine | undefined;
  const entries = spans.flatMap(({ start, end, dated: datedLine }, order) => {
    if (!datedLine) return entriesAt(lines.slice(start, end), [0]);
    const { index, line, dates } = datedLine;
    const above = lines.slice(start, index);
    // Positions belong to the employer above them until another employer is named.
    const newEmployer =
      above.find((name) => employers.has(name)) ??
      employerOf({ above, dated: datedLine, next: spans[order + 1], kind });
    const [onlyName = '', ...others] = [...above.map(({ text }) => text), ...dates.before, ...dates.after];
    const isPosition = others.length === 0 && evidenceFor(onlyName, kind).organization <= 0;
    employer = newEmployer ?? (isPosition ? employer : undefined);
    const namesAbove = above.filter((name) => name !== newEmployer);
    const below = lines.slice(index + 1, end);
    return [{ ...datedEntry({ above: namesAbove, line, dates, below }), employer: employer?.text }];
  });
  return [...undatedEntries(lines.slice(0, spans[0]?.start)), ...entries].map((entry) =>
    withStatus(withoutAddress(entry, hasRoles(section))),
  );
}

/** Whether a line has only a post or a degree, and its dates: "Foreman  2019 – 2021". */
const isPost = ({ dates: { before, after } }: DatedLine, kind: EntryKind) =>
  before.length + after.length === 1 && evidenceFor([...before, ...after].join(), kind).title > 0;

type Stack = { above: readonly TextLine[]; dated: DatedLine; next: EntrySpan | undefined; kind: EntryKind };

/** The employer or school above several posts or degrees that are single lines. */
function employerOf({ above, dated, next, kind }: Stack): TextLine | undefined {
  const [name, ...others] = above;
  if (!name || others.length > 0 || !isWholeName(name) || evidenceFor(name.text, kind).title > 0) return undefined;
  const isNextPost = next?.dated?.index === next?.start && next?.dated && isPost(next.dated, kind);
  return isNextPost && isPost(dated, kind) ? name : undefined;
}
