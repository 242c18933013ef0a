// Removes the contacts of other people, such as referees and supervisors: owners publish only their own.
import { mapFields, mapParts } from '../../readTracker.ts';
import type { Path } from '../../report/Finding.ts';
import { type JsonObject, lettersOf } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { type NormalizationContext, toFilePath } from '../context.ts';
import { fieldNames, normalizeKey } from '../fieldAliases.ts';
import { rootFields } from '../resumeShape.ts';
import { isPraise } from './emptyEntries.ts';

const label = `(?:(?<!\\p{L})${anyOf(words.documents['labels of a contact'])}\\.?\\s*:?\\s*)`;
const at = String.raw`(?:@|\s*[[({<]\s*(?:at|@)\s*[\])}>]\s*)`;
const dot = String.raw`(?:\.|\s*[[({<]\s*(?:dot|\.)\s*[\])}>]\s*)`;
const address = String.raw`(?!git@)[\p{L}\p{N}._%+-]+${at}[\p{L}\p{N}-]+(?:${dot}[\p{L}\p{N}-]+)+`;

/** Numbers that look like phone numbers. Others count only with a label, or in a reference. */
const phone = [
  String.raw`(?<![\p{L}\d+])\(?\+\(?\d[\d\s().\/-]{6,}\d`,
  String.raw`\(\d{3}\)[ -]{0,2}\d{3}[ .-]?\d{4}`,
  String.raw`(?<![\d.-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\d-])`,
].join('|');
const number = String.raw`(?<![\p{L}\d])\(?\d[\d\s().\/-]{5,}\d`;

const contactInText = new RegExp(`${label}?(?:${address}|${phone})|${label}${number}`, 'giu');
const contactInReference = new RegExp(`${label}?(?:${address}|${phone}|${number})`, 'giu');
const years = /(?:19|20)\d\d\s*[–-]\s*(?:19|20)\d\d\)?$/;

/** "[Bo](mailto:bo@bo.example)" */
const contactLink = /\[([^\]]*)\]\((?:mailto|tel):[^)]*\)/gi;

/** A contact with the brackets and marks around it. */
const contactMarks = /[\s,;|·–—-]*[([]?\0[)\]]?/g;

function withoutContacts(text: string, pattern: RegExp, isOwn: (contact: string) => boolean): string {
  const marked = text
    .replace(contactLink, '$1')
    .replace(pattern, (contact) => (isOwn(contact) || years.test(contact) ? contact : '\0'));
  return marked.includes('\0') ? marked.replace(contactMarks, '').replace(/^[\s,;|·–—-]+/, '') : marked;
}

const contactKeys = new Set([
  ...['email', 'phone', 'location'].flatMap((field) => [field, ...fieldNames('basics', field)]),
  ...['contact', 'contacts', 'contactdetails', 'fax'],
]);

/**
 * Removes email addresses and phone numbers that are not the owner's from all sections except
 * `basics`, and the contact fields of references.
 */
export function removeOtherContacts(resume: JsonObject, { filePaths, reportLoss }: NormalizationContext): JsonObject {
  const { email, phone: ownPhone } = Object(resume.basics);
  const ownContacts = [email, ownPhone].map((contact) => lettersOf(contact)).filter(Boolean);
  const isOwn = (contact: string) => ownContacts.some((text) => lettersOf(contact).endsWith(text));
  const skip = (path: Path) => {
    const message =
      ownContacts.length > 0 || path[0] === 'references'
        ? 'Skipped: contacts of another person. The site publishes only yours.'
        : 'Skipped: contacts that may be those of another person. If they are yours, add them to resume.json.';
    reportLoss(toFilePath(path, filePaths), message);
    return undefined;
  };
  const partOf = (value: unknown, path: Path): unknown => {
    const [section] = path;
    const isReference = section === 'references';
    const key = path.at(-1);
    if (isReference && path.length > 2 && contactKeys.has(normalizeKey(String(key)))) return skip(path);
    if (typeof value !== 'string') return mapParts(value, (part, step) => partOf(part, [...path, step]));
    if (key === 'url' || key === 'image') return value;
    const text = withoutContacts(value, isReference ? contactInReference : contactInText, isOwn);
    if (text === value) return value;
    skip(path);
    return key === 'reference' && !isPraise(text) ? '' : text;
  };
  const isSection = (key: string) => rootFields.has(key) && key !== 'basics' && key !== 'meta';
  return mapFields(resume, (value, key) => (isSection(key) ? partOf(value, [key]) : value));
}
