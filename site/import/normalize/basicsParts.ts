// Collects the parts of `basics` from files that spread them: over the root, over objects such as
// `contact`, `sidebar` and `links`, and over a key for each network.

import { type Path, pathText, quoteValue } from '../report/Finding.ts';
import { keyReadAs } from '../report/messages.ts';
import { isEmpty, isRecord, type JsonObject } from '../values.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';
import { networkOf, profileOn } from './networks.ts';
import { textIn, textKeys } from './normalizeTextFields.ts';
import { basicsFields, type NormalizationContext, rootFields } from './resumeShape.ts';

const partNames = [
  ...fieldNames('', 'basics'),
  ...`contact contacts contactdetails contactinformation info header sidebar profile about me person identity main details
    hero general generalinformation candidate anagrafica datianagrafici datosgenerales angaben etatcivil basicinfo
    basicinformation professionalsummary profilesummary informacoespessoais`.split(/\s+/),
];
const linksNames = [...fieldNames('basics', 'profiles'), 'onlineprofiles'];
/** Keys of a first name, normalized. Without a last name, `nombre` is a whole name. */
export const firstNames = 'firstname givenname forename vorname prenom nombre nombres nome voornaam imie'.split(' ');
export const lastNames = (
  'lastname surname familyname nachname familienname nomdefamille nom ' +
  'apellidos apellido cognome sobrenome apelido achternaam nazwisko'
).split(' ');

/** The title of the document itself. */
export const documentName =
  /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|tabellarischer lebenslauf|currículum(?: vitae)?|currículo|życiorys|levensloop)$/i;

const nameParts = [...firstNames, ...lastNames];

/** A text at the root that is the summary also beside `basics`. */
const summaryNames = fieldNames('basics', 'summary');

const basicsKeys = new Set([...[...basicsFields.keys()].flatMap((field) => fieldNames('basics', field)), ...nameParts]);
const sectionKeys = new Set(
  [...rootFields.keys()]
    .filter((field) => field !== 'basics' && field !== 'meta')
    .flatMap((field) => fieldNames('', field)),
);

/** The document with all parts of `basics` in one object, and with sections moved out of it. */
export function withBasics(document: JsonObject, context: NormalizationContext): JsonObject {
  const partKeys = Object.keys(document)
    .filter((key) => partNames.includes(normalizeKey(key)) && isRecord(document[key]))
    .toSorted((a, b) => partNames.indexOf(normalizeKey(a)) - partNames.indexOf(normalizeKey(b)));
  const rootKeys = Object.keys(document).filter(
    (key) => !partKeys.includes(key) && isRootPart(key, document, partKeys),
  );
  const parts = [
    ...partKeys.flatMap((part) =>
      Object.entries(Object(document[part])).map(([key, value]) => ({ key, value, filePath: [part, key] })),
    ),
    ...rootKeys.map((key) => ({ key, value: document[key], filePath: [key] })),
  ].filter(({ value }) => !isEmpty(value));
  const isStandard = ({ key, filePath }: (typeof parts)[number]) => filePath[0] === 'basics' && !isSectionKey(key);
  if (parts.every(isStandard)) return document;

  if (!isRecord(document.basics) && !isEmpty(document.basics)) context.reportLeft(['basics'], document.basics);
  const basics: JsonObject = {};
  const otherKeys = Object.keys(document).filter((key) => key !== 'basics' && !partKeys.includes(key));
  const root = Object.fromEntries(
    otherKeys.filter((key) => !rootKeys.includes(key)).map((key) => [key, document[key]]),
  );
  for (const { key, value, filePath } of parts) {
    if (typeof value === 'string' && documentName.test(value.trim())) continue;
    const isSection = isSectionKey(key) && isSectionValue(key, value) && filePath.length > 1;
    const target = isSection ? root : basics;
    if (!isEmpty(target[key])) {
      context.reportLoss(filePath, `Skipped: ${quoteValue(value)}. The file has another ${quoteValue(key)}.`);
      continue;
    }
    target[key] = value;
    context.movedKeys.set(isSection ? key : `basics.${key}`, filePath);
    const [part = ''] = filePath;
    if (isSection) context.reportChange(filePath, 'Read as a section.');
    else if (part !== 'basics' && filePath.length > 1) context.reportChange([part], keyReadAs(part, 'basics'));
  }
  return { basics, ...root };
}

function isSectionKey(key: string): boolean {
  return sectionKeys.has(normalizeKey(key)) && !basicsKeys.has(normalizeKey(key));
}

/** Whether a value may be a section: `{ "years": 8 }` below `experience` is none. */
function isSectionValue(key: string, value: unknown): boolean {
  if (!isRecord(value)) return typeof value === 'object';
  return /skill|lang|interest|hobb/i.test(key) || Object.values(value).some((item) => typeof item === 'object');
}

/** Whether a key at the root is one of `basics`: any if no object has the name, else links and a summary. */
function isRootPart(key: string, document: JsonObject, partKeys: readonly string[]): boolean {
  const name = normalizeKey(key);
  if (name === 'basics') return false;
  const partNamesInUse = partKeys.flatMap((part) => Object.keys(Object(document[part]))).map(normalizeKey);
  if (linksNames.includes(name) || (name === 'location' && isRecord(document[key]))) return true;
  const hasName = ['name', 'fullname', ...nameParts].some((one) => partNamesInUse.includes(one));
  const isText = textIn(document[key], textKeys) !== undefined;
  if (hasName) return summaryNames.includes(name) && isText;
  return basicsKeys.has(name) || (typeof document[key] === 'string' && profileOn(key, 'me') !== undefined);
}

