// Rules for contacts and profiles, which people write as links, as a list with icons, or under a key for each network.
import type { Path } from '../../report/Finding.ts';
import { everyText, isEmpty, isRecord, type JsonObject, lettersOf } from '../../values.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { basicsParts, isBasicsKey, keysOf, linksNames, normalizeKey } from '../fieldAliases.ts';
import { networkOf, profileOn } from '../networks.ts';
import { textIn } from '../normalizeTextFields.ts';
import { dropHidden } from './emptyEntries.ts';

const webAddressLike = /^(?:https?:\/\/|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i;
const contactKeys = ['info', 'value', 'text', 'content', 'url', 'link', 'href', 'address', 'name', 'label'];

/**
 * Reads lists of contacts, `{ "icon": "fa-phone", "info": … }`, `{ "type": "email", "value": … }` or texts, and the
 * `mailto:` and `tel:` links of other lists. Items keep their indices.
 */
export function joinContacts(basics: JsonObject, context: NormalizationContext): JsonObject {
  const fields: JsonObject = { ...basics };
  const profiles: JsonObject[] = [];
  for (const [key, list] of Object.entries(basics)) {
    if (/^contacts?$/i.test(key) && isContactText(list)) {
      const isAdded = addContact(contactOf(list), { fields, profiles, filePath: filePathOf(context, key) }, context);
      if (isAdded) fields[key] = null;
    }
    if (!Array.isArray(list)) continue;
    const areContacts = isContactList(key, list);
    fields[key] = list.map((item: unknown, index) => {
      const filePath = [...filePathOf(context, key), index];
      const isHidden = areContacts && isRecord(item) && isEmpty(dropHidden(item, { ...context, filePath }));
      const contact = contactOf(item);
      const isAdded =
        !isHidden && (areContacts || contact.isLink) && addContact(contact, { fields, profiles, filePath }, context);
      return isHidden || isAdded ? null : item;
    });
  }
  return { ...fields, ...(profiles.length > 0 && { links: [fields.links ?? [], profiles].flat() }) };
}

/** Whether a value is one email address or phone number. */
export const isContactText = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:email|phone)$/.test(fieldOfContact(value.trim(), '') ?? '');

type ContactTarget = { fields: JsonObject; profiles: JsonObject[]; filePath: Path };

/**
 * Adds a contact to the profiles, or to its field of `basics`.
 * @returns `false` if the field has another value, or if the text is not a contact
 */
function addContact(
  contact: Contact,
  { fields, profiles, filePath }: ContactTarget,
  context: NormalizationContext,
): boolean {
  const { text, address, profile } = contact;
  const field = fieldOfContact(text, address);
  if (profile) profiles.push(profile);
  if (profile || !field) return profile !== undefined;
  const [ownKey] = keysOf(fields, 'basics', field);
  if (ownKey !== undefined) return lettersOf(fields[ownKey]) === lettersOf(text);
  recordMove(filePath, context, field);
  fields[field] = address || text;
  return true;
}

type Contact = { text: string; address: string; isLink: boolean; profile?: JsonObject | undefined };

/** Whether an item has contacts in fields of their own, as another person does: `{ "name": "Ben", "email": … }`. */
const isPerson = (item: unknown) => isRecord(item) && keysOf(item, 'basics', 'email', 'phone').length > 0;

/** The parts of a contact. `address` is `''` unless the contact is a web address. */
function contactOf(item: unknown): Contact {
  const label = isPerson(item) ? '' : (textIn(withNormalizedKeys(item), contactKeys)?.trim() ?? '');
  const link =
    everyText(item)
      .find(({ text }) => /^(?:https?|mailto|tel):/i.test(text.trim()))
      ?.text.trim() ?? label;
  const text = link.replace(/^mailto:\s*([^?]*).*|^tel:\s*/i, '$1');
  const isAddress = webAddressLike.test(text) && !text.includes('@');
  const address = isAddress ? text.replace(/^(?!https?:)/, 'https://') : '';
  const network = networkOf(address);
  const kind = isRecord(item) ? (textIn(item.type ?? item.network, []) ?? '') : '';
  return {
    text,
    address,
    isLink: link !== text,
    profile: network ? { network, url: address } : isAddress ? undefined : profileOn(kind, text),
  };
}

/**
 * The keys of lists of the owner's contacts. A list at another key, such as `assistant`, may be
 * another person's.
 */
const contactLists: readonly string[] = [...basicsParts, 'meta'];

/** Whether a value is a list of contacts, as its key or each of its items shows. */
function isContactList(key: string, value: unknown): boolean {
  if (!Array.isArray(value) || isBasicsKey(key) || !contactLists.includes(normalizeKey(key))) return false;
  const contacts = value.map((item) => contactOf(item));
  const areContacts = contacts.every(({ text, address }) => fieldOfContact(text, address) !== undefined);
  return /^contacts?$/i.test(key) || (areContacts && contacts.some(({ text }) => /@|\d{4}/.test(text)));
}

function withNormalizedKeys(item: unknown): unknown {
  if (!isRecord(item)) return item;
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [normalizeKey(key), value]));
}

function fieldOfContact(text: string, address: string): string | undefined {
  if (address) return 'url';
  if (/^\S+@\S+$/.test(text)) return 'email';
  if (/^(?:tel:)?\+?[\d\s()./-]{7,}$/.test(text)) return 'phone';
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
    const addresses = isBasicsKey(key) ? [] : addressesIn(value);
    if (profile) profiles.push(profile);
    else if (addresses.length > 0) profiles.push(...addresses.map((url) => ({ url })));
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
  // `social: { "github_url": … }`
  const nameOf = (link: string) => link.replace(/[_-](?:url|link|profile)$/i, '');
  return Object.entries(value).map(([link, item]) => ({ key: nameOf(link), value: item, steps: [key, link] }));
}

/** Several web addresses in one text, with nothing else: "https://github.com/ada | https://ada.test". */
function addressesIn(text: unknown): readonly string[] {
  const addresses = typeof text === 'string' ? (text.match(/https?:\/\/[^\s\\|,;]+/g) ?? []) : [];
  const rest = addresses.reduce((others, address) => others.replace(address, ''), String(text));
  return addresses.length > 1 && !/[\p{L}\p{N}]/u.test(rest) ? addresses : [];
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

/**
 * Removes the second of two links to one page, or the website if it is also a profile on a known
 * network.
 */
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
