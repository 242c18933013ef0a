// Keeps parts of a document as text, word for word, in the list `textSections` of the résumé.

import { isPrivateLabel } from '../../normalize/textSection.ts';
import { plainLine, type TextLine } from '../../read/TextLine.ts';
import { sectionForHeading, type TextSection } from '../../words/sectionTitles.ts';
import { labelIn } from './contactLines.ts';
import { email } from './contacts.ts';
import { datesIn } from './datesIn.ts';
import { isTitle } from './lineKinds.ts';
import { withAddresses } from './lists.ts';
import type { SectionPart } from './sectionsIn.ts';

/** A part of the document that is kept as text. `reason` says why its entries are not clear, if it should have some. */
export type TextPart = SectionPart & { reason?: string | undefined };

/** A part's lines that may be published, and the private ones, such as the phone number of a supervisor. */
type SortedPart = { part: TextPart; privateLines: readonly TextLine[] };

/** A phone number begins with +, a bracket or 0, or has two groups of three digits. */
const phone = /(?<![\p{L}\d./:-])(?:\+\d|\(\+?\d|0\d|\d{3}[ .-]\d{3})[\d ()/.-]{4,}\d(?![\p{L}\d])/u;

/** "07/07 - 06/10", "25.09.2020", "09/2020", "2020-09-25" */
const date =
  /(?<!\d)\d\d\/\d\d\s*[–-]\s*\d\d\/\d\d(?!\d)|(?<!\d)(?:\d\d?[./-])?\d\d?[./-](?:19|20)\d\d(?!\d)|(?<!\d)(?:19|20)\d\d(?:[./-]\d\d){0,2}(?!\d)/g;

const isPrivate = ({ text }: TextLine) =>
  email.test(text) || phone.test(text.replace(date, '')) || hasPrivateLabel(text);

/** "Date of birth: 5 May 1981", "Phone: 470" */
export function hasPrivateLabel(text: string): boolean {
  const { label = '', field = '' } = labelIn(text.replace(/\s*:\s*/, ': ')) ?? {};
  return privateFields.has(field) || isPrivateLabel(label);
}

const privateFields: ReadonlySet<string> = new Set(['name', 'email', 'phone']);

export function withoutPrivateLines(part: TextPart): SortedPart {
  let isBelow = false;
  const privateLines = part.lines.filter((line) => {
    // A heading that was not seen as one: "Personal details:", "References"
    const section = line.isListItem ? undefined : sectionForHeading(line.text);
    if (section !== undefined) isBelow = section === 'contact' || section === 'references';
    return isBelow || isPrivate(line);
  });
  return { part: { ...part, lines: part.lines.filter((line) => !privateLines.includes(line)) }, privateLines };
}

/**
 * Whether a part may be published. Sections of remarks and of other people's data, such as "Signature" and "Students
 * supervised", may not, and neither may unknown headings below "References": they are the names of referees.
 */
export function mayBeText(part: TextPart, all: readonly SectionPart[]): boolean {
  const { section, heading, lines } = part;
  const index = all.findIndex((other) => other.lines === lines);
  const above = all.slice(0, index).findLast((other) => sectionForHeading(other.heading) !== undefined);
  const isReferee = section === 'other' && above?.section === 'references';
  const isRemark = sectionForHeading(heading) === 'other';
  return (
    heading !== '' && !part.hasReferee && section !== 'contact' && section !== 'references' && !isReferee && !isRemark
  );
}

const placeOf: Partial<Record<TextSection, string | undefined>> = {
  memberships: 'volunteer',
  coursework: 'education',
  other: undefined,
};

export function toTextSection({ section, heading, lines }: TextPart) {
  const title = heading.replace(/^[^\p{L}\p{N}]+\s|[\s:]+$/gu, '');
  return {
    title,
    text: markdownOf(lines.flatMap(linesOfRow), section),
    section: section in placeOf ? placeOf[section] : section,
  };
}

/** The lines of an entry that is a row, as in LinkedIn's PDF: its names, its dates and place, and its texts. */
function linesOfRow(line: TextLine): readonly TextLine[] {
  if (!line.row || line.text) return [line];
  const { title, organization, place, period, texts } = line.row;
  const [names, facts] = [
    [title, organization].filter(Boolean).join(', '),
    [period, place].filter(Boolean).join(' · '),
  ];
  const heading = { ...plainLine, text: names, isBold: true, links: line.links };
  return [heading, { ...plainLine, text: facts }, ...texts].filter(({ text }) => text);
}

/** Sections in which a short line with dates is the heading of an entry. */
const withDatedHeadings: readonly TextSection[] = ['work', 'education', 'projects', 'volunteer'];

/** The longest heading of an entry, in characters. */
const maxHeadingLength = 120;

function hasNameAndDates(line: TextLine): boolean {
  const { before = [], after = [] } = (line.text.length < maxHeadingLength && datesIn(line)) || {};
  return before.length + after.length > 0;
}

/** Lines as Markdown: headings in bold, lists, and paragraphs. */
function markdownOf(lines: readonly TextLine[], section: TextSection): string {
  const isDated = (line?: TextLine) => line !== undefined && !line.isListItem && hasNameAndDates(line);
  // Dated lines below each other are one-line entries, not headings.
  const dated = lines.filter(isDated);
  const alone = lines.filter((line, index) => isDated(line) && !isDated(lines[index + 1]));
  const areHeadings = withDatedHeadings.includes(section) && alone.length * 2 > dated.length;
  const isHeading = (line: TextLine) => areHeadings && isDated(line) && !line.text.endsWith('.');
  // A whole section may be bold.
  const areTitles = lines.some((line) => !isTitle(line));
  return lines.reduce(
    (text, line, index) =>
      text + separatorBefore(line, lines[index - 1]) + blockOf(line, isHeading(line) || (areTitles && isTitle(line))),
    '',
  );
}

/** Whether a line goes on with the sentence of the one above. */
const continues = (line: TextLine, above: TextLine) =>
  !line.isListItem &&
  !isTitle(line) &&
  !isTitle(above) &&
  !datesIn(above) &&
  /^\p{Ll}/u.test(line.text) &&
  !/[.!?:;]$/.test(above.text);

function separatorBefore(line: TextLine, above: TextLine | undefined): string {
  if (!above) return '';
  if (continues(line, above)) return ' ';
  return line.isListItem && above.isListItem ? '\n' : '\n\n';
}

function blockOf(line: TextLine, isHeading: boolean): string {
  const text =
    rowText(line) ?? withAddresses({ ...line, text: line.text.replace(leaders, '').replace(/ {3,}/g, '\t') }, ' · ');
  if (line.isListItem) return `${line.isNested ? '  ' : ''}- ${text}`;
  return isHeading ? `**${text}**` : text;
}

/** Dots that lead to the margin: "Doors . . . . . .", "Doors....." */
const leaders = /(?: ?\.){5,}(?=\t|$)/g;

/** A table's row with the names of its columns: "Safe Pass · Valid to: 05/2027". */
function rowText({ cells = [] }: TextLine): string | undefined {
  if (!cells.some(({ label }) => label)) return undefined;
  return cells
    .map(({ label, lines }, index) => [index > 0 ? label : '', lines.map(({ text }) => text).join(', ')])
    .filter(([, text]) => text)
    .map((parts) => parts.filter(Boolean).join(': '))
    .join(' · ');
}
