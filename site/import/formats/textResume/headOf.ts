// Reads the name and the title at the top of a résumé.
import { firstNames, lastNames, normalizeKey } from '../../normalize/fieldAliases.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { contactField } from '../../words/contactLabels.ts';
import { documentTitlePattern, sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { labelIn } from './contactLines.ts';
import { email, hasContact, onlyWords, place, separators } from './contacts.ts';
import { addressesIn, nameIn } from './nameIn.ts';
import { isOrganization, isTown, jobWords } from './roleWords.ts';

/** The fewest lines above the first heading that are more than a head. */
const maxHeadLines = 25;

/** Longer lines at the top, in characters, are a summary. */
const maxLabelLength = 90;
/** Lines at the top between these lengths, in characters, may be wrapped. */
const [minWrappedLength, maxWrappedLength] = [40, 200];

type Head = {
  name: string | undefined;
  label: string | undefined;
  contactLines: readonly TextLine[];
  summary: readonly TextLine[];
};

/**
 * The title is the first line below the name that has a word for a job, or that is near the name or
 * large and is neither an organization nor a place. Contacts, texts and headings are not titles.
 * @param labeledName the name, if it has a label; else ''
 * @param otherLines the other lines of the file. If the top has no address, their first email may have the name
 */
export function headOf(lines: readonly TextLine[], labeledName: string, otherLines: readonly TextLine[] = []): Head {
  const labeled = lines.find(({ names }) => names);
  if (labeled?.names) return labeledHead(labeled, labeled.names);
  const candidates = withWholeLines(withColumnsBelow(lines)).filter(({ text }) => !documentTitlePattern.test(text));
  const isNameLine = ({ text }: TextLine) => labelIn(text)?.field === 'name';
  const name = labeledName
    ? { text: labeledName, lines: candidates.filter(isNameLine) }
    : nameIn(candidates, addressesIn(lines) || addressesIn(otherLines.filter(({ text }) => email.test(text))));
  // A page's header repeats the name: "Ada Example — Curriculum Vitae".
  const isName = ({ text }: TextLine) => {
    const [before, after] = name ? text.toLowerCase().split(name.text.toLowerCase()) : [];
    const rest = `${before}${after}`.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return after !== undefined && (rest === '' || documentTitlePattern.test(rest));
  };
  const others = candidates.filter((line) => !name?.lines.includes(line) && !isName(line));
  const isLongText = ({ text }: TextLine) => (text.length > maxLabelLength && !titles.test(text)) || isSentence(text);
  // Several list items are those of a job whose heading was not seen.
  const hasList = others.filter(({ isListItem }) => isListItem).length > 2;
  // Many lines are those of jobs whose headings were not seen.
  const hasSummary = !hasList || others.length < maxHeadLines;
  const summary = others.filter(
    (line) => hasSummary && isLongText(line) && !isContactLine(line) && !(hasList && line.isListItem),
  );
  // Far below the name, or beside it, only a word for a job or a large font shows that a line is the title.
  const firstContact = others.findIndex((line) => isContactLine(line) || mayBeAddressOrFact(line.text));
  const isNear = (line: TextLine) => firstContact < 0 || others.indexOf(line) < firstContact;
  const contactSize = Math.max(1, ...others.filter(isContactLine).map(({ size }) => size));
  const isProminent = ({ size }: TextLine) => isLarge({ size: size / contactSize });
  const firstLabel = others.find(
    (line) =>
      name !== undefined &&
      candidates.indexOf(line) > candidates.findIndex((candidate) => name.lines.includes(candidate)) &&
      !summary.includes(line) &&
      (!line.isListItem || (!hasList && jobWords.test(line.text))) &&
      !isContactLine(line) &&
      !sectionForHeading(line.text) &&
      !/^["“„«(]/.test(line.text) &&
      !mayBeAddressOrFact(line.text) &&
      (jobWords.test(line.text) || ((isNear(line) || isProminent(line)) && !isOrganizationOrPlace(line))),
  );
  const label = firstLabel && wholeLabel(firstLabel, others);
  // "Joiner · Ghent, Belgium · ada@ada.example"
  const [contactLine] = others.filter(({ text }) => hasContact(text));
  const [firstPart = '', ...otherParts] = contactLine?.text.split(separators) ?? [];
  const isTitle = jobWords.test(firstPart) || otherParts.some((part) => place.test(part));
  const isLabelFirst = !label && onlyWords.test(firstPart) && isTitle;
  // "Joiner — Ghent, Belgium"
  const [, title = label?.text, town = ''] = /^(.*\S)\s+[–—|·-]\s+(.+)$/u.exec(label?.text ?? '') ?? [];
  const hasTown = label && place.test(town);
  const contactLines = [
    ...others
      .filter((line) => !label?.parts.includes(line) && !summary.includes(line))
      .map((line) =>
        isLabelFirst && line === contactLine ? { ...line, text: line.text.slice(firstPart.length) } : line,
      ),
    ...(hasTown ? [{ ...label.line, text: town }] : []),
  ];
  return {
    name:
      name &&
      inOrdinaryCase(
        name.text
          .replace(greeting, '')
          .replace(/(?<=\p{Lu}) \.(?= )/gu, '.')
          .replace(/\s+\.$/, ''),
      ),
    label: hasTown
      ? title
      : isLabelFirst
        ? firstPart
        : label && inOrdinaryCase(label.text.replace(/\s*\|[\s|]*/g, ' | ')),
    contactLines,
    summary,
  };
}

function labeledHead(line: TextLine, { title, place: town }: NonNullable<TextLine['names']>): Head {
  const contactLines = town ? [{ ...line, text: `City: ${town}` }] : [];
  return { name: inOrdinaryCase(line.text), label: title || undefined, contactLines, summary: [] };
}

function isOrganizationOrPlace({ text }: TextLine): boolean {
  return (isOrganization(text) && !student.test(text)) || (place.test(text) && isTown(text));
}

/**
 * A title with bars, and the line below it in the same style: "JOINER | TURNER | HEAD OF", "REPAIRS".
 * @returns `undefined` if such a line is elsewhere, because a part of the title is
 */
function wholeLabel(line: TextLine, others: readonly TextLine[]) {
  const isSame = (other: TextLine) =>
    other !== line &&
    other.size === line.size &&
    other.isBold === line.isBold &&
    other.text === other.text.toUpperCase() &&
    !isContactLine(other) &&
    !place.test(other.text);
  const isInCapitals = line.text.includes('|') && line.text === line.text.toUpperCase();
  const parts = [line, ...(isInCapitals ? others.filter(isSame) : [])];
  const start = others.indexOf(line);
  if (!parts.every((part, index) => others[start + index] === part)) return undefined;
  return { line, parts, text: parts.map(({ text }) => text).join(' ') };
}

const student = new RegExp(anyOf(words.documents['words for students']), 'i');

/** Moves contacts beside the name or the title to lines of their own, at the end: "Ada Example    Ghent". */
function withColumnsBelow(lines: readonly TextLine[]): readonly TextLine[] {
  const movedLines: TextLine[] = [];
  const firstColumn = lines.map((line) => {
    const [first = '', ...others] = line.text.split(/\t| {3,}| [/|] (?=\S+@|\+?\d)/);
    const hasContactBeside = !/[@\d:]/.test(first) && !contactField(first) && others.some((text) => address.test(text));
    if (others.length === 0 || !(isLarge(line) || jobWords.test(first) || hasContactBeside)) return line;
    movedLines.push(...others.map((text) => ({ ...line, text, size: 1 })));
    return { ...line, text: first, links: [] };
  });
  return [...firstColumn, ...movedLines];
}

/** An email address, a page, a postal code or a phone number. */
const address = /\S@\S|www\.|(?<!\d)\d{5}(?!\d)|\d[\d ().-]{7,}\d/;

/**
 * Joins a long line and the next, if that begins in lower case: "Carver of … doors and", "windows". A short line must
 * end in the middle of a phrase: "JOINER &", "CARVER".
 */
function withWholeLines(lines: readonly TextLine[]): readonly TextLine[] {
  const output: TextLine[] = [];
  for (const line of lines) {
    const last = output.at(-1);
    const isLong = last && last.text.length > minWrappedLength && last.text.length < maxWrappedLength;
    const isOpen = last && openEnd.test(last.text) && last.isBold === line.isBold && last.size === line.size;
    const isRest = isOpen || (isLong && /^\p{Ll}/u.test(line.text));
    if (isRest && !line.isListItem && !hasContact(last.text + line.text))
      output.splice(-1, 1, { ...last, text: `${last.text} ${line.text}` });
    else output.push(line);
  }
  return output;
}

/** "JOINER &", "Joiner of doors and" */
const openEnd = new RegExp(`\\S (?:&|${anyOf(words.documents['words within a name'])})$`, 'iu');

/** Titles beside each other, which may be long: "Joiner | Doors | Windows" */
const titles = new RegExp(`^[^|·•]*${jobWords.source}[^|·•]* [|·•] `, 'iu');

/** "Hi 👋, I'm Ada" */
const greeting = /^(?:hi|hello|hey)(?!\p{L}).*?\bI(?:['’]m| am)\s+/iu;

/** Whether a line may be an address or a labeled fact. A title has no digits. */
function mayBeAddressOrFact(text: string): boolean {
  return /^[^:]{2,30}: /.test(text) || (/\d/.test(text) && !jobWords.test(text));
}

const particles = new RegExp(`(?<= )${anyOf(words.documents['particles of a name'])}(?= )`, 'g');

/** "ADA VAN DYCK-MÜLLER" as "Ada van Dyck-Müller". A name with lower-case letters stays as it is. */
function inOrdinaryCase(text: string): string {
  const [name = '', ...degrees] = text.split(/(?=, )/);
  return [ordinaryCase(name), ...degrees].join('');
}

/** Abbreviations that stay in capitals. */
const acronyms = new RegExp(`(?<!\\p{L})${anyOf(words.documents.acronyms)}(?!\\p{L})`, 'gu');

function ordinaryCase(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{3}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<!\p{L}|\p{L}{2}['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(particles, (word) => word.toLowerCase())
    .replace(/(?<=(?<!\p{L})Mc)\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(acronyms, (word) => word.toUpperCase());
}

/** Whether a line has contacts, or only links, such as "github | PORTFOLIO". */
function isContactLine({ text, links, linkTexts = [] }: TextLine): boolean {
  const rest = linkTexts.reduce((output, linkText) => output.replace(linkText, ' '), text);
  return hasContact(text) || (links.length > 0 && linkTexts.some(Boolean) && !/\p{L}{2}/u.test(rest));
}

/** Lines at the top, and the jobs below them, if those have no heading. The line above the first job may be its employer. */
export function splitBeforeJobs(top: readonly TextLine[]): readonly [readonly TextLine[], readonly TextLine[]] {
  const isJob = ({ text }: TextLine) => period.test(text) && jobWords.test(text) && text.length < maxLabelLength;
  const first = top.findIndex(isJob);
  if (top.filter(isJob).length < 2) return [top, []];
  const above = top[first - 1];
  const hasEmployer = first > 1 && above?.isBold && !isContactLine(above);
  const start = hasEmployer ? first - 1 : first;
  return [top.slice(0, start), top.slice(start)];
}

const yearOrPresent = `(?:(?:19|20)\\d\\d|(?<!\\p{L})${anyOf(words.dates.present)}(?!\\p{L}))`;
const period = new RegExp(`${yearOrPresent}.{0,5}[–—-].{0,20}${yearOrPresent}`, 'iu');

/** The title in a line such as "Position: Joiner", with that line. */
export function labeledTitle(lines: readonly TextLine[]): { text: string; line: TextLine } | undefined {
  return lines
    .flatMap((line) => {
      const { field, value = '' } = labelIn(line.text) ?? {};
      return field === 'label' && jobWords.test(value) ? [{ text: value, line }] : [];
    })
    .at(0);
}

/** The name in lines such as "Name: Ada Example", or "First name: Ada" and "Last name: Example". */
export function labeledName(lines: readonly TextLine[]): string {
  const names = lines.flatMap(({ text }) => labelIn(text) ?? []).filter(({ field }) => field === 'name');
  const partOf = (labels: readonly string[]) => names.find(({ label }) => labels.includes(normalizeKey(label)))?.value;
  const first = partOf(firstNames);
  // "Naam: Elm" beside "Voornaam: Ada"
  const last = partOf(lastNames) ?? names.find(({ value }) => value !== first)?.value;
  const parts = first && last ? [first, last] : [];
  return parts.length > 1 ? parts.join(' ') : (names[0]?.value ?? '');
}
