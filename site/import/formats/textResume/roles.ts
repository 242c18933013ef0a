// Decides which names of an entry are its title, its organization and its place. The entries of a
// section share few layouts: entries with the same columns vote for one, and the order and style of
// names in the clear votes help to decide the others.
import type { TextEntry } from './entriesIn.ts';
import { type Column, columnsOf, type Layout, layoutsOf } from './layouts.ts';
import { HeaderReader, type Reading } from './readHeader.ts';
import { type EntryKind, evidenceFor, type Role } from './roleWords.ts';

export type NamedEntry = TextEntry & { title: string; organization: string };

/** How often titles come before organizations, and are bold, italic or large where those are not, from -1 to 1. */
export type Habits = Readonly<Record<(typeof habitNames)[number], number>>;
const habitNames = ['order', 'isBold', 'isItalic', 'size'] as const;

const habitsBy = (mean: (name: keyof Habits) => number): Habits => ({
  order: mean('order'),
  isBold: mean('isBold'),
  isItalic: mean('isItalic'),
  size: mean('size'),
});

/** The most that one entry can take from a layout's score. */
const maxLoss = 4;

/** The smallest lead with which the best layout decides, and with which it is sure. */
const [minMargin, minSureMargin] = [0.5, 2];

/** Except in studies, names in an order whose habit is above this need no other evidence. */
const minHabit = 0.75;

/** The smallest lead with which an entry's own words beat the shared layout: for two names, and for one. */
const [minOwnMargin, minLoneMargin] = [8, 3];

type Header = { entry: TextEntry; columns: readonly Column[] };
type ScoredLayout = { layout: Layout; score: number; readings: readonly Reading[] };

/** @param habits those of other sections, which count where these entries have none */
export function withRoles(entries: readonly TextEntry[], kind: EntryKind, habits: Habits = habitsOf([])) {
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
  const scores = [...groups.values()].map((headers) => ({ headers, ranking: scoredLayouts(headers, kind) }));
  const ownHabits = habitsOf(
    scores.flatMap(({ ranking }) => {
      const { best, margin } = bestOf(ranking);
      return margin >= minSureMargin ? best.readings : [];
    }),
  );
  const allHabits = habitsBy((name) => ownHabits[name] || habits[name]);
  const namedEntries = new Map<TextEntry, NamedEntry>();
  for (const { headers, ranking } of scores) {
    const withHabits = ranking.map((other) => ({
      ...other,
      score: other.score + habitScore(other.readings, allHabits),
    }));
    const { best, margin } = bestOf(withHabits);
    const readings = headers.map((_, index) => readingOf({ ranking, index, best, isDecided: margin >= minMargin }));
    const sureReadings = withEvidence(readings, kind, { order: orderOf(best.readings), habit: ownHabits.order });
    for (const [index, header] of headers.entries())
      namedEntries.set(header.entry, namedEntry(header, sureReadings[index]));
  }
  return { entries: entries.map((entry) => namedEntries.get(entry) ?? labeledEntry(entry)), habits: allHabits };
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

/** The best layout, and how much better it is than the best one with title and organization in the other order. */
function bestOf(ranking: readonly ScoredLayout[]): { best: ScoredLayout; margin: number } {
  const best = highest(ranking);
  const order = orderOf(best.readings);
  const others = ranking.filter(({ readings }) => order !== 0 && orderOf(readings) === -order);
  return { best, margin: others.length > 0 ? best.score - highest(others).score : Number.POSITIVE_INFINITY };
}

/** 1 if titles are before organizations, -1 if they are after them. */
const orderOf = (readings: readonly Reading[]) =>
  Math.sign(readings.reduce((sum, reading) => sum + (habitsIn(reading)?.order ?? 0), 0));

function habitsIn({ spans: { title, organization } }: Reading): Habits | undefined {
  if (!title || !organization) return undefined;
  return {
    order: Math.sign(organization.order - title.order),
    isBold: Number(title.isBold) - Number(organization.isBold),
    isItalic: Number(title.isItalic) - Number(organization.isItalic),
    size: Math.sign(Math.round(((title.size ?? 1) - (organization.size ?? 1)) * 40)),
  };
}

/** The mean of the entries' habits. A few entries count less than many. */
function habitsOf(readings: readonly Reading[]): Habits {
  const all = readings.flatMap((reading) => habitsIn(reading) ?? []);
  const share = (name: keyof Habits) => all.reduce((sum, habits) => sum + habits[name], 0) / (all.length + 0.5);
  return habitsBy(share);
}

function habitScore(readings: readonly Reading[], habits: Habits): number {
  const own = habitsOf(readings);
  return habitNames.reduce((sum, name) => sum + own[name] * habits[name], 0);
}

/** Drops readings that no word, style or habit supports, unless they are in the usual order and most have support. */
function withEvidence(
  readings: readonly (Reading | undefined)[],
  kind: EntryKind,
  usual: Record<'order' | 'habit', number>,
) {
  const isUsual = (reading: Reading) => [0, usual.order].includes(orderOf([reading]));
  const isProven = (reading: Reading) => {
    const { title, organization } = reading.spans;
    if (!title || !organization || title.isBold !== organization.isBold || title.isItalic !== organization.isItalic)
      return true;
    // The line below a school may be a field or a town, not a degree.
    const isBelow = kind === 'study' && Math.floor(title.order) > Math.floor(organization.order);
    if (kind !== 'study' && orderOf([reading]) * usual.habit > minHabit) return true;
    const isOrganization = isUsual(reading) && !isBelow && evidenceFor(organization.text, kind).organization > 0;
    return isOrganization || evidenceFor(title.text, kind).title > 0;
  };
  const areMostProven = readings.filter((reading) => reading && isProven(reading)).length * 2 > readings.length;
  const isSure = (reading: Reading) => isProven(reading) || (areMostProven && isUsual(reading));
  return readings.map((reading) => (reading && isSure(reading) ? reading : undefined));
}

type Choice = { ranking: readonly ScoredLayout[]; index: number; best: ScoredLayout; isDecided: boolean };

/** The reading by the layout, unless the entry's own words are clear; `undefined` if nothing decides. */
function readingOf({ ranking, index, best, isDecided }: Choice): Reading | undefined {
  const own = bestOf(
    ranking.flatMap(({ layout, readings }) => {
      const reading = readings[index];
      return reading ? [{ layout, readings: [reading], score: reading.score }] : [];
    }),
  );
  const shared = best.readings[index];
  const [ownReading] = own.best.readings;
  if (!isDecided) return own.margin >= maxLoss ? ownReading : undefined;
  if (!shared || !ownReading) return shared;
  const [order, ownOrder] = [orderOf([shared]), orderOf([ownReading])];
  const isSure = ownOrder === 0 ? ownReading.score - shared.score >= minLoneMargin : own.margin >= minOwnMargin;
  return isSure && (ownOrder === 0 || order !== ownOrder) ? ownReading : shared;
}

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
