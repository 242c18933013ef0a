// Splits a résumé without fields into its sections.
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { sectionForHeading, type TextSection } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { hasContact } from './contacts.ts';
import { datesIn } from './datesIn.ts';
import { headingFinder, isInCapitals, isPlain, styleOf } from './headingFinder.ts';
import { addressesIn, mayBeName, nameBelowSideBar, nameInAddress } from './nameIn.ts';
import { jobWords } from './roleWords.ts';

/** A heading, its section (`other` if it is unknown), and the lines below it. */
export type SectionPart = {
  section: TextSection;
  heading: string;
  lines: readonly TextLine[];
  /** Whether a contact among its lines may be that of a referee, whose name is then in another line. */
  hasReferee?: boolean;
};

export type TextSections = {
  /** The lines above the first heading. */
  top: readonly TextLine[];
  /** In the order of the document. */
  parts: readonly SectionPart[];
};

/** @param headings more headings, of another language */
export function sectionsIn(
  writtenLines: readonly TextLine[],
  headings: ReadonlyMap<string, TextSection> = new Map(),
): TextSections {
  const lines = withWholeHeadings(withMarginHeadings(withoutNumbers(writtenLines)));
  const sectionOf = headingFinder(lines, headings);
  const top: TextLine[] = [];
  const parts: OpenPart[] = [];
  const name = nameBelowSideBar(lines, (line) => sectionOf(line) !== undefined);
  let current: TextLine[] = top;
  let list: TextLine[] | undefined;
  const isLastOf = (...names: readonly TextSection[]) =>
    names.some((name) => parts.findLast((part) => part.section === name)?.lines === current);
  for (const [index, line] of lines.entries()) {
    const section = sectionOf(line);
    if (line === name && !top.some(mayBeName)) current = top;
    // The owner's name is above the first heading, often in the same style.
    const isText =
      !section || isTitleOfEntry(lines, index) || (section === 'other' && current === top && !hasDates(lines, index));
    const isHead = current === top || isLastOf('contact', 'summary');
    list = isText && isHead ? moveLabeledList(line, list, parts) : undefined;
    if (list) continue;
    if (isText && isOwnLink(line, top) && isLastOf(...listSections)) openPart(parts, 'contact', '').push(line);
    else if (isText) current.push(line);
    else current = openPart(parts, partOfSection(section, line.text), line.text);
  }
  return { top, parts };
}

/**
 * Whether "2012 – 2014" above an unknown heading, such as "HIGH SCHOOL", makes it the title of an entry, or a line with
 * dates does so for "Internship", as for another title in its style.
 */
function isTitleOfEntry(lines: readonly TextLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  const dates = above && datesIn(above);
  if (!line || !dates) return false;
  if (!sectionForHeading(line.text)) return dates.form === 'alone';
  const isAlike = (other: TextLine, order: number) =>
    styleOf(other) === styleOf(line) && !sectionForHeading(other.text) && isDated(lines[order - 1]);
  return jobWords.test(line.text) && lines.some(isAlike);
}

const isDated = (line: TextLine | undefined) => line !== undefined && datesIn(line) !== undefined;

/** Whether dates are near below a line, as they are below a heading, but not below the owner's name. */
const hasDates = (lines: readonly TextLine[], index: number) =>
  lines.slice(index + 1, index + 4).some((line) => datesIn(line)?.period.endDate);

type OpenPart = SectionPart & { lines: TextLine[] };

function openPart(parts: OpenPart[], section: TextSection, heading: string): TextLine[] {
  const lines: TextLine[] = [];
  parts.push({ section, heading, lines });
  return lines;
}

/** Sections whose entries have no contacts, unlike jobs and references. */
export const listSections = ['awards', 'certificates', 'skills', 'languages', 'interests'] as const;

/** Whether a line is only a link to the owner's portfolio, or has the name at the top in its address. */
function isOwnLink(line: TextLine, top: readonly TextLine[]): boolean {
  const { text, links, linkTexts: [linkText = ''] = [] } = line;
  const isLink = links.length === 1 && linkText !== '' && !/\p{L}{2}/u.test(text.replace(linkText, ''));
  return isLink && (/^(?:my )?portfolio$/i.test(linkText) || nameInAddress(top, addressesIn([line])) !== undefined);
}

/**
 * Moves "Core Skills: Joinery | Drawing", among the contacts or in the summary, to a section of its own.
 * @param list the section of the line above, if it is such a list; this line may be another row
 * @returns the section that has the line; `undefined` if the line is not part of such a list
 */
function moveLabeledList(line: TextLine, list: TextLine[] | undefined, parts: OpenPart[]) {
  const [, label = '', text = ''] = /^(\p{L}[^:]{2,40}?)\s*:\s+(\S.*)$/u.exec(line.text) ?? [];
  const section = sectionForHeading(label);
  if (section && /^(?:skills|languages|interests|summary)$/.test(section)) {
    const lines = openPart(parts, section, label);
    lines.push({ ...line, text: text.replace(/(?<=,.*)\.$/, '') });
    return lines;
  }
  const isRow = /\t|[,;|·•] /.test(line.text) && !/:\s/.test(line.text);
  if (!list || !isRow || isSentence(line.text) || hasContact(line.text)) return undefined;
  list.push(line);
  return list;
}

