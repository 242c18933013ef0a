// Decides which name of an entry is its title, and which is its employer or school.
import { countryCodeOf } from '../../normalize/countries.ts';
import { townAndCode } from '../../normalize/places.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { isEmploymentKind } from './datesIn.ts';
import type { TextEntry } from './entriesIn.ts';

export type NamedEntry = { title: string; organization: string };

export const jobWords = new RegExp(`\\b${anyOf(words.documents.jobs)}\\b`, 'i');

export const schoolWords = new RegExp(anyOf(words.documents.schools), 'i');

/**
 * Reads the names of a job: "Joiner, Oak" in one line, or in two in any order.
 * @param isEmployerFirst whether the employer is first in most of the section's entries
 */
export function namedJob(entry: TextEntry, isEmployerFirst = false): NamedEntry {
  const [first, second] = entry.names;
  if (!first) return { title: '', organization: '' };
  if (!second) return first.isWhole ? { title: first.text, organization: '' } : splitName(first.text);
  // "Assistant, Oak College" above "Wood 101: Planing"
  const { title, organization } = splitName(first.text);
  if (!first.isLabeled && isOrganization(organization) && !isOrganization(second.text) && !jobWords.test(second.text))
    return { title: `${title}, ${second.text}`, organization };
  return (beginsWithEmployer(entry) ?? isEmployerFirst) ? toNamedEntry(second, first) : toNamedEntry(first, second);
}

/** "Oak — Joiner" has two names. Their order is that of the section's other entries. */
export function withTwoNames(entry: TextEntry): TextEntry {
  const [name, ...others] = entry.names;
  const [, first = '', second] = /^([^–—]+?)\s+[–—]\s*(\p{Lu}[^–—]*)$/u.exec(name?.text ?? '') ?? [];
  const isWhole = name?.isWhole || (jobWords.test(first) && first.includes(', '));
  if (!name || isWhole || others.length > 0 || entry.employer || !first || !second) return entry;
  return { ...entry, names: [{ ...name, text: first }, { text: second }] };
}

/**
 * Keeps the name of a volunteer's post whole if no word shows that its end is an organization: "Coach, Children",
 * "Reviewer for Oak Letters, Elm".
 */
export function withWholeName(entry: TextEntry): TextEntry {
  const [name, ...others] = entry.names;
  const { title, organization } = splitName(name?.text ?? '');
  const isName = /\s|^[\p{Lu}\d.&]+$/u.test(organization) || isOrganization(organization) || jobWords.test(title);
  const isList = / (?:for|für|pour|para|per|voor|dla|для) \p{Lu}/u.test(title);
  if (!name || others.length > 0 || !organization || (isName && !isList)) return entry;
  return { ...entry, names: [{ ...name, isWhole: true }] };
}

const employerWords = new RegExp(`\\b${anyOf(words.documents.employers)}(?!\\p{L})`, 'iu');

/** Whether a text has a word that the names of employers or schools have. */
export const isOrganization = (text: string) => employerWords.test(text) || schoolWords.test(text);

/** Whether an entry names its employer before its title; `undefined` if its words do not show it. */
function beginsWithEmployer({ names: [first, second] }: TextEntry): boolean | undefined {
  if (!first || !second || first.isLabeled) return false;
  const [isJob, isOtherJob] = [first, second].map(({ text }) => jobWords.test(text));
  if (isJob !== isOtherJob) return isOtherJob;
  const [isEmployer, isOtherEmployer] = [first, second].map(({ text }) => employerWords.test(text));
  return isEmployer === isOtherEmployer ? undefined : isEmployer;
}

/** Whether most entries of a section have the same order of their names, as far as their words show. */
export function mostHaveOrder(entries: readonly TextEntry[], test: (entry: TextEntry) => boolean | undefined): boolean {
  const orders = entries.flatMap((entry) => (entry.names.length > 1 ? (test(entry) ?? []) : []));
  return orders.filter(Boolean).length * 2 > orders.length;
}

export const mostBeginWithEmployer = (entries: readonly TextEntry[]) => mostHaveOrder(entries, beginsWithEmployer);

/** Whether an entry names a degree or a residency, and no job. */
export function isDegree({ names, employer }: TextEntry): boolean {
  const text = names.map((name) => name.text).join(' ');
  return !employer && degreeInField.test(text) && !jobWords.test(text);
}

const degreeInField =
  /\b(?:bachelor|master|diploma|b\.?sc|m\.?sc|ph\.?d)\b.* (?:in|of)\b|\b(?:residency|clinical fellowship) in\b/i;

