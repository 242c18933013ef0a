// Tells by the words and the form of a name whether it is a title, an organization or a place.
import { countryCodeOf } from '../../normalize/countries.ts';
import { degreePatterns } from '../../normalize/roleIn.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, wholeWord, words } from '../../words/words.ts';
import { isEmploymentKind } from './datesIn.ts';

export type Role = 'title' | 'organization' | 'place';

/** The kind of an entry. A post, such as a volunteer's, may have no organization. */
export type EntryKind = 'job' | 'post' | 'study';

const { documents, places } = words;

export const jobWords = new RegExp(wholeWord(documents.jobs), 'iu');
const schoolWords = new RegExp(anyOf(documents.schools), 'iu');
const employerWords = new RegExp(wholeWord(documents.employers), 'iu');
const legalForm = new RegExp(wholeWord(documents['legal forms']), 'u');

/** A legal form at the start, which belongs to the name before the comma: "Oak, Inc." */
export const legalFormAtStart = new RegExp(`^${anyOf(documents['legal forms'])}\\.?(?!\\p{L})`, 'u');

/** Whether a text has a word that the names of employers or schools have. */
export const isOrganization = (text: string) =>
  employerWords.test(text) || legalForm.test(text) || schoolWords.test(text);

/** Endings of words for a person's work: "planner", "Kontrolleur", "machiniste". */
const workEnding = /\p{L}{3}(?:er|or|ist|iste|ista|ian|ant|eur|euse|ière|ador|adora|arz|nik)(?:in|a|e)?$/iu;

/** "GitHub", "KPMG", "oak.net", "Fir & Elm", "Davanni's", "«Oak»" */
const nameForm = /^\p{Lu}{2,6}$|\p{Ll}\p{Lu}|\w\.(?:com|net|org|io|de|fr|es|nl|co)\b| & |\p{L}['’]s$|^[«„“"]/u;

/** Whether a text has many words in lower case: "Carried boxes for older people and drove", "as agreed with all". */
export const isTask = (text: string) => taskForm.test(text);
const taskForm = /^\p{L}.*(?: \p{Ll}[\p{L}'’]+){4}|^\p{Ll}+(?: [\p{Ll}'’]+){2,}$/u;

/** Evidence from words, and from the form of a name. */
const [strong, weak] = [3, 0.8];

/** How likely each role of a name is, as the logarithm of odds. */
export function evidenceFor(text: string, kind: EntryKind): Readonly<Record<Role, number>> {
  const name = text.replace(/^\((.*)\)$/, '$1');
  const titles = kind === 'study' ? degreePatterns : [jobWords];
  const hasTitle = titles.some((pattern) => pattern.test(name));
  const hasOrganization = kind === 'study' ? schoolWords.test(name) : isOrganization(name);
  // "School Nurse" and "Head of a clinic" are titles: the word for a job is at an end.
  const isHead = titles.some((pattern) => isAtEnd(name.replace(/\s*\([^()]*\)$/, ''), pattern));
  const isTitle = hasTitle && (!hasOrganization || (isHead && !legalForm.test(name)));
  const title = isTitle ? strong : workEnding.test(name) || (kind === 'study' && jobWords.test(name)) ? weak : 0;
  const hasForm = nameForm.test(name) || isOrganization(name);
  const organization = hasOrganization && !isTitle ? strong : hasForm && !isTitle ? weak : 0;
  const place = placeEvidence(name);
  const task = kind !== 'study' && title < strong && organization < strong && isTask(name) ? strong / 2 : 0;
  return {
    title: title - organization - Math.max(place, 0) - task,
    organization: organization - title - Math.max(place, 0) * 0.8 - task,
    place: place - Math.max(title, organization),
  };
}

function isAtEnd(text: string, pattern: RegExp): boolean {
  const [first = ''] = text.split(/\s(?:of|for|de|für|der|des|di|van)\s|[,(/]/iu);
  const words = first.split(/\s+/);
  return pattern.test(words[0] ?? '') || pattern.test(words.at(-1) ?? '') || pattern.test(words.slice(-2).join(' '));
}

const [city, region, otherPlace] = [places.cities, places.states, places['places without a town']].map(
  (list) => new RegExp(`^${anyOf(list)}$`, 'iu'),
);

/** The part after a town: "MN", "UK" */
const onlyCode = /^[A-Z]{2,3}$/;

/** "Wil SG", "Sun Prairie WI" */
const endsWithCode = /^\p{Lu}[\p{L} .'-]+ \(?[A-Z]{2}\)?$/u;

/** The evidence that a text is a place, such as a town and its country. */
function placeEvidence(text: string): number {
  const parts = text
    .replace(/\.$/, '')
    .split(/,\s*|\s+[–—-]\s+|\s+\(|\)\s*/)
    .filter(Boolean);
  const isRegion = (part: string, index: number) =>
    region?.test(part) || countryCodeOf(part) !== undefined || (index > 0 && onlyCode.test(part));
  const isKnown = (part: string, index: number) => city?.test(part) || isRegion(part, index);
  if (parts.length === 1 && otherPlace?.test(text)) return strong / 2;
  // "HTML, CSS" is not a town and its state.
  const isCode = parts.length > 1 && /^[A-Z]{2,5}$/.test(parts[0] ?? '') && !parts.some(isRegion);
  const isOther =
    parts.length > 4 ||
    isCode ||
    isOrganization(text) ||
    !parts.every((part, index) => isKnown(part, index) || isTown(part));
  if (isOther && !parts.every(isKnown)) return -strong;
  // "Elm, Kiel" may be an employer and its town.
  if (parts.some(isRegion) || parts.every(isKnown)) return strong + 0.2 * parts.length;
  return parts.some((part) => endsWithCode.test(part) && !legalForm.test(part)) ? strong / 2 : -weak;
}

/** Whether the words or the form of a text say that it is a place: "Boston", "Elmtown, OH", "Elm, Kent". */
export const isPlace = (text: string): boolean =>
  placeEvidence(text) > 0 ||
  (/^[^,]{3,}(?:, [^,]{2,}){1,3}$/.test(text) && text.split(', ').every(isTown) && !isOrganization(text));

/** Two words in lower case, which the name of a town does not have: "Ask me about Go". */
const sentenceWords =
  /(?: (?!(?:d\w|del|d[oae]s|den|der|las?|les?|am|an|auf|im|in|of|the|upon|sur|en|y|e)\b)\p{Ll}+){2}/u;

const onlyWords = /^[\p{Lu}\p{Lo}][\p{L} .,'’/-]+$/u;

/** Whether a text of words may be a town: not a post, part of a school, a heading or a sentence. */
export function isTown(text: string): boolean {
  const isOther = /\b(?:department|faculty|institute|school|university)\b/i.test(text) || sentenceWords.test(text);
  const isKnown = jobWords.test(text) || isEmploymentKind(text) || sectionForHeading(text) !== undefined;
  return onlyWords.test(text) && !isOther && !isKnown;
}

/** Whether a text is a degree or a residency, and not a job. */
export const isDegreeName = (text: string) => degreeInField.test(text) && !jobWords.test(text);

const degreeInField =
  /\b(?:bachelor|master|diploma|b\.?sc|m\.?sc|ph\.?d)\b.* (?:in|of)\b|\b(?:residency|clinical fellowship) in\b/i;
