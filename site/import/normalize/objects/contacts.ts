// Rules for contacts and profiles, which people write as links, as a list with icons, or under a key for each network.
import type { Path } from '../../report/Finding.ts';
import { everyText, isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { type NormalizationContext, recordMove } from '../context.ts';
import { isBasicsKey, linksNames, normalizeKey } from '../fieldAliases.ts';
import { networkOf, profileOn } from '../networks.ts';
import { textIn } from '../normalizeTextFields.ts';

const contactLink = /^(mailto|tel):\s*(?<contact>[^?\s][^?]*)/i;
const addressKeys = ['url', 'link', 'href', 'value', 'address', 'text'];

/** Reads `mailto:` and `tel:` links as the email address and the phone number. Links keep their indices. */
export function joinContactLinks(basics: JsonObject, context: NormalizationContext): JsonObject {
  const result = { ...basics };
  for (const [key, links] of Object.entries(basics)) {
    if (!Array.isArray(links)) continue;
    result[key] = links.map((link: unknown, index) => {
      const [, scheme = '', contact = ''] = contactLink.exec(textIn(link, addressKeys)?.trim() ?? '') ?? [];
      const field = /^m/i.test(scheme) ? 'email' : 'phone';
      const isOther = !isEmpty(result[field]) && lettersOf(result[field]) !== lettersOf(contact);
      if (!scheme || isOther) return link;
      if (isEmpty(result[field])) {
        recordMove([...context.filePath, key, index], context, field);
        result[field] = contact.trim();
      }
      return null;
    });
  }
  return result;
}

export function lettersOf(text: unknown): string {
  return String(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]/gu, '');
}

const webAddressLike = /^(?:https?:\/\/|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i;
const contactKeys = ['info', 'value', 'text', 'content', 'url', 'link', 'href', 'address', 'name', 'label'];

/** Reads a list of contacts with icons: `{ "icon": "fa-phone", "info": … }`. */
export function joinContactList(basics: JsonObject): JsonObject {
  const [key, list] =
    Object.entries(basics).find(([name, value]) => /^contacts?$/i.test(name) && Array.isArray(value)) ?? [];
  if (key === undefined || !Array.isArray(list)) return basics;
  const { [key]: _, ...fields } = basics;
  const profiles: JsonObject[] = [];
  const others: unknown[] = [];
  for (const item of list) {
    const { label, text, address } = contactOf(item);
    const network = address && (networkOf(address) ?? (isEmpty(fields.url) ? undefined : label));
    const field = fieldOfContact(text, address);
    if (network) profiles.push({ network, url: address });
    else if (field && isEmpty(fields[field])) fields[field] = address || text;
    else others.push(item);
  }
  return { ...fields, ...(others.length > 0 && { [key]: others }), ...(profiles.length > 0 && { links: profiles }) };
}

/** The parts of a contact. `address` is `''` unless the contact is a web address. */
function contactOf(item: unknown): { label: string; text: string; address: string } {
  const label = textIn(withNormalizedKeys(item), contactKeys)?.trim() ?? '';
  const text = everyText(item).find((part) => /^https?:/.test(part.text))?.text ?? label;
  const isAddress = webAddressLike.test(text) && !text.includes('@');
  return { label, text, address: isAddress ? text.replace(/^(?!https?:)/, 'https://') : '' };
}

function withNormalizedKeys(item: unknown): unknown {
  if (!isRecord(item)) return item;
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [normalizeKey(key), value]));
}

function fieldOfContact(text: string, address: string): string | undefined {
  if (address) return 'url';
  if (/^\S+@\S+$/.test(text)) return 'email';
  if (/^\+?[\d\s()./-]{7,}$/.test(text)) return 'phone';
  return /^\p{Lu}[\p{L} .,'’-]+$/u.test(text) ? 'location' : undefined;
}

/** Reads each key that names a network as a profile, including the keys of an object such as `links`. */
export function joinProfiles(basics: JsonObject, context: NormalizationContext): JsonObject {
  const fields: JsonObject = {};
  const profiles: JsonObject[] = [];
  for (const link of Object.entries(basics).flatMap(linksOf)) {
    const { key, value, steps } = link;
    const isLink = steps.length > 1;
    const profile = profileIn(link);
    if (profile) profiles.push(profile);
    else if (!isLink) fields[key] = value;
    else if (isOtherField(key) && isEmpty(basics[key])) {
      fields[key] = value;
      recordMove([...context.filePath, ...steps], context, key);
    } else if (typeof value === 'string' && webAddressLike.test(value)) profiles.push({ network: key, url: value });
    else fields[steps.join('.')] = value;
  }
  if (profiles.length === 0) return fields;
  const listKey =
    Object.keys(fields).find((key) => linksNames.includes(normalizeKey(key)) && Array.isArray(fields[key])) ??
    'profiles';
  return { ...fields, [listKey]: [fields[listKey] ?? [], profiles].flat() };
}

type Link = { key: string; value: unknown; steps: Path };

/** The entries of an object such as `links`. Any other value is one link. */
function linksOf([key, value]: readonly [string, unknown]): readonly Link[] {
  const name = normalizeKey(key);
  // `url: { "github": …, "blog": … }`
  const isUrls = /^urls?$/.test(name) && Object.keys(Object(value)).some((network) => profileOn(network, 'me'));
  const isLinks = (isUrls || linksNames.includes(name)) && isRecord(value) && !Array.isArray(value.items);
  if (!isLinks) return [{ key, value, steps: [key] }];
  return Object.entries(value).map(([link, item]) => ({ key: link, value: item, steps: [key, link] }));
}

/** The profile under a key that names a network, or in an object of links. */
function profileIn({ key, value, steps }: Link): JsonObject | undefined {
  if (typeof value === 'string') return value && !isOtherField(key) ? profileOn(key, value) : undefined;
  const isNetwork = steps.length > 1 || profileOn(key, 'me') !== undefined;
  return isNetwork && isRecord(value) ? { network: key, ...value } : undefined;
}

/** Whether a key names a field of `basics` other than the profiles. */
function isOtherField(key: string): boolean {
  return isBasicsKey(key) && !linksNames.includes(normalizeKey(key));
}

/** Removes the second of two links to one page. A profile on a known network replaces the same website. */
export function removeRepeatedLinks(basics: JsonObject, { filePath, reportChange }: NormalizationContext): JsonObject {
  const { url, profiles } = basics;
  if (!Array.isArray(profiles)) return basics;
  const pages = new Set<string>();
  const website = pageOf(url);
  const isProfile = profiles.some((profile) => pageOf(Object(profile).url) === website && networkOf(String(url)));
  if (website && !isProfile) pages.add(website);
  const distinctProfiles = profiles.map((profile: unknown, index) => {
    const page = isRecord(profile) ? pageOf(profile.url) : undefined;
    const isRepeated = page !== undefined && pages.has(page);
    if (isRepeated) reportChange([...filePath, 'profiles', index], 'The same link is there twice. It is shown once.');
    if (page) pages.add(page);
    return isRepeated ? {} : profile;
  });
  return { ...basics, ...(website && isProfile && { url: undefined }), profiles: distinctProfiles };
}

/** A URL without the parts that may differ between two links to one page. */
function pageOf(url: unknown): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined;
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/+$/g, '');
}