type Name = TextEntry['names'][number];

export const toNamedEntry = (title: Name, organization: Name): NamedEntry => ({
  title: title.text.replace(/[\s,–—-]+$/, ''),
  organization: organization.text.replaceAll('\t', ', ').replace(/[\s,·|–—-]+$/, ''),
});

export function splitName(text: string): NamedEntry {
  // "Lecturer, Statistics for Biologists, Sorbonne Université"
  const [, job = '', school = ''] = /^(.+, .+), ([^,]+)$/u.exec(text) ?? [];
  if (jobWords.test(job) && !jobWords.test(school) && isOrganization(school))
    return { title: job, organization: school };
  // "Oak, Ghent — Joiner"
  const [, employer = '', post = ''] = /^(.+,.+?) [–—] (.+)$/u.exec(text) ?? [];
  if (jobWords.test(post) && !jobWords.test(employer)) return { title: post, organization: employer };
  const [, title = text, organization = ''] =
    /^(.+?)(?:,| at| @| –| —| -| bei| chez| en| bij| presso| hos)\s+((?:[«"„“]?[\p{Lu}\p{Lo}]|[\w-]+\.[a-z]{2,}$).*)$/u.exec(
      text,
    ) ?? [];
  // "Oak Hospital, Ghent"
  const isEmployerAndTown = isOrganization(title) && isTown(organization) && !isOrganization(organization);
  if (isEmployerAndTown && !jobWords.test(text)) return { title: '', organization: text };
  return { title: title.trim().replace(/,$/, ''), organization };
}

/**
 * A single name below the dates is the organization, perhaps with its town, unless it ends with a country.
 * A place without a label is a place only if it looks like one.
 */
export function withOrganization(named: NamedEntry, { employer, place = '', isPlaceLabeled }: TextEntry) {
  const [name = '', town, ...others] = place.split(', ');
  const isPlace = town && (others.length > 0 || /^[A-Z]{2}$/.test(town) || countryCodeOf(town));
  const isOrganization =
    !isPlaceLabeled && !named.organization && !employer && isNameLike(place) && named.title && !isPlace;
  if (place && isOrganization) return { title: named.title, organization: withoutRemark(name), place: town };
  const isTownOrLabeled = isPlaceLabeled || isTown(townAndCode(place).town);
  return { ...named, organization: withoutRemark(named.organization), place: isTownOrLabeled ? place : undefined };
}

/** Whether a text beside a name may be another name, and not a remark: "30 h/week", "Part-time". */
export const isNameLike = (text: string): boolean => !/^\d+[\s,.%]/.test(text) && !isEmploymentKind(text);

/** A name without the remark at its end, which is in lower case or a number: "Oak (part-time)", "Oak, 18 months". */
function withoutRemark(name: string): string {
  const [, bracket = ''] = /\(([^()]*)\)$/.exec(name) ?? [];
  const isRemark = /^[\p{Ll}\d]/u.test(bracket) || isEmploymentKind(bracket.replace(/,.*$/, ''));
  const text = isRemark ? name.slice(0, -bracket.length - 2).trim() : name;
  return text.replace(/(?:[,;]|\s[–—-])\s(?:\p{Ll}|\d+[\s,.%])[^()]*$/u, '').trim() || name;
}

/** Two words in lower case that are in no name of a town: "Ask me about Go". */
const sentenceWords =
  /(?: (?!(?:d\w|del|d[oae]s|den|der|las?|les?|am|an|auf|im|in|of|the|upon|sur|en|y|e)\b)\p{Ll}+){2}/u;

const onlyWords = /^[\p{Lu}\p{Lo}][\p{L} .,'’-]+$/u;

/** Whether a text of words may be a town: it is no post, no part of a school, no heading and no sentence. */
export function isTown(text: string): boolean {
  const isOther = /\b(?:department|faculty|institute|school|university)\b/i.test(text) || sentenceWords.test(text);
  const isKnown = jobWords.test(text) || isEmploymentKind(text) || sectionForHeading(text) !== undefined;
  return onlyWords.test(text) && !isOther && !isKnown;
}

/** "Oak Prairie WI", "Vale Verde (RS)" */
export const townInState = new RegExp(
  `^\\p{Lu}[\\p{L} .'-]+,? (?:\\([A-Z]{2}\\)|${anyOf(words.places['codes of states'])})$`,
  'u',
);
