// Reads the entries of education: which name is the degree and which the school, and the grade.
import { anyOf, words } from '../../words/words.ts';
import type { TextEntry } from './entriesIn.ts';
import { bodyOf, datesOf } from './lists.ts';
import {
  mostHaveOrder,
  type NamedEntry,
  schoolWords,
  splitName,
  toNamedEntry,
  townInState,
  withOrganization,
  withTwoNames,
} from './namedEntries.ts';
import { withRemarks } from './remarksIn.ts';

export function studiesOf(entriesWithoutSchools: readonly TextEntry[]) {
  const entries = entriesWithoutSchools.map((entry) => withSchoolBelow(withTwoNames(entry)));
  const isSchoolFirst = mostHaveOrder(entries, beginsWithSchool);
  return entries.map((entry) => toStudies(entry, isSchoolFirst));
}

/** The school of a degree without one may be in the short line below, with the grade: "IHK Halle-Dessau, Note 1,9". */
function withSchoolBelow(entry: TextEntry): TextEntry {
  const [next, ...body] = entry.body;
  const lacksSchool = entry.names.length === 1 && !entry.place && !schoolWords.test(entry.names[0]?.text ?? '');
  const { title, organization } = splitName(entry.names[0]?.text ?? '');
  if (!next || !lacksSchool || (title && organization) || next.isListItem || !schoolLine.test(next.text)) return entry;
  return { ...entry, names: [...entry.names, { text: next.text }], body };
}

const schoolLine = /^[\p{Lu}][^.:;!?]{2,90}$/u;

/** Whether an entry of education names the school before the degree; `undefined` if its words do not show it. */
function beginsWithSchool({ names: [first, second] }: TextEntry): boolean | undefined {
  if (!first || !second || first.isLabeled) return false;
  const [isDegreeFirst, isDegreeSecond] = [first, second].map(({ text }) => degreeWords.test(text));
  if (isDegreeFirst !== isDegreeSecond) return isDegreeSecond;
  const [isSchoolFirst, isSchoolSecond] = [first, second].map(({ text }) => schoolWords.test(text));
  return isSchoolFirst === isSchoolSecond ? undefined : isSchoolFirst;
}

function namedStudies(entry: TextEntry, isSchoolFirst: boolean): NamedEntry {
  const [first, second] = entry.names;
  if (!first) return { title: '', organization: '' };
  if (!second) {
    // A school in capitals: "OCAD"
    if (/^\p{Lu}{2,6}$/u.test(first.text)) return { title: '', organization: first.text };
    const { title, organization } = schoolWords.test(first.text) ? namedSchool(first.text) : splitName(first.text);
    const isTurned = degreeWords.test(organization) && !degreeWords.test(title);
    return isTurned ? { title: organization, organization: title } : { title, organization };
  }
  return (beginsWithSchool(entry) ?? isSchoolFirst) ? toNamedEntry(second, first) : toNamedEntry(first, second);
}

const degreeWords =
  /\b(?:bachelor|master|diploma|ph\.?d|b\.?sc|m\.?sc|b\.?a|m\.?a|bfa|mba|degree|certificate|licence|laurea|abitur|doctor)\b/i;

function namedSchool(text: string): NamedEntry {
  // "Grado en Enfermería, Universitat de València"
  const parts = text.split(', ');
  const school = parts.findIndex((part) => schoolWords.test(part));
  if (school > 0) return { title: parts.slice(0, school).join(', '), organization: parts.slice(school).join(', ') };
  const { title, organization } = splitName(text);
  // "Istituto Alberghiero, Verona — Diploma in Culinary Arts"
  const [, first, second] = /^(.+?) [–—] (.+)$/u.exec(text) ?? [];
  if (first && second && schoolWords.test(first) !== schoolWords.test(second))
    return schoolWords.test(first) ? { title: second, organization: first } : { title: first, organization: second };
  if (!organization) return { title: '', organization: text };
  return schoolWords.test(title) ? { title: organization, organization: title } : { title, organization };
}

const gradeName = anyOf(words.documents['labels of a grade']);
const degreeClass = '(?:[12]:[12]|1st|2nd|3rd|first|upper second|lower second|third)(?:[- ]class)?(?: honou?rs)?';

/** "BA English, 2:1", "BSc (Hons) Biology (First Class)" */
const gradeAtEnd = new RegExp(
  `\\s*(?:[,;(–-]\\s*\\(?|\\s(?=gpa))(${degreeClass}|${gradeName}:? (?:[\\d.,/ ]+|n/a)|(?:summa |magna )?cum laude|distinction|merit)\\)?$`,
  'i',
);

/** "Grade: 2:1" on a line of its own */
const gradeLine = new RegExp(`^${gradeName}:\\s*(.{1,30})$`, 'i');

function toStudies(entry: TextEntry, isSchoolFirst: boolean) {
  const allNames = entry.names.map((name) => ({ ...name, text: name.text.replace(gradeAtEnd, '') }));
  const towns = allNames.length > 1 ? allNames.filter(({ text }) => townInState.test(text)) : [];
  const names = allNames.filter((name) => !towns.includes(name));
  const studies = withOrganization(namedStudies({ ...entry, names }, isSchoolFirst), entry);
  const { title, organization, place = towns[0]?.text } = withSchool(studies);
  const [, studyType = title, area] = /^([^,]+), (.+)$/.exec(title) ?? [];
  const grades = [
    ...entry.names.flatMap(({ text }) => gradeAtEnd.exec(text)?.[1] ?? []),
    ...entry.body.flatMap(({ text }) => gradeLine.exec(text)?.[1] ?? []),
  ];
  const { summary, highlights, keywords } = bodyOf(entry.body.filter(({ text }) => !gradeLine.test(text)));
  const fields = {
    institution: organization?.replace(/(?<=\p{Ll}{3})\.$|,$/u, ''),
    studyType,
    area,
    status: entry.status,
    score: grades.join(', '),
    ...datesOf(entry),
    location: place,
    url: entry.url,
  };
  return { ...fields, courses: keywords, highlights, summary: withRemarks(entry, fields, summary) };
}

/** Without an organization, the place is the school: a table's column "Place" may have it. */
function withSchool({ title, organization, place }: NamedEntry & { place?: string | undefined }) {
  return organization ? { title, organization, place } : { title, organization: place, place: undefined };
}
