// Finds the owner's name among the lines of a résumé.
import { networkOf } from '../../normalize/networks.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { email, webAddress } from './contacts.ts';
import { evidenceFor, isPlace, jobWords } from './roleWords.ts';

/** The name is among the first lines, even below a side bar. */
const maxStartLines = 100;

/** Longer lines, in characters, are not names. */
const maxNameLength = 60;

const titleWords = anyOf(words.entries['titles of the document']);

/** "Curriculum vitae: Ada Example", "Lebenslauf von Ada Example", "Ada Example — CV" */
const documentTitle = new RegExp(
  `^${titleWords}(?:\\s*[:–—|·]\\s*| -+ | (?:von|of|de|di|van) )(?=\\p{L})|(?: [–—|·-]+ |['’]s | (?=[^:]+:))${titleWords}(?::.*)?$`,
  'iu',
);

type Name = { text: string; lines: readonly TextLine[] };

/**
 * The name is the largest line. If the owner's addresses have none of its words, but match another
 * line, that line is the name. A name may have two lines of the same style.
 */
export function nameIn(candidates: readonly TextLine[], addresses: string): Name | undefined {
  const largestSize = Math.max(...candidates.map(({ text, size }) => (nameLetters.test(text) ? size : 0)));
  const names = candidates.flatMap((line, index): readonly Name[] => {
    // Contacts or a title may be between the two lines of a large name.
    const below = candidates.slice(index + 1);
    const next = (isLarge(line) && below.find((other) => hasSizeOf(line, other))) || below[0];
    const text = line.text.replace(documentTitle, '');
    const one = nameLetters.test(text) && mayBeName(line) ? [{ text, lines: [line] }] : [];
    const pair = next && { text: `${text} ${next.text}`, lines: [line, next] };
    return pair && isPair(line, next, addresses) && mayBeName({ ...line, text: pair.text }) ? [pair, ...one] : one;
  });
  const largest = names.find(({ lines }) => lines[0]?.size === largestSize);
  return (
    (largest && hasWordIn(largest.text, addresses)
      ? undefined
      : names.find(({ text }) => isInAddress(text, addresses))) ?? largest
  );
}

/** The letters of a name. Fewer are a monogram or the text of a link: "AE", "<-". */
const nameLetters = /\p{Lo}|(?:\p{L}.*){3}/u;

const hasWordIn = (text: string, addresses: string) =>
  wordsOf(text).some((word) => word.length > 2 && addresses.includes(word));

/** Lines of one style may differ by this in their sizes, which are relative to body text. */
const maxSizeDifference = 0.1;

const hasSizeOf = (line: TextLine, other: TextLine) => Math.abs(line.size - other.size) <= maxSizeDifference;

/** Whether a first name and a last name are on two lines. */
function isPair(line: TextLine, next: TextLine, addresses: string): boolean {
  if (
    !hasSizeOf(line, next) ||
    evidenceFor(next.text, 'job').title > 0 ||
    isPlace(next.text) ||
    !mayBeName({ ...next, isBold: true })
  )
    return false;
  const isLastName = !/\s/.test(next.text) || hasWordIn(next.text, addresses);
  const isFirstName = isLarge(line) && line.isBold === next.isBold && !line.text.includes(',');
  return (isFirstName && isLastName && !next.text.includes(',')) || isInAddress(`${line.text} ${next.text}`, addresses);
}

/**
 * Whether a line has several words or is emphasized, and is not a sentence, heading, motto, contact
 * or street.
 */
export function mayBeName({ text, size, isBold }: TextLine): boolean {
  const isPlainWord = !/\s/.test(text) && !isBold && !isLarge({ size });
  const isOther =
    isSentence(text) ||
    contactOrMotto.test(text) ||
    text.replace(documentTitle, '').includes(':') ||
    sectionForHeading(text) !== undefined;
  return text.length <= maxNameLength && !isPlainWord && !isOther;
}

