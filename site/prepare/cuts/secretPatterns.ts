// Regular expressions that find names of the owner and of employers, and contacts.
import { latinize } from '../../../src/resume/text/latinize.ts';
import { profileHosts } from '../../import/rules.ts';

/** Scripts without spaces between words, or with particles attached to them. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Arab}\p{sc=Hebr}]/u;

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Spaces and hyphens may be missing or differ: `Oak Mill`, `oak-mill`, `OakMill`. */
const gap = '[\\s\\p{Pd}_.·]*';

/** Matches `pattern` as a whole word or its genitive (`Adas`); in unspaced scripts anywhere. */
function wholeWord(pattern: string, text: string): string {
  return unspaced.test(text) ? pattern : `(?<![\\p{L}\\p{N}])${pattern}s?(?![\\p{L}\\p{N}])`;
}

/** Matches several words in any case and with any gaps, a single word as written or in capitals. */
export function nameSource(name: string): { source: string; flags: string } {
  const words = name
    .trim()
    .split(/[\s\p{Pd}_.·]+/u)
    .filter(Boolean);
  if (words.length > 1) return { source: wholeWord(words.map(escapeRegExp).join(gap), name), flags: 'giu' };
  const [word = ''] = words;
  const spellings = [...new Set([word, word.toUpperCase()])].map(escapeRegExp);
  return { source: wholeWord(`(?:${spellings.join('|')})`, name), flags: 'gu' };
}

/** Whether a word of a name identifies its owner, unlike a particle or an initial. */
const isNameWord = (word: string) => /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word) && [...word].length > 1 && !word.endsWith('.');

/** A name as written and as typed without accents: `Jörg`, `Jorg`, `Joerg`. */
function spellings(name: string): readonly string[] {
  const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };
  const withoutUmlauts = name.replace(/[äöüÄÖÜß]/g, (letter) => umlauts[letter] ?? letter);
  return [...new Set([name, latinize(name), latinize(withoutUmlauts)])];
}

/** The owner's whole name, its words, and a family name with its particles: `van Dyck`. */
export function ownerNames(name: string): readonly string[] {
  const fullName = name.normalize('NFC').trim();
  const words = fullName.split(/[\s,"“”«»()]+/).filter(Boolean);
  const particle = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const family = particle < 0 ? [] : [words.slice(particle).join(' ')];
  return [fullName, ...family, ...words.filter(isNameWord)].flatMap(spellings);
}

const legalForm = new RegExp(
  [
    String.raw`[\s,]+(?:ltd|limited|llc|llp|lp|inc|incorporated|corp|corporation|co|company|plc`,
    String.raw`|gmbh(?: & co\.? kg)?|ag|kg|ohg|ug|se|e\.? ?v|s\.?a|s\.?a\.?s|sarl|s\.?r\.?l|s\.?l|s\.?p\.?a|b\.?v`,
    String.raw`|n\.?v|a\.?b|a\.?s|aps|oyj?|sp\. z o\.? ?o|kft|pty(?: ltd)?|ltda|srl)\.?$`,
  ].join(''),
  'i',
);

/** The forms of an employer's name in texts: in full, or without legal form, place or article. */
export function employerNames(name: string): readonly string[] {
  const fullName = name.normalize('NFC').trim();
  const inBrackets = Array.from(fullName.matchAll(/[([]([^)\]]+)[)\]]/g), ([, text = '']) => text.trim());
  const abbreviations = inBrackets.filter((text) => /^\p{Lu}[\p{Lu}\p{N}&]+$/u.test(text));
  const withoutBrackets = fullName.replace(/\s*[([][^)\]]*[)\]]/g, '').trim();
  const [beforeComma = ''] = withoutBrackets.split(/,\s|\s[|/–—-]\s/);
  const shortName = beforeComma.replace(legalForm, '').trim();
  const withoutArticle = shortName.replace(/^(?:the|die|der|das|le|la|les|l['’]|el|los|las)\s+/i, '');
  const forms = [fullName, withoutBrackets, beforeComma, shortName, withoutArticle, ...abbreviations];
  return [...new Set(forms.flatMap(spellings))].filter((text) => [...text].length > 1);
}

/** Email addresses, web addresses with a scheme or `www.`, and addresses of profiles without either. */
export const addressPatterns: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /\b(?:https?:\/\/|www\.)[^\s<>()"“”]+[^\s<>()"“”.,;:!?]/giu,
  new RegExp(`\\b(?:${profileHosts.map(escapeRegExp).join('|')})/[^\\s<>()"“”]*[^\\s<>()"“”.,;:!?]`, 'giu'),
];

/** Finds an email address, a host with any path, or a user name, in any case. */
export function contactPattern(contact: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])@?${escapeRegExp(contact)}(?:\\/[^\\s<>()"“”]*[^\\s<>()"“”.,;:!?])?(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Enough digits to recognize a phone number with or without its prefixes. */
const localDigits = 7;

/** A number with fewer digits could mean anything, such as a year. */
const minDigits = 5;

/** Finds a phone number in any grouping of its digits, and without the country's prefix. */
export function phonePattern(phone: string): RegExp | undefined {
  const digits = phone.replace(/\D/g, '').slice(-localDigits);
  const separator = '[\\s()./–-]*';
  if (digits.length < minDigits) return undefined;
  return new RegExp(`\\+?(?:\\d[\\d\\s()./–-]*)?${[...digits].join(separator)}(?!\\d)`, 'g');
}
