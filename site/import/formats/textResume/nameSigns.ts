// The signs in a name that it was probably misread, each with the reason for the report.
import { countryCodeOf } from '../../normalize/countries.ts';
import { fieldNames, normalizeKey } from '../../normalize/fieldAliases.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { plainLine } from '../../read/TextLine.ts';
import { everyText } from '../../values.ts';
import { sectionForTitle } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { datesIn } from './datesIn.ts';
import { evidenceFor, jobWords } from './roleWords.ts';

export type Entry = Readonly<Record<string, unknown>>;
export type Sign<Part> = readonly [
  sections: string,
  reason: string,
  isSign: (part: Part, entry: Entry, all: readonly Entry[]) => boolean,
];

export const borders = 'could not tell where an entry begins';
export const prose = 'could not tell a name from other text';
const cut = 'a name seems to be cut';

export const posts = 'work education';
const entries = `${posts} projects`;
export const lists = 'skills interests languages';
const names = `${entries} ${lists} basics.label`;

/** An email address or a phone number. */
export const contact = /\S@\S+\.\S|(?:\d[ ().-]{0,2}){7}/;

const matches = (pattern: RegExp) => (name: string) => pattern.test(name);

const betweenWords = `(?:${anyOf(words.documents['words within a name'])}|a|an|the|or|to|from|by)`;

/** The signs in a name, such as a title, an employer, a school or a skill. */
export const nameSigns: readonly Sign<string>[] = [
  [names, cut, hasOpenBracket],
  [names, cut, matches(/^[^\p{L}\p{N}\s\p{Ps}\p{Pi}"'„#@¡¿.+\\]|^\.(?!\p{L})/u)],
  // Letters of a heading that is spaced: "I N MACHINE".
  [names, cut, matches(/^[^\p{Ll}]*(?<!\S)[B-DF-HJ-NP-TV-XZ] \p{Lu}[^\p{Ll}]*$/u)],
  ['work skills languages', cut, matches(new RegExp(`^${betweenWords} `))],
  [names, cut, matches(new RegExp(`\\s${betweenWords}$|[,(–—&/-]$`))],
  [entries, prose, isSentence],
  [names, prose, (name) => name.length > maxNameLength],
  [names, prose, matches(/https?:\/\/|\bC?GPA\b|\.{4,}|…{2,}|[_-]{3,}|(?:\. ){3}/i)],
  [names, prose, matches(contact)],
  [names, prose, matches(/^[^\p{L}]*$|\bpage \d|\d of \d+$|^\([^()]*\)$/iu)],
  [names, borders, matches(/(?:^|\s)[•●▪◦⮚➢►❖⦁◆](?:\s|$)|\t/)],
  [posts, borders, hasDate],
  // "University of Ghent, Area: Physics"
  [posts, borders, matches(/[,;] \p{L}[\p{L} ]{2,20}: /u)],
  [entries, borders, matches(/^(?:www\.\S+|\S+\.\p{Ll}{2,}\/\S*)$/u)],
  ['skills interests', prose, (name) => name.replace(/\([^()]*\)/g, '').split(/\s+/).length > maxSkillWords],
  // The items of a grid, as in "Tidy Calm Quick Kind Bold Fair"
  ['skills interests', prose, matches(/^(?:\p{Lu}\p{Ll}+ ){5,}\p{Lu}\p{Ll}+$/u)],
  ['skills interests', prose, matches(/^(?:I|ich|je|j['’]\p{L}+|yo|eu|io|ik|jag|sono) /iu)],
  ['education', prose, matches(/\p{Ll}{4}\. \p{Lu}\p{Ll}/u)],
  // "Lyon (69)" is a town.
  ['work', borders, matches(/ \((?:\d\d|\d{5})\)$/)],
  // The code of a course: "PSY5610 - Minds"
  ['work', prose, matches(/^\p{Lu}{2,4} ?\d{3,4}\b/u)],
  // A participle, or a name in quotation marks, is the start of a text below a heading that was not seen.
  ['work', prose, startsWithParticiple],
  ['work', prose, matches(/^[“"„][^“"„]*[”"“]$/u)],
  [posts, borders, (name) => labels.has(normalizeKey(name))],
  [
    'basics.location',
    cut,
    matches(new RegExp(` (?:${anyOf(words.documents['particles of a name'])})$|^(?!.*\\p{L}{2})`, 'iu')),
  ],
  ['basics.label', cut, matches(new RegExp(`^${anyOf(words.documents['first words of a summary'])}$`, 'iu'))],
  // "EnglandSlough" was drawn twice.
  ['basics.location', cut, matches(/\p{Ll}{3}\p{Lu}\p{Ll}/u)],
  ['basics.name', prose, matches(/[|/\d@<>#]/)],
  ['basics.name', prose, (name) => countryCodeOf(/, (.+)$/.exec(name)?.[1] ?? '') !== undefined],
  // "Sales Experience", "À présent"
  [
    'basics.label',
    prose,
    (name) =>
      !jobWords.test(name) &&
      (sectionForTitle(name) !== undefined || openEnd.test(name.normalize('NFD').replace(/\p{M}/gu, ''))),
  ],
  ['basics.label', prose, (name, { owner }) => wordsIn(name).every((word) => wordsIn(textOf(owner)).includes(word))],
  // A lone word that is not in the owner's address may be a part of the picture: "START".
  ['basics.name', prose, (name, { addresses }) => !/\s/.test(name) && isNotIn(textOf(addresses), name)],
];

const wordsIn = (text: string) => text.toLowerCase().split(/[^\p{L}]+/u);

const openEnd = new RegExp(`(?<!\\p{L})${anyOf(words.dates.present)}$`, 'iu');

/** The labels of a fact, such as "Function" and "Responsibilities". */
const labels: ReadonlySet<string> = new Set(['position', 'highlights'].flatMap((field) => fieldNames('work[]', field)));

/** The longest name, in characters. */
export const maxNameLength = 170;

/** The most words of a skill or an interest. */
const maxSkillWords = 8;

/** Whether a name begins as "Planed the doors" does. "Evening tutor" and "Registered nurse" are posts. */
function startsWithParticiple(name: string): boolean {
  const [, second] = /^\p{Lu}\p{Ll}+(?:ing|ed) (\p{Ll}+|\d)/u.exec(name) ?? [];
  const isPost = !smallWord.test(second ?? '') && evidenceFor(name, 'job').title > 1;
  return second !== undefined && !isPost;
}

const smallWord = new RegExp(`^(?:${betweenWords}|my|our|their|its|up|out|over|\\d)$`);

function hasOpenBracket(name: string): boolean {
  let depth = 0;
  for (const [mark] of name.replace(/^\w{1,2}\)/, '').matchAll(/[()[\]]/g)) {
    depth += mark === '(' || mark === '[' ? 1 : -1;
    if (depth < 0) return true;
  }
  return depth > 0 || (name.match(/[“”„«»]|(?<!\d)"/g)?.length ?? 0) % 2 === 1;
}

/** Whether a name has a year at its start, or a period, outside of brackets. */
function hasDate(name: string): boolean {
  const { startDate = '', endDate } = datesIn({ ...plainLine, text: name.replace(/\([^()]*\)/g, '') })?.period ?? {};
  return /^(?:19|20)\d\d\b/.test(name) || startDate.length > 4 || startDate !== (endDate ?? '');
}

const isNotIn = (addresses: string, name: string) => addresses !== '' && !addresses.includes(name.toLowerCase());

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
export const textsOf = (...values: readonly unknown[]) => everyText(values).map(({ text }) => text);