const webAddressLike = /^(?:https?:\/\/|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/|$))/i;

/** `basics` with a profile for each key that names a network, also in an object such as `links`. */
export function withProfiles(basics: JsonObject, { path, filePath, movedKeys }: NormalizationContext): JsonObject {
  const fields: JsonObject = {};
  const profiles: JsonObject[] = [];
  for (const link of Object.entries(withContacts(basics)).flatMap(linksOf)) {
    const { key, value, steps } = link;
    const isLink = steps.length > 1;
    const profile = profileIn(link);
    if (profile) profiles.push(profile);
    else if (!isLink) fields[key] = value;
    else if (isBasicsField(key) && isEmpty(basics[key])) {
      fields[key] = value;
      movedKeys.set(pathText([...path, key]), [...filePath, ...steps]);
    } else if (typeof value === 'string' && webAddressLike.test(value)) profiles.push({ network: key, url: value });
    else fields[steps.join('.')] = value;
  }
  if (profiles.length === 0) return withLocation(fields);
  const listKey =
    Object.keys(fields).find((key) => linksNames.includes(normalizeKey(key)) && Array.isArray(fields[key])) ??
    'profiles';
  return withLocation({ ...fields, [listKey]: [fields[listKey] ?? [], profiles].flat() });
}

const contactKeys = ['info', 'value', 'text', 'content', 'name', 'label', 'url', 'link'];

/** `basics` with the fields of a list of contacts, which have icons for names: `{ "icon": "fa-phone", "info": … }`. */
function withContacts(basics: JsonObject): JsonObject {
  const [key, list] =
    Object.entries(basics).find(([name, value]) => /^contacts?$/i.test(name) && Array.isArray(value)) ?? [];
  if (key === undefined || !Array.isArray(list)) return basics;
  const { [key]: _, ...fields } = basics;
  const profiles: JsonObject[] = [];
  const others: unknown[] = [];
  for (const item of list) {
    const text = textIn(keysFolded(item), contactKeys)?.trim() ?? '';
    const address = webAddressLike.test(text) && !text.includes('@') ? text.replace(/^(?!https?:)/, 'https://') : '';
    const network = address && networkOf(address);
    const field = fieldOfContact(text, address);
    if (network) profiles.push({ network, url: address });
    else if (field && isEmpty(fields[field])) fields[field] = address || text;
    else others.push(item);
  }
  return { ...fields, ...(others.length > 0 && { [key]: others }), ...(profiles.length > 0 && { links: profiles }) };
}

function keysFolded(item: unknown): unknown {
  if (!isRecord(item)) return item;
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [normalizeKey(key), value]));
}

function fieldOfContact(text: string, address: string): string | undefined {
  if (address) return 'url';
  if (/^\S+@\S+$/.test(text)) return 'email';
  if (/^\+?[\d\s()./-]{7,}$/.test(text)) return 'phone';
  return /^\p{Lu}[\p{L} .,'’-]+$/u.test(text) ? 'location' : undefined;
}

const townNames = fieldNames('basics.location', 'city');
const placeNames = [
  ...townNames,
  ...['region', 'country', 'countryCode', 'postalCode'].flatMap((field) => fieldNames('basics.location', field)),
];

/** `basics` with its place in one object, which then has the address, too. */
function withLocation(basics: JsonObject): JsonObject {
  const isPlace = (key: string) => placeNames.includes(normalizeKey(key)) && !isEmpty(basics[key]);
  const keys = Object.keys(basics).filter(isPlace);
  if (keys.length === 0 || isRecord(basics.location)) return basics;
  const isAddress = (key: string) => /^(?:address|street|location)$/.test(normalizeKey(key));
  const entries = Object.entries(basics);
  const place = entries.filter(([key]) => keys.includes(key));
  const [addressKey = '', address] = entries.find(([key]) => isAddress(key)) ?? [];
  const others = entries.filter(([key]) => !keys.includes(key) && !isAddress(key));
  // `location: Berlin` beside a country is the town.
  const hasTown = keys.some((key) => townNames.includes(normalizeKey(key)));
  const field = normalizeKey(addressKey) === 'location' && !hasTown ? 'city' : 'address';
  return {
    ...Object.fromEntries(others),
    location: { ...(isEmpty(address) ? {} : { [field]: address }), ...Object.fromEntries(place) },
  };
}

function isBasicsField(key: string): boolean {
  return basicsKeys.has(normalizeKey(key)) && !linksNames.includes(normalizeKey(key));
}

/** The profile in a key that names a network, or in an object of a list of links. */
function profileIn({ key, value, steps }: Link): JsonObject | undefined {
  if (typeof value === 'string') return value && !isBasicsField(key) ? profileOn(key, value) : undefined;
  return steps.length > 1 && isRecord(value) ? { network: key, ...value } : undefined;
}

type Link = { key: string; value: unknown; steps: Path };

/** The entries of an object such as `links`; another value as it is. */
function linksOf([key, value]: readonly [string, unknown]): readonly Link[] {
  const name = normalizeKey(key);
  // `url: { "github": …, "blog": … }`
  const isUrls = /^urls?$/.test(name) && Object.keys(Object(value)).some((network) => profileOn(network, 'me'));
  const isLinks = (isUrls || linksNames.includes(name)) && isRecord(value) && !Array.isArray(value.items);
  if (!isLinks) return [{ key, value, steps: [key] }];
  return Object.entries(value).map(([link, item]) => ({ key: link, value: item, steps: [key, link] }));
}
