// Reads the contacts of a résumé.
import { networkOf } from '../../normalize/networks.ts';
import { isSentence } from '../../normalize/objects/emptyEntries.ts';
import { hasStreet } from '../../normalize/places.ts';
import type { TextLine } from '../../read/TextLine.ts';
import { contactField } from '../../words/contactLabels.ts';
import { sectionForHeading } from '../../words/sectionTitles.ts';
import { anyOf, words } from '../../words/words.ts';
import { brokenAddress, labelIn } from './contactLines.ts';
import { addressKey, documentHost, isImage, withoutMaps } from './contactLinks.ts';
import { isOrganization, isPlace, isTown } from './roleWords.ts';
import { isAddressPart, townOfAddress } from './townOfAddress.ts';

/** An address whose domain ends in letters, and not in the start of another address, as in a text drawn twice. */
export const email = /(?<![\w.+@-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w@-]|\.\w)/i;
/** An address. Without a scheme or "www", it must end in a usual way: "k.example" is one, and "k.oak" is a name. */
export const webAddress = new RegExp(
  '(?:https?://|www\\.)[^\\s|,()]+|(?<![\\w@.])(?:[\\w-]+\\.)+(?!(?:html?|php|pdf|docx?|js|txt)\\b)' +
    `${anyOf(words.networks['endings of an address'])}(?![\\p{L}\\d-])(?:/[^\\s|,()]*)?(?![\\w.]*@)`,
  'u',
);
const phone = /(?:\(\+?|\+\(?)?\d[\d \u00A0()./–-]{6,}\d/;
/** "Ghent, Belgium" */
export const place = /^[\p{Lu}\p{Lo}][\p{L} .'’-]+(?:, [\p{L} .'’-]*[\p{L}'’-]){1,3}$/u;
export const onlyWords = /^[\p{Lu}\p{Lo}][\p{L} .,'’-]+$/u;

const notAPlace = new RegExp(`^${anyOf([words.entries['driving licenses'], words.documents.messengers])}`, 'iu');
const birth = new RegExp(anyOf(words.documents.birth), 'i');
/** A period or its start: "2019 –", "01/2019 – 02/2021" */
const years = /^\(?(?:19|20)\d\d\s*[-–/]|(?:19|20)\d\d *[-–] *[\d./]*(?:19|20)\d\d/;
const day = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)/;

export function hasContact(text: string): boolean {
  return email.test(text) || phone.test(text) || webAddress.test(text);
}

type Contacts = { email?: string; phone?: string; location?: string; urls: Link[] };

/** A web address, and the text before it, as in "Website: ada.example", or the text of its link. */
type Link = { url: string; label: string };

/** A contact, or a text between two contacts, and the label before it. */
type Piece = { text: string; label: string };

/** A shorter number without a label may be a postal code. */
const minPhoneDigits = 8;

/** Whether digits are a phone number: not a date, years, an ORCID or a number with another label. */
function isPhone(digits: string, label: string): boolean {
  // "Contact info: +32 470 00 00 00"
  const hasOtherLabel = label.length > 2 && contactField(label) !== 'phone' && sectionForHeading(label) !== 'contact';
  const isDate = day.test(digits) || years.test(digits);
  const isShort = label === '' && digits.replace(/\D/g, '').length < minPhoneDigits;
  return !hasOtherLabel && !isDate && !isShort && !/^(?:\d{4}-){3}/.test(digits);
}

/** Splits "Ghent – Blog: ada.example, +32 470 00 00 00" at its contacts. */
function piecesOf(text: string): readonly Piece[] {
  const isFact = birth.test(text) || labelIn(text)?.field === 'location';
  const [contact] = [email, webAddress, phone].flatMap((pattern) => pattern.exec(text) ?? []);
  if (contact === undefined || isFact) return [{ text, label: '' }];
  const start = text.indexOf(contact);
  // "phone (c): 555 0100"
  const before = text
    .slice(0, start)
    .trim()
    .replace(/ \(\p{L}+\)(?=:?$)/u, '');
  const label = /(?:^|[,;–—/]\s*)([^,;–—/]*[^\s,;–—/(])$/u.exec(before)?.[1] ?? '';
  // "Ghent (+32) 470 00 00 00" has no label.
  const isWord = phone.test(contact) ? /^(?:\p{L}{1,2}|\p{Lu}+)\.?$/u : /^\p{L}{1,10}\.?$/u;
  const isLabel = label.endsWith(':') || isWord.test(label) || contactField(label) !== undefined;
  // "Tehran 1234567890" has a postal code.
  if (!isLabel && /\p{L}$/u.test(before) && /^[1-9]\d+$/.test(contact)) return [{ text, label: '' }];
  const others = [isLabel ? before.slice(0, -label.length) : before, text.slice(start + contact.length)];
  const [piecesBefore = [], piecesAfter = []] = others
    .map(withoutMarks)
    .map((other) => (other === '' ? [] : piecesOf(other)));
  return [...piecesBefore, { text: contact, label: isLabel ? label.replace(/[:.]$/, '') : '' }, ...piecesAfter];
}

/** Adds a piece to the contacts. @returns `false` if they do not contain all of its text */
function addContact(contacts: Contacts, { text, label }: Piece): boolean {
  const add = (field: 'email' | 'phone' | 'location', value: string) => {
    contacts[field] ??= value;
    return contacts[field] === value;
  };
  if (email.exec(text)?.[0] === text) return add('email', text);
  const labeled = labelIn(text);
  if (labeled?.field === 'location')
    return (!/\d/.test(labeled.value) || townOfAddress(labeled.value) !== undefined) && add('location', labeled.value);
  if (birth.test(text) || /\borcid\b/i.test(text) || notAPlace.test(text)) return false;
  // "Skype: ada.example" has the user name of "ada.example@mail.example".
  if (contacts.email?.startsWith(`${text}@`)) return false;
  if (webAddress.test(text)) return contacts.urls.push({ url: text, label }) > 0;
  if (phone.exec(text)?.[0] === text && isPhone(text, label))
    return add('phone', text.replace(/^\((?!.*\))/, '').trim());
  const hasLabel = text.split(', ').some((part) => contactField(part) !== undefined);
  if (isPlace(text) && !hasStreet(text) && !hasLabel) return add('location', text);
  const town = contacts.location ?? townOfAddress(text);
  if (town) contacts.location = town;
  return false;
}

/** A part without words, or LinkedIn's remark on a link: "(Company)". */
const remark = /^(?:\(\p{L}+\)|[^\p{L}\p{N}]*)$/u;

export const separators = /\s*(?:(?:[|·•\t\p{So}\p{Extended_Pictographic}]|(?<!«.*)»)\uFE0F?)+(?!\d)\s*|\s{3,}/u;

const withoutMarks = (text: string) => text.replace(/^[\s,;)–—/-]+|[\s,;(–—/-]+$/g, '');

/** The parts of a line of contacts. Each link is a part, which `\0` separates from the others. */
function contactPartsOf({ text, linkTexts = [] }: TextLine): readonly string[] {
  let rest = text.replace(/:\t/g, ': ');
  let textWithMarks = '';
  for (const linkText of linkTexts) {
    const isPart = (index: number) =>
      /[\w@.]/.test(rest.charAt(index - 1)) || /^\.\w/.test(rest.slice(index + linkText.length));
    let start = rest.indexOf(linkText);
    // "ada.example" is also a part of "ada@ada.example", and "ada" one of "ada.example".
    while (start >= 0 && isPart(start)) start = rest.indexOf(linkText, start + 1);
    if (start < 0 || linkText === '') continue;
    textWithMarks += `${rest.slice(0, start)}\0${linkText}\0`;
    rest = rest.slice(start + linkText.length);
  }
  return (textWithMarks + rest)
    .split('\0')
    .flatMap((part) => part.split(separators))
    .map(withoutMarks)
    .filter(Boolean);
}

/** Whether a label says that a link is the owner's own page. */
const isSite = (label: string) => contactField(label) === 'url';

/** The end of a text before the link of an employer: "Joiner at". */
const beforeEmployer = new RegExp(`(?:(?<!\\p{L})${anyOf(words.documents['before an employer'])}|@)\\s+$`, 'iu');

/** "mailto:ada@ada.example?subject=Job" */
const mailAddress = /^mailto:\s*([^?\s]+@[^?\s]+)/i;

/** Texts with more words are not contacts. An address in them is not the owner's. More pages are those of clients. */
const [maxContactWords, maxPages] = [12, 4];

/** The owner's contacts, and the other texts of the lines. */
export function contactsIn(writtenLines: readonly TextLine[]) {
  const isText = ({ text }: TextLine) =>
    isSentence(text) || text.split(separators).some((part) => part.split(' ').length > maxContactWords);
  const allLines = writtenLines.filter((line) => !isText(line));
  const lines = allLines
    .map(withoutMaps)
    .map((line) => (line.links.length > 0 ? line : { ...line, text: line.text.replace(brokenAddress, '') }));
  const links = lines.flatMap(({ text, links: urls, linkTexts = [] }) =>
    urls.flatMap((url, index): Link[] => {
      const label = linkTexts[index] ?? '';
      return label && beforeEmployer.test(text.slice(0, text.indexOf(label))) ? [] : [{ url, label }];
    }),
  );
  const pieces = lines.flatMap((line) => {
    const isLink = (part?: string) =>
      part !== undefined &&
      (line.linkTexts?.includes(part) || (line.links.length > 0 && part === line.text && !phone.test(part)));
    return contactPartsOf(line).flatMap((part, index, parts) => {
      if (isLink(part)) return [{ text: part, label: '', isLink: true }];
      // "GitHub:" before a link
      return part.endsWith(':') && isLink(parts[index + 1])
        ? []
        : piecesOf(part).map((piece) => ({ ...piece, isLink: false }));
    });
  });
  const contacts: Contacts = { urls: [] };
  // "Print" is the text of a link, not a town.
  const rest = pieces.filter((piece) => !(piece.isLink && onlyWords.test(piece.text)) && !addContact(contacts, piece));
  // "20 Larch Lane" above "Bath"
  const town = rest.find((piece) => {
    const index = pieces.indexOf(piece);
    const isBesideAddress = [pieces[index - 1], pieces[index + 1]].some((other) => other && isAddressPart(other.text));
    return isBesideAddress && isTown(piece.text) && !isOrganization(piece.text) && !notAPlace.test(piece.text);
  });
  if (town) contacts.location ??= town.text;
  const otherPieces = rest.filter(({ text, isLink }) => {
    const isNamed = isLink && !email.test(text);
    return !remark.test(text) && !isNamed && contacts.location !== text;
  });
  const [telLink] = links.flatMap(
    ({ url }) => /^tel:\s*(\+?[\d ().-]{7,})$/i.exec(url.replaceAll('%20', ' '))?.[1] ?? [],
  );
  const [mailLink] = links.flatMap(({ url }) => mailAddress.exec(url)?.[1] ?? []);
  const webLinks = links
    .map((link) => ({ ...link, url: link.url.replace(/^(https?:\/\/)+(?=https?:\/\/)/, '') }))
    .filter(({ url }) => /^(?:https?:|www\.)/.test(url) && !/^https?:\/\/(?:localhost|127\.)/.test(url));
  // A printed address may be only the first line of a linked URL.
  const printedLinks = contacts.urls.filter(
    ({ url }) => !webLinks.some((link) => addressKey(link.url).startsWith(addressKey(url))),
  );
  const foundLinks = [...webLinks, ...printedLinks]
    .map((link) => ({ ...link, url: link.url.replace(/^(?!https?:)/, 'https://') }))
    .filter(({ url }) => URL.canParse(url) && !isImage(new URL(url)));
  const documentAddresses = foundLinks.filter(({ url, label }) => documentHost.test(url) && !isSite(label));
  const allLinks = foundLinks.filter((link) => !documentAddresses.includes(link));
  const pages = allLinks.filter(({ url }) => !networkOf(url));
  const site =
    pages.find(({ label }) => isSite(label)) ??
    (pages.length > maxPages ? undefined : pages.find(({ url }) => new URL(url).pathname === '/')) ??
    (pages.length === 1 ? pages[0] : undefined);
  // A repository is not a profile.
  const clients = pages.length > maxPages ? pages.filter(({ label }) => !isSite(label)) : [];
  const profileLinks = allLinks.filter(
    (link) => link !== site && !clients.includes(link) && !/github\.com\/[^/]+\/./.test(link.url),
  );
  const brokenAddresses = allLines.flatMap(({ text, links: urls }) =>
    urls.length > 0 ? [] : (brokenAddress.exec(text)?.[0] ?? []),
  );
  const profiles = profileLinks.map(({ url, label }) => {
    const name = /^[\p{L} ]+$/u.test(label) ? label : new URL(url).hostname.replace(/^www\./, '');
    // LinkedIn's PDF adds a query to the address.
    return { network: networkOf(url) ?? name, url: url.replace(/(linkedin\.com\/in\/[^?]+)\?.*$/, '$1') };
  });
  const { email: address, phone: number } = contacts;
  const location = contacts.location && inOrdinaryCase(contacts.location);
  return {
    contacts: { email: address ?? mailLink, phone: number ?? telLink, location, url: site?.url, profiles },
    unused: [
      ...writtenLines.filter(isText).map(({ text }) => text),
      ...otherPieces.map(({ text, label }) => [label, text].filter(Boolean).join(': ')),
      ...brokenAddresses,
      ...[...documentAddresses, ...clients].map(({ url }) => url),
    ],
  };
}

/** "GHENT, BELGIUM" as "Ghent, Belgium", and "BATH, UK" as "Bath, UK" */
const inOrdinaryCase = (town: string) =>
  /\p{Ll}/u.test(town)
    ? town
    : town.replace(/(\p{Lu})(\p{Lu}{3,})/gu, (_, first, others: string) => first + others.toLowerCase());
