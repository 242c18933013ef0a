import type { TextEntry } from './entriesIn.ts';
import { bodyOf, datesOf } from './lists.ts';
import { namedStudies, withOrganization } from './namedEntries.ts';

const gradeName = 'final grade|grade|gpa|note|abschlussnote|score|result|mention|media|voto|nota|ocena|cijfer';
const degreeClass = '(?:[12]:[12]|1st|2nd|3rd|first|upper second|lower second|third)(?:[- ]class)?(?: honou?rs)?';

/** "BA English, 2:1", "BSc (Hons) Biology (First Class)" */
const gradeAtEnd = new RegExp(
  `\\s*[,;(–-]\\s*\\(?(${degreeClass}|(?:${gradeName}):? [\\d.,/ ]+|(?:summa |magna )?cum laude|distinction|merit)\\)?$`,
  'i',
);

/** A line of its own: "Grade: 2:1" */
const gradeLine = new RegExp(`^(?:${gradeName}):\\s*(.{1,30})$`, 'i');

export function toStudies(entry: TextEntry) {
  const names = entry.names.map((name) => ({ ...name, text: name.text.replace(gradeAtEnd, '') }));
  const { title, organization, place } = withOrganization(namedStudies({ ...entry, names }), entry);
  const [, studyType = title, area] = /^([^,]+), (.+)$/.exec(title) ?? [];
  const grades = [
    ...entry.names.flatMap(({ text }) => gradeAtEnd.exec(text)?.[1] ?? []),
    ...entry.body.flatMap(({ text }) => gradeLine.exec(text)?.[1] ?? []),
  ];
  const { summary, highlights, keywords } = bodyOf(entry.body.filter(({ text }) => !gradeLine.test(text)));
  return {
    institution: organization,
    studyType,
    area,
    score: grades.join(', '),
    ...datesOf(entry),
    location: place,
    url: entry.url,
    courses: [...keywords, ...highlights, summary],
  };
}
