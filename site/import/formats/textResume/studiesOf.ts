// Reads the entries of education: the degree, the school and the grade.
import { anyOf, words } from '../../words/words.ts';
import { withoutFullStop } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';
import { isName } from './lineKinds.ts';
import { bodyOf, datesOf } from './lists.ts';
import { withoutRemark, withRemarks } from './remarksIn.ts';
import { type NamedEntry, withRoles } from './roles.ts';
import { evidenceFor } from './roleWords.ts';

export function studiesOf(entries: readonly TextEntry[]) {
  const gradedEntries = entries.map(withDegree).map(withGrades);
  const namedEntries = withRoles(
    gradedEntries.map(({ entry }) => entry),
    'study',
  );
  return namedEntries.map((entry, index) => toStudy(entry, gradedEntries[index]?.grades ?? []));
}

const isDegree = ({ text }: { text: string }) => evidenceFor(text, 'study').title > 1;

/** The degree may be the first list item or sentence below a school: "Oak College", "- BSc in Biology". */
function withDegree(entry: TextEntry): TextEntry {
  const [line, ...body] = entry.body;
  const name = line && { ...line, isListItem: false, text: withoutFullStop(line.text) };
  const isBelow = name && isName(name) && isDegree(name) && !entry.names.some(isDegree);
  return isBelow ? { ...entry, body: [name, ...body] } : entry;
}

const gradeName = anyOf(words.documents['labels of a grade']);
const degreeClass = '(?:[12]:[12]|1st|2nd|3rd|first|upper second|lower second|third)(?:[- ]class)?(?: honou?rs)?';

const grade = `${degreeClass}|${gradeName}:? (?:[\\d.,/ ]+|n/a)|(?:summa |magna )?cum laude|distinction|merit`;

/** "BA English, 2:1", "BSc (Hons) Biology (First Class)", "BSc Biology (Grade 1.7), Elm University" */
const gradePart = `\\s*(?:[,;(–-]\\s*\\(?|\\s(?=gpa))(${grade})\\)?$|\\s*\\((${gradeName}:? \\d[^()]*)\\)`;
const gradePattern = new RegExp(gradePart, 'i');

/** "Grade: 2:1" on a line of its own */
const gradeLine = new RegExp(`^${gradeName}:\\s*(.{1,30})$`, 'i');

/** Takes the grades from an entry's names and from the lines below them. */
function withGrades(entry: TextEntry): { entry: TextEntry; grades: readonly string[] } {
  const gradedLines = entry.body.filter(({ text, isListItem }) => !isListItem && gradePattern.test(text));
  // "First year - Merit" above "Second year - Merit" are text.
  const isOnly = gradedLines.length === 1 && entry.body.slice(0, 2).some((line) => line === gradedLines[0]);
  const texts: readonly { text: string }[] = [...entry.names, ...(isOnly ? gradedLines : [])];
  const grades = [
    ...texts.flatMap(({ text }) => gradePattern.exec(text)?.slice(1).find(Boolean) ?? []),
    ...entry.body.flatMap(({ text }) => gradeLine.exec(text)?.[1] ?? []),
  ];
  const withoutGrade = <Name extends { text: string }>(name: Name): Name => ({
    ...name,
    text: name.text.replace(gradePattern, ''),
  });
  const lines = entry.body.map((line) => (texts.includes(line) ? withoutGrade(line) : line));
  const body = lines.filter(({ text }) => !gradeLine.test(text));
  return { entry: { ...entry, names: entry.names.map(withoutGrade), body }, grades };
}

function toStudy(entry: NamedEntry, grades: readonly string[]) {
  const { title } = entry;
  const [, first = title, second] = /^([^,]+), (.+)$/.exec(title) ?? [];
  // "Elementary Education, Bachelor’s Degree"
  const isAreaFirst = second !== undefined && isDegree({ text: second }) && !isDegree({ text: first });
  const [studyType, area] = isAreaFirst ? [second, first] : [first, second];
  const { summary, highlights, keywords } = bodyOf(entry.body);
  const fields = {
    institution: withoutRemark(entry.employer ?? entry.organization).replace(/(?<=\p{Ll}{3}|\))\.$|,$/u, ''),
    studyType,
    area,
    status: entry.status,
    score: grades.join(', '),
    ...datesOf(entry),
    location: entry.place,
    url: entry.url,
  };
  return { ...fields, courses: keywords, highlights, summary: withRemarks(entry, fields, summary) };
}