const memberships = new RegExp(anyOf(words.documents['words for memberships']), 'i');
const activities = new RegExp(anyOf(words.documents['words for activities']), 'i');
const coursework = new RegExp(anyOf(words.documents['words for coursework']), 'i');
const separator = new RegExp(`\\s+(?:${anyOf(words.dates['between several dates'])}|&)\\s+`, 'i');

/**
 * Memberships are a section of their own, and so are the courses of a degree. "Certificates and
 * Coursework" are certificates.
 */
function partOfSection(section: TextSection, text: string): TextSection {
  const [heading = ''] = text.split(':');
  if (section === 'volunteer' && memberships.test(heading) && !activities.test(heading)) return 'memberships';
  const parts = section === 'certificates' ? heading.split(separator) : [heading];
  const isCoursework = /^(?:education|certificates)$/.test(section) && parts.every((part) => coursework.test(part));
  return isCoursework ? 'coursework' : section;
}

/** The number of a heading: "1.3 Education" */
const number = /^(?:\d{1,2}\.)*\d{1,2}\.?\s+(?=\p{L})/u;

/** Drops the numbers of headings, if two known headings have one. */
function withoutNumbers(lines: readonly TextLine[]): readonly TextLine[] {
  const textOf = ({ text }: TextLine) => text.replace(number, '');
  const isNumbered = (line: TextLine) => textOf(line) !== line.text && sectionForHeading(textOf(line)) !== undefined;
  if (lines.filter(isNumbered).length < 2) return lines;
  return lines.map((line) => (isNumbered(line) || !isPlain(line) ? { ...line, text: textOf(line) } : line));
}

/** Moves headings in the left margin, of up to three lines, to a line of their own: "EDUCATION    Oak College". */
function withMarginHeadings(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  let count = 0;
  let pendingMarginLines = 0;
  // Below other headings, "Languages:" in the margin is the label of a group of skills, and below large ones "Languages".
  const headings = lines.filter(({ text }) => sectionForHeading(text));
  const hasLabels = headings.length > 1;
  const hasLarge = headings.filter(isLarge).length > 1;
  for (const [index, line] of lines.entries()) {
    const margins = lines.slice(index, index + maxMarginLines).map((margin, order) => {
      const text = marginOf(margin, order);
      return (hasLabels && /:$/.test(text)) || (hasLarge && isPlain({ ...margin, text })) ? '' : text;
    });
    const heading = pendingMarginLines > 0 ? [] : headingOfMargins(margins);
    if (heading.length > 0) {
      output.push({ ...line, text: joinMargins(heading), isBold: true, size: 1.2, links: [] });
      count += 1;
      pendingMarginLines = heading.length;
    }
    const text = line.text.split('\t').slice(1).join('\t').trim();
    if (pendingMarginLines === 0) output.push(line);
    else if (text) output.push({ ...line, text, isBold: false });
    pendingMarginLines = Math.max(0, pendingMarginLines - 1);
  }
  return count > 1 ? output : lines;
}

const maxMarginLines = 3;

/** Joins the two lines of a heading: "PROFESSIONAL", "DEVELOPMENT". */
function withWholeHeadings(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  for (const line of lines) {
    const last = output.at(-1);
    const isRest =
      last &&
      !isPlain(last) &&
      styleOf(last) === styleOf(line) &&
      [last.text, line.text].every((text) => !text.includes('\t')) &&
      isOneHeading(last.text, line.text);
    if (isRest) output.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else output.push(line);
  }
  return output;
}

/** "PROFESSIONAL", "DEVELOPMENT"; in capitals also "SKILLS", "IN SALES", which has nothing below its first line */
function isOneHeading(first: string, second: string): boolean {
  const areKnown = [first, second].map((text) => sectionForHeading(text) !== undefined);
  if (areKnown.every((isKnown) => !isKnown)) return sectionForHeading(`${first} ${second}`) !== undefined;
  const areCapitals = [first, second].every((text) => isInCapitals(text) && text.length < maxHeadingLine);
  return areCapitals && areKnown[0] !== areKnown[1] && (areKnown[0] === true || endsWithConjunction.test(first));
}

/** The longest line of a heading with several lines, in characters. */
const maxHeadingLine = 24;

const endsWithConjunction = new RegExp(`\\s(?:${anyOf(words.dates['between several dates'])}|&)$`, 'iu');

/** The text in the margin. A later line in capitals may have nothing beside it. */
function marginOf({ text, isListItem }: TextLine, order: number): string {
  const [first = '', ...others] = text.split('\t');
  // "Publications    7" is a line of a table of contents.
  if (/^\d+$/.test(others.join(''))) return '';
  const hasMargin = others.length > 0 || (order > 0 && text.length < 20 && text === text.toUpperCase());
  return hasMargin && !isListItem ? first.trim() : '';
}

/** The lines in the margin that make the longest heading. A heading of several lines is in capitals. */
function headingOfMargins(margins: readonly string[]): readonly string[] {
  for (let length = margins.length; length > 0; length -= 1) {
    const parts = margins.slice(0, length);
    const text = joinMargins(parts);
    const isWhole = length === 1 || (parts.every(Boolean) && text === text.toUpperCase());
    if (parts[0] && isWhole && sectionForHeading(text)) return parts;
  }
  return [];
}

const joinMargins = (parts: readonly string[]) => parts.join(' ').replace(/- /g, '');
