// Decides what the names of an entry are: its title, and its employer or school.
import { countryCodeOf } from '../../normalize/countries.ts';
import type { TextEntry } from './entriesIn.ts';
import { bodyOf, datesOf } from './lists.ts';

type NamedEntry = { title: string; organization: string };

/** The alternatives of a regular expression, from words that are separated by spaces. */
const anyOf = (words: string) => words.trim().replace(/\s+/g, '|');

export const jobWords = new RegExp(
  `\\b(?:${anyOf(`
    developer engineer manager designer lead head director consultant analyst assistant intern officer specialist architect teacher
    nurse chef cook commis electrician accountant clerk driver technician professor lecturer tutor mechanic
    carpenter plumber waiter barista cashier secretary receptionist editor writer photographer lawyer doctor therapist
    programmer trainer instructor apprentice trainee volunteer founder owner chief president coordinator supervisor administrator researcher scientist
    \\w*utvecklare \\w*utvikler \\w*udvikler \\w*konsult \\w*ledare
    entwickler\\w* leiter\\w* berater\\w* ingenieur\\w*
    développeu\\w+ ingénieure? chef\\w* responsable desarrollador\\w* ingenier\\w+
    ontwikkelaar medewerker desenvolvedor\\w* engenheir\\w+`)})\\b`,
  'i',
);

const schoolWords = new RegExp(
  anyOf(`universi school college institut academy akademie hochschule gymnasium école lycée
    escuela colegio faculd escola politec polytech szko hogeschool
    universitet üniversite univerzit универси колледж школа институт академия 大学 大學 高校 學校 학교 دانشگاه جامعة`),
  'i',
);

/** Reads the names of a job: "Joiner, Oak" in one line, or in two in any order. */
export function namedJob({ names }: TextEntry): NamedEntry {
  const [first, second] = names;
  if (!first) return { title: '', organization: '' };
  if (!second) return splitName(first.text);
  if (first.isLabeled) return toNamedEntry(first, second);
  // LinkedIn prints the employer first, in larger letters.
  const isLarger = first.size !== undefined && second.size !== undefined && first.size > second.size * 1.02;
  const isTurned = isLarger || (jobWords.test(second.text) && !jobWords.test(first.text));
  return isTurned ? toNamedEntry(second, first) : toNamedEntry(first, second);
}

function namedStudies({ names }: TextEntry): NamedEntry {
  const [first, second] = names;
  if (!first) return { title: '', organization: '' };
  if (!second) return schoolWords.test(first.text) ? namedSchool(first.text) : splitName(first.text);
  return !first.isLabeled && schoolWords.test(first.text) && !schoolWords.test(second.text)
    ? toNamedEntry(second, first)
    : toNamedEntry(first, second);
}

type Name = TextEntry['names'][number];

const toNamedEntry = (title: Name, organization: Name): NamedEntry => ({
  title: title.text.replace(/,$/, ''),
  organization: organization.text.replace(/[,·|]\s*$/, ''),
});

function namedSchool(text: string): NamedEntry {
  const { title, organization } = splitName(text);
  if (!organization) return { title: '', organization: text };
  return schoolWords.test(title) ? { title: organization, organization: title } : { title, organization };
}

function splitName(text: string): NamedEntry {
  // "Oak, Ghent — Joiner"
  const [, employer = '', post = ''] = /^(.+,.+?) [–—] (.+)$/u.exec(text) ?? [];
  if (jobWords.test(post) && !jobWords.test(employer)) return { title: post, organization: employer };
  const [, title = text, organization = ''] =
    /^(.+?)(?:,| at| @| –| —| -| bei| chez| en| bij)\s+((?:[«"„“]?[\p{Lu}\p{Lo}]|[\w-]+\.[a-z]{2,}$).*)$/u.exec(text) ??
    [];
  return { title: title.trim().replace(/,$/, ''), organization };
}

/**
 * A name alone below the dates is the organization, perhaps with its town, unless it ends with a
 * country: "Ghent, Belgium".
 */
export function withOrganization(named: NamedEntry, { employer, place = '', isPlaceLabeled }: TextEntry) {
  const [name = '', town, ...others] = place.split(', ');
  const isPlace = town && (others.length > 0 || /^[A-Z]{2}$/.test(town) || countryCodeOf(town));
  const isOrganization = !isPlaceLabeled && !named.organization && !employer && place && named.title && !isPlace;
  return isOrganization
    ? { title: named.title, organization: name, place: town }
    : { ...named, place: place || undefined };
}

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
