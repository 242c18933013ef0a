// Reads lists of publications and talks in which each entry is one text.
import { isDatePart, readDate } from '../../normalize/readDate.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { datesIn } from './datesIn.ts';
import { withoutAddress } from './entryParts.ts';
import { isTitle } from './lineKinds.ts';
import { withCommas } from './lists.ts';
import type { TextSections } from './sectionsIn.ts';

const numberAtStart = /^\[?\d{1,3}[.\])] /;

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** If more than this share of the entries' first lines have a bullet, all entries begin with one. */
const minShareOfItems = 0.8;

/** In characters. A shorter line with a year may be a title with its date. */
const minReferenceLength = 60;

/** The title and the date of a line that begins with its dates: "May 2022    Oak Seminar - Doors". */
function datedTitle(line: TextLine): { title: string; date: string | undefined } | undefined {
  const { period, before = [], after = [] } = datesIn({ ...line, isListItem: false }) ?? {};
  const [title = ''] = after;
  return before.length === 0 && after.length === 1 ? { title, date: period?.startDate } : undefined;
}

/** An author, or a style that ends within the details: "Oak, A.", "Doors. Oak", "Doors," */
const noTitle = /(?<!\p{L})\p{Lu}\.|\. \p{Lu}|,$/u;

/** The bold title in a line, its details, and the date at the end: "**Doors** Oak Seminar, Kiel    May 2022". */
function boldTitle({ text, styles = [] }: TextLine) {
  const title = styles.find((styled) => /\p{L}/u.test(styled.text));
  const details =
    title?.isBold && text.startsWith(title.text) ? text.slice(title.text.length).replace(/^[\s.,:]+/, '') : '';
  const end = dateAtEnd(details);
  const summary = withCommas(details.slice(0, details.length - end.length).replace(/[\s,]+$/, ''));
  return title && details && !noTitle.test(title.text)
    ? { title: title.text, date: readDate(end), summary }
    : undefined;
}

/** The month and year, or only the year, at the end of details. Periods and other words stay: "Ghent, 2019 – 2020". */
function dateAtEnd(details: string): string {
  const ends = [/(?<!\S)\p{L}+\.?\s+\d{4}$/u, /\S+$/].flatMap((form) => form.exec(details)?.[0] ?? []);
  const end = ends.find((text) => (text.match(/\p{L}+/gu) ?? []).every(isDatePart)) ?? '';
  const isPeriod = /\d{4}.*\d{4}/.test(end) || /[–—-]\s*$/.test(details.slice(0, details.length - end.length));
  return readDate(end) && !isPeriod ? end : '';
}

function beginsEntry(line: TextLine): boolean {
  const { text, isListItem, isNested } = line;
  const isLong = text.length > minReferenceLength && year.test(text);
  return (isListItem && !isNested) || isLong || datedTitle(line) !== undefined;
}

type LineTest = (line: TextLine) => boolean;

/**
 * The test for the first lines of entries. If most have a number or a bullet, all have one. If most lines are first
 * lines, so is each long line.
 */
function startTest(lines: readonly TextLine[]): LineTest {
  const isNumbered: LineTest = ({ text }) => numberAtStart.test(text);
  const isItem: LineTest = ({ isListItem, isNested }) => isListItem && !isNested;
  const starts = lines.filter(beginsEntry);
  if (lines.filter(isNumbered).length * 2 > starts.length) return isNumbered;
  if (starts.filter(isItem).length > starts.length * minShareOfItems) return isItem;
  const isDense = starts.length * 3 >= lines.length * 2;
  return (line) => beginsEntry(line) || (isDense && line.text.length > minReferenceLength && !line.isNested);
}

/** "Oak, A. (2019). Leaves.", with or without a number */
const citation = /^(?:\[?\d{1,3}[.\])] )?\p{Lu}[^"“«]*?(?:,? \p{Lu}\.?|et al\.?)\)?[,.:]? \((?:19|20)\d\d/u;

const areCitations = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ text }) => citation.test(text)).length * 2 > lines.length;

