// Reads the name, the title and the contacts at the top of a résumé.

import { firstNames, lastNames, normalizeKey } from '../../normalize/fieldAliases.ts';
import { networkOf } from '../../normalize/networks.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { townAndCode } from '../../normalize/places.ts';
import { isLarge, type TextLine } from '../../read/TextLine.ts';
import { documentTitlePattern, sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { jobWords } from './namedEntries.ts';

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const webAddress = /(?:https?:\/\/|www\.)[^\s|,()]+|\b(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s|,()]*)?/i;
const phone = /\+?\(?\d[\d\s()./-]{6,}\d/;
const place = /^[\p{Lu}\p{Lo}][\p{L} .'’-]+(?:, [\p{L} .'’-]*[\p{L}'’-]){1,3}$/u;
/** "Location: Ghent" */
const placeLabel = new RegExp(`^${anyOf(words.documents['labels of a place'])}: *`, 'i');
const onlyWords = /^[\p{Lu}\p{Lo}][\p{L} .,'’-]+$/u;

/** Longer lines at the top, in characters, are a summary. */
const maxLabelLength = 90;
/** Longer lines, in characters, are no name. */
const maxNameLength = 60;

type Head = {
  name: string | undefined;
  label: string | undefined;
  contactLines: readonly TextLine[];
  summary: readonly TextLine[];
};

/** The largest line is the name. The next line that is not a contact is the title. */
export function headOf(lines: readonly TextLine[]): Head {
  const candidates = withColumnsBelow(lines).filter(({ text }) => !documentTitlePattern.test(text));
  const largest = Math.max(...candidates.map(({ size }) => size));
  const name = candidates.find((line) => line.size === largest && isNameLike(line));
  // A page's header repeats the name: "Ada Example — Curriculum Vitae".
  const others = candidates.filter(({ text }) => !name || !text.toLowerCase().includes(name.text.toLowerCase()));
  const summary = others.filter(
    ({ text }) => ((text.length > maxLabelLength || isSentence(text)) && !hasContact(text)) || introduction.test(text),
  );
  const label = others.find(
    (line) =>
      name !== undefined &&
      candidates.indexOf(line) > candidates.indexOf(name) &&
      !summary.includes(line) &&
      (!line.isListItem || jobWords.test(line.text)) &&
      !hasContact(line.text) &&
      !sectionForHeading(line.text) &&
      !isPrivate(line.text) &&
      (isLarge(line) || jobWords.test(line.text) || !place.test(line.text)),
  );
  // "Joiner · Ghent, Belgium · ada@ada.example"
  const [contactLine] = others.filter(({ text }) => hasContact(text));
  const [firstPart = '', ...otherParts] = contactLine?.text.split(separators) ?? [];
  const isLabelFirst = !label && onlyWords.test(firstPart) && otherParts.some((part) => place.test(part));
  // "Joiner — Ghent, Belgium"
  const [, title = label?.text, town = ''] = /^(.*\S)\s+[–—|·-]\s+(.+)$/u.exec(label?.text ?? '') ?? [];
  const hasTown = label && place.test(town);
  const contactLines = [
    ...others
      .filter((line) => line !== label && !summary.includes(line))
      .map((line) =>
        isLabelFirst && line === contactLine ? { ...line, text: line.text.slice(firstPart.length) } : line,
      ),
    ...(hasTown ? [{ ...label, text: town }] : []),
  ];
  return {
    name: name && inOrdinaryCase(name.text.replace(nameLabel, '').replace(greeting, '')),
    label: hasTown ? title : isLabelFirst ? firstPart : label && inOrdinaryCase(label.text),
    contactLines,
    summary: summary.map((line) => ({ ...line, text: line.text.replace(introduction, '') })),
  };
}

/** Moves contacts beside the name or the title to lines of their own, at the end: "Ada Example    Ghent". */
function withColumnsBelow(lines: readonly TextLine[]): readonly TextLine[] {
  const movedLines: TextLine[] = [];
  const firstColumn = lines.map((line) => {
    const [first = '', ...others] = line.text.split('\t');
    if (others.length === 0 || !(isLarge(line) || jobWords.test(first))) return line;
    movedLines.push(...others.map((text) => ({ ...line, text, size: 1 })));
    return { ...line, text: first, links: [] };
  });
  return [...firstColumn, ...movedLines];
}

/** Whether a line has several words or is emphasized, and is neither a sentence nor a heading. */
function isNameLike({ text, size, isBold }: TextLine): boolean {
  const isPlainWord = !/\s/.test(text) && !isBold && !isLarge({ size });
  return text.length <= maxNameLength && !isSentence(text) && !isPlainWord && sectionForHeading(text) === undefined;
}

/** "Objective: To teach." */
const introduction = new RegExp(`^${anyOf(words.documents['labels of a summary'])}\\s*:\\s+(?=\\S)`, 'i');

const nameLabel = new RegExp(`^${anyOf(words.documents['labels of a name'])}: *`, 'i');

/** "Hi 👋, I'm Ada" */
const greeting = /^(?:hi|hello|hey)(?!\p{L}).*?\bI(?:['’]m| am)\s+/iu;

/** Whether a line may be an address or a labeled fact. A title has no digits. */
function isPrivate(text: string): boolean {
  return /^[^:]{2,30}: /.test(text) || (/\d/.test(text) && !jobWords.test(text));
}

const birth = new RegExp(anyOf(words.documents.birth), 'i');
const years = /^\(?(?:19|20)\d\d\s*[-–/]/;
const dayAlone = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/;

const particles = new RegExp(`(?<= )${anyOf(words.documents['particles of a name'])}(?= )`, 'g');

/** Makes "ADA VAN DYCK-MÜLLER" "Ada van Dyck-Müller". A name with lower-case letters stays as it is. */
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
    .replace(acronyms, (word) => word.toUpperCase());
}

function hasContact(text: string): boolean {
  return email.test(text) || phone.test(text) || webAddress.test(text);
}

type Contacts = { email?: string; phone?: string; location?: string; urls: string[] };

/** @returns whether the part is a contact */
function addContact(contacts: Contacts, part: string): boolean {
  const [address] = email.exec(part) ?? [];
  const place = part.replace(placeLabel, '');
  const [url] = webAddress.exec(part) ?? [];
  const [digits = ''] = phone.exec(part) ?? [];
  const add = (field: 'email' | 'phone' | 'location', text: string) => {
    contacts[field] ??= text;
    return contacts[field] === text;
  };
  if (address) return add('email', address);
  if (place !== part) return add('location', place);
  if (birth.test(part) || /\borcid\b/i.test(part)) return false;
  if (url) {
    contacts.urls.push(url);
    return true;
  }
  if (digits && !/^(?:\d{4}-){3}/.test(digits) && !dayAlone.test(digits.trim()) && !years.test(digits))
    return add('phone', digits.trim());
  return isTown(part) ? add('location', part) : addTown(contacts, part);
}

/** Two words in lower case that are in no name of a town: "Ask me about Go". */
const sentenceWords =
  /(?: (?!(?:d\w|del|d[oae]s|den|der|las?|les?|am|an|auf|im|in|of|the|upon|sur|en|y|e)\b)\p{Ll}+){2}/u;

/** Whether a text of words may be a town: it is no post, no part of a school, no heading and no sentence. */
function isTown(text: string): boolean {
  const isOther = /\b(?:department|faculty|institute|school|university)\b/i.test(text) || sentenceWords.test(text);
  return onlyWords.test(text) && !isOther && !jobWords.test(text) && sectionForHeading(text) === undefined;
}

/** Takes the town of "14 Larch Lane, Bath". The street is not published. */
function addTown(contacts: Contacts, part: string): boolean {
  // "Institut des Mers, 29200 Brest, France"
  const [, town = ''] =
    /, \d{4,5} (\p{Lu}.+)$/u.exec(part) ??
    /^(\p{Lu}[^\d,]+, [A-Z]{2}) \d{5}(?:-\d{4})?$/u.exec(part) ??
    /\d.*?,\s*(.+)$/.exec(part) ??
    [];
  const name = townAndCode(town).town;
  if (!contacts.location && onlyWords.test(name)) contacts.location = name;
  return false;
}

/** An empty part, or LinkedIn's remark on a link: "(Company)". */
const remark = /^(?:\(\p{L}+\))?$/u;

/** Signs and icons between contacts. Icon fonts use characters without a meaning (`Co`). */
const separators = /\s*(?:[|·•\t\0\p{So}\p{Co}\p{Extended_Pictographic}]\uFE0F?)+(?!\d)\s*|\s{3,}/u;

/** The name in lines such as "First name: Ada". */
export function labeledName(lines: readonly TextLine[]): string {
  const labeledValue = (labels: readonly string[]) =>
    lines.flatMap(({ text }) => {
      const [, label = '', value = ''] = /^([^:]+):\s+(.+)$/.exec(text) ?? [];
      return labels.includes(normalizeKey(label)) ? [value] : [];
    })[0];
  return [labeledValue(firstNames), labeledValue(lastNames)].filter(Boolean).join(' ');
}

export function contactsIn(lines: readonly TextLine[]) {
  const parts = lines.flatMap(({ text, links }) =>
    text
      .replace(/:\t/g, ': ')
      .split(separators)
      .map((part) => ({ text: part.trim(), hasLink: links.length > 0, isLink: links.length > 0 && part === text })),
  );
  const contacts: Contacts = { urls: [] };
  const otherParts = parts.filter(({ text, hasLink, isLink }) => {
    // "Print" on a line of its own is a link, not a town.
    const isContact = (isLink && onlyWords.test(text)) || addContact(contacts, text);
    return !remark.test(text) && !isContact && !hasLink;
  });
  const linkedUrls = lines.flatMap(({ links }) => links).filter((link) => /^https?:/.test(link));
  // A printed address may be only the first line of a linked URL.
  const printedUrls = contacts.urls.filter(
    (url) => !linkedUrls.some((link) => addressKey(link).startsWith(addressKey(url))),
  );
  const urls = [...linkedUrls, ...printedUrls].map((url) => url.replace(/^(?!https?:)/, 'https://'));
  const [site] = urls.filter((url) => URL.canParse(url) && !networkOf(url));
  // A repository is no profile.
  const profileUrls = urls.filter((url) => URL.canParse(url) && url !== site && !/github\.com\/[^/]+\/./.test(url));
  const profiles = profileUrls.map((url) => ({ network: networkOf(url) ?? new URL(url).hostname, url }));
  const { email: address, phone: number, location } = contacts;
  return {
    contacts: { email: address, phone: number, location, url: site, profiles },
    unused: otherParts.map(({ text }) => text),
  };
}

function addressKey(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|^www\.|\/$/g, '');
}
