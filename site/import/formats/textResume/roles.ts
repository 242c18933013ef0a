// Decides which names of an entry are its title, its organization and its place. The entries of a section share few
// layouts: those with the same columns vote for one. A layout that does not clearly win names nothing.
import type { TextEntry } from './entriesIn.ts';
import { type Column, columnsOf, type Layout, layoutsOf } from './layouts.ts';
import { HeaderReader, type Reading } from './readHeader.ts';
import type { EntryKind, Role } from './roleWords.ts';

export type NamedEntry = TextEntry & { title: string; organization: string };

/** The most that one entry can take from a layout's score. */
const maxLoss = 4;

/** The smallest lead with which the best layout decides. */
const minMargin = 0.5;

type Header = { entry: TextEntry; columns: readonly Column[] };
type ScoredLayout = { layout: Layout; score: number; readings: readonly Reading[] };

export function withRoles(entries: readonly TextEntry[], kind: EntryKind): readonly NamedEntry[] {
  const groups = new Map<string, Header[]>();
  for (const entry of entries) {
    if (entry.names[0]?.isLabeled) continue;
    const columns = columnsOf(entry);
    const header = columns.filter(({ below }) => !below);
    const [first, ...others] = header;
    // A title alone may have its employer below, unlike "Joiner, Oak".
    const isWhole = others.length === 0 && first?.parts.length === 1;
    const signature = [
      entry.employer ? 'position' : isWhole ? 'name' : 'names',
      entry.names[0]?.isListItem === true,
      ...header.map(({ key }) => key),
    ].join();
    groups.set(signature, [...(groups.get(signature) ?? []), { entry, columns }]);
  }
  const namedEntries = new Map<TextEntry, NamedEntry>();
  for (const headers of groups.values()) {
    const readings = bestReadings(scoredLayouts(headers, kind));
    for (const [index, header] of headers.entries())
      namedEntries.set(header.entry, namedEntry(header, readings?.[index]));
  }
  return entries.map((entry) => namedEntries.get(entry) ?? labeledEntry(entry));
}

function scoredLayouts(headers: readonly Header[], kind: EntryKind): readonly ScoredLayout[] {
  const hasEmployer = headers.some(({ entry }) => entry.employer);
  const roles: readonly Role[] = hasEmployer ? ['title', 'place'] : ['title', 'organization', 'place'];
  const reader = new HeaderReader(
    kind,
    headers.map(({ columns }) => columns),
  );
  const layouts = layoutsOf(
    headers.flatMap(({ columns }) => columns),
    roles,
  );
  const ranking = layouts.map((layout) => ({
    layout,
    readings: headers.map(({ columns }) => reader.read(columns, layout)),
  }));
  const bestScores = headers.map((_, index) => Math.max(...ranking.map(({ readings }) => readings[index]?.score ?? 0)));
  return ranking.map(({ layout, readings }) => {
    const losses = readings.map(({ score }, index) => Math.max(score - (bestScores[index] ?? 0), -maxLoss));
    return { layout, readings, score: losses.reduce((sum, loss) => sum + loss, 0) };
  });
}

const highest = (ranking: readonly ScoredLayout[]) =>
  ranking.reduce((best, other) => (other.score > best.score ? other : best));

/** The readings by the best layout; `undefined` if the best one with the names in the other order is nearly as good. */
function bestReadings(ranking: readonly ScoredLayout[]): readonly Reading[] | undefined {
  const best = highest(ranking);
  const order = orderOf(best.readings);
  const others = ranking.filter(({ readings }) => order !== 0 && orderOf(readings) === -order);
  return others.length > 0 && best.score - highest(others).score < minMargin ? undefined : best.readings;
}

/** 1 if titles are before organizations, -1 if they are after them. */
const orderOf = (readings: readonly Reading[]) =>
  Math.sign(
    readings.reduce(
      (sum, { spans: { title, organization } }) =>
        sum + (title && organization ? Math.sign(organization.order - title.order) : 0),
      0,
    ),
  );

/** Without a reading, the first column is the organization, and the others are remarks. */
function namedEntry({ entry, columns }: Header, reading: Reading | undefined): NamedEntry {
  if (!reading) return { ...entry, title: '', organization: columns[0]?.text ?? '' };
  const {
    below,
    spans: { title, organization, place },
  } = reading;
  return {
    ...entry,
    title: (title?.text ?? '').replace(/(?<=\p{L}{4})\.$/u, ''),
    organization: organization?.text ?? '',
    place: entry.place ?? place?.text,
    url: entry.url ?? below.flatMap(({ links }) => links)[0],
    heading: [...entry.heading, ...below],
    body: entry.body.filter((line) => !below.includes(line)),
  };
}

function labeledEntry(entry: TextEntry): NamedEntry {
  const [title, organization] = entry.names;
  return { ...entry, title: title?.text ?? '', organization: organization?.text ?? '' };
}