/** Moves citations below "Works" and the like to the publications. */
export function withCitations(sections: TextSections['sections']): TextSections['sections'] {
  const projects = sections.get('projects') ?? [];
  const citations = projects.filter(areCitations);
  if (citations.length === 0) return sections;
  const publications = [...(sections.get('publications') ?? []), ...citations];
  return new Map([
    ...sections,
    ['projects', projects.filter((part) => !citations.includes(part))],
    ['publications', publications],
  ]);
}

/** "Role" in "Role: Organizer" */
const labelOf = ({ text }: TextLine) => /^(\p{Lu}[\p{L} ]{2,24}):\s/u.exec(text)?.[1];

/** "Articles", "As Lead Author" */
const isGroupName = ({ text }: TextLine) => !/[\d.]/.test(text) && text.length < minReferenceLength;

type Entry = { title: string; date?: string | undefined; url: string | undefined; summary: string };

/** Whether a title is complete. It continues after an initial: "Tides. Ada B." */
const isWhole = ({ title, summary }: Entry) =>
  summary !== '' || /(?<![\s.]\p{Lu}|\bDr|\bProf)\.$|[!?)\d”"»]$/u.test(title);

/** Moves the address at the end of a title to `url`. */
function withAddress(entry: Entry): Entry {
  const { url, names } = withoutAddress({ names: [{ text: entry.title }], url: entry.url, heading: [], body: [] });
  return { ...entry, url, title: (names[0]?.text ?? entry.title).replace(/\s*\t\s*/g, ' ') };
}

/**
 * The entries and other lines of a bibliography; `undefined` if it has fewer than two entries, or if
 * the entries are titles above their details.
 */
export function bibliographyIn(lines: readonly TextLine[]) {
  const isStart = startTest(lines);
  const starts = lines.filter(isStart);
  const titles = lines.filter((line) => isTitle(line) && !isStart(line));
  const hasTitles = titles.length * 2 > starts.length || starts.length * 3 < lines.length - titles.length;
  if (starts.length < 2 || hasTitles) return undefined;
  const kinds = lines.map(kindTest(lines, isStart));
  const titleOf = starts.filter(boldTitle).length * 2 > starts.length ? boldTitle : () => undefined;
  const entries: Entry[] = [];
  const unused: string[] = [];
  let entry: Entry | undefined;
  for (const [index, line] of lines.entries()) {
    const { text, links } = line;
    const kind = kinds[index];
    if (kind === 'entry') {
      const ownParts = datedTitle(line) ?? titleOf(line);
      entry = { title: text, date: undefined, url: links[0], summary: '', ...ownParts };
      entries.push(entry);
    } else if (!entry || kind === 'remark' || kind === 'section' || (kind === 'group' && isWhole(entry))) {
      if (kind !== 'remark') entry = undefined;
      unused.push(text);
    } else if (kind === 'detail' || isWhole(entry)) entry.summary = [entry.summary, text].filter(Boolean).join('\n\n');
    else entry.title += ` ${text}`;
  }
  return { entries: entries.map(withAddress), unused };
}

/**
 * Returns a function for the kind of a line. A `detail` has a label that several lines have: "Role:
 * Organizer". A `remark` belongs to no entry: "As first author: 14". A `section` and a `group` name
 * the entries below; only a `section` has a gap above it.
 */
function kindTest(lines: readonly TextLine[], isStart: LineTest) {
  const starts = lines.filter(isStart);
  const hasOnlyItems = starts.every(({ isListItem }) => isListItem);
  const isDated = starts.filter(({ text }) => year.test(text)).length * 2 >= starts.length;
  const labels = lines.map(labelOf);
  return (line: TextLine, index: number) => {
    const { text, isListItem, isAfterGap } = line;
    const [label, next] = [labels[index], lines[index + 1]];
    const isAboveEntry = next !== undefined && isStart(next);
    if (label !== undefined && labels.indexOf(label) !== labels.lastIndexOf(label)) return 'detail';
    if (isStart(line)) return isDated && text.length < minReferenceLength && !year.test(text) ? 'remark' : 'entry';
    if (!isListItem && isAfterGap && (hasOnlyItems || isAboveEntry)) return 'section';
    return isGroupName(line) && (isTitle(line) || isAboveEntry) ? 'group' : 'text';
  };
}