const contactOrMotto = /[@\d]|www\.|^(?:[a-z-]+\.[a-z]{2}|["“„«(])/;

/** The words of a name, without the degrees after it. */
const wordsOf = (name: string) => foldName(name.replace(/,.*$|\([^()]*\)$/, '')).match(/\p{L}{2,}/gu) ?? [];

const foldName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter.normalize('NFD').charAt(0)}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Whether addresses have a name's first and last word, or its initial and last word: "Ada Birch" in "abirch@". */
function isInAddress(name: string, addresses: string): boolean {
  const nameWords = wordsOf(name);
  const [first = '', last = ''] = [nameWords[0], nameWords.at(-1)];
  const initial = new RegExp(`(?<!\\p{L})${first.charAt(0)}[._-]?${last}(?!\\p{L})`, 'u');
  const isInitial = nameWords.length === 2 && last.length > maxShortLastName && initial.test(addresses);
  return (
    nameWords.length > 1 &&
    !jobWords.test(name) &&
    ([first, last].every((word) => addresses.includes(word)) || isInitial)
  );
}

/** With an initial, a last name of this many letters or fewer may be another word. */
const maxShortLastName = 3;

/** The parts of the owner's addresses that may have the name: the first email's user, the profiles and the pages. */
export function addressesIn(lines: readonly TextLine[]): string {
  const texts = lines.slice(0, maxStartLines).flatMap(({ text, links }) => [text, ...links]);
  const [user = ''] = texts.flatMap((text) => email.exec(text)?.[0].split('@')[0] ?? []);
  const pages = texts.flatMap((text) => webAddress.exec(text)?.[0].replace(/^(?!https?:)/, 'https://') ?? []);
  const parts = pages.map((page) => (networkOf(page) ? new URL(page).pathname : page));
  return foldName([user, ...parts].join(' '));
}

/** The first line with a name that is in the addresses, by default those in the lines. */
export function nameInAddress(lines: readonly TextLine[], addresses = addressesIn(lines)): TextLine | undefined {
  return lines.find((line) => mayBeName(line) && !line.isListItem && isInAddress(line.text, addresses));
}

/** Whether the first and the last word of a name are in another name: "Ada Birch" in "Ada M. Birch". */
export const isSameName = (name: string, other: string): boolean => isInAddress(name, foldName(other));

/** A shorter word of a name may be in another person's address by chance. */
const minNameLength = 4;

/**
 * Whether an email address has a whole name, or only a word of it and the starts of others:
 * "alex.birch@oak.test" for "Alexandra Birch", unlike "eva.birch@oak.test".
 */
export function isAddressOf(name: string, address: string): boolean {
  const nameWords = wordsOf(name);
  const [user = ''] = foldName(address).split('@');
  const rest = nameWords
    .filter((word) => word.length >= minNameLength)
    .reduce((text, word) => text.replace(word, '@'), user);
  const isStart = (part: string) => nameWords.some((word) => word.startsWith(part));
  return isSameName(name, address) || (rest.includes('@') && rest.split(/\P{L}+/u).every(isStart));
}

/** Whether an email address begins with the last word of a name: "birchie@oak.test" for "Ada Birch". */
export function beginsWithLastName(name: string, address: string): boolean {
  const last = wordsOf(name).at(-1) ?? '';
  return last.length > minNameLength && foldName(address).startsWith(last);
}

/** Moves the last name up to the first name, if both are in the largest font, in two columns, and an email has it. */
export function withWholeName(lines: readonly TextLine[]): readonly TextLine[] {
  const [first, ...others] = lines;
  if (!first || others.some(({ size }) => size > first.size)) return lines;
  const isWord = ({ text }: TextLine) => /^\p{Lu}[\p{L}'’-]+$/u.test(text) && !sectionForHeading(text);
  const sameSize = others.filter((line) => line.size === first.size && line.isBold === first.isBold);
  const [last] = sameSize;
  const users = lines.flatMap(({ text }) => email.exec(text)?.[0] ?? []);
  if (sameSize.length !== 1 || !last || !isLarge(first) || ![first, last].every(isWord)) return lines;
  if (!users.some((address) => foldName(address).includes(foldName(last.text)))) return lines;
  return [first, last, ...others.filter((line) => line !== last)];
}

/** The name of a résumé that begins with a side bar, as the text of LinkedIn's PDF does. */
export function nameBelowSideBar(lines: readonly TextLine[], isHeading: (line: TextLine) => boolean) {
  const start = lines.slice(0, maxStartLines);
  const name = nameInAddress(start);
  const index = name ? start.indexOf(name) : 0;
  return start.slice(0, index).some(isHeading) && lines.slice(index).some(isHeading) ? name : undefined;
}
