// Separates postal codes and streets, which are never published, from a town on the same line.
import { quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import { isEmpty, isRecord, type JsonObject } from '../values.ts';
import { anyOf, wholeWord, words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { countryCodeOf } from './countries.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';

const codeFormats = [
  // A phone number beside the town is not published there, either.
  /\+\d[\d ()-]{7,}\d/,
  // Great Britain, Canada, Ireland.
  /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/,
  /[A-Z]\d[A-Z][ -]?\d[A-Z]\d/,
  /[A-Z]\d[\dW] ?[A-Z\d]{4}/,
  // Two groups of digits: Brazil, United States, Japan, Portugal, Poland, India, Sweden, Czechia.
  /\d{5}-\d{3,4}/,
  /〒? ?\d{3}-\d{3,4}/,
  /\d{4}-\d{3}/,
  /\d{2}-\d{3}/,
  /(?:[A-Z]{1,2}-)?\d{3} \d{2,3}/,
  // One group, perhaps after a country ("CH-3000"). In the Netherlands, two letters follow it.
  /\d{4} ?[A-Z]{2}/,
  /(?:[A-Z]{1,3}-)?\d{4,7}/,
].map(({ source }) => source);

/** Codes without letters have at least four digits, unlike house numbers and "Dublin 4". */
const postalCode = new RegExp(
  `(?<![\\p{N}\\p{Script=Latin}-])(?:${codeFormats.join('|')})(?![\\p{N}\\p{Script=Latin}]|-\\p{N})`,
  'gu',
);

/** "Ghent (2019 – 2021)", "Ghent (since 2019)" */
const years = /\([^()]*(?<!\d)(?:19|20)\d\d(?!\d)[^()]*\)/;

/** Separates a town from its postal code. Without one, `code` is `''`. */
export function townAndCode(place: string): { town: string; code: string } {
  const text = place.replace(/(?<=\p{L}{4})-(?=\d{6}(?!\d))/u, ' ');
  const codes = years.test(text) ? [] : (text.match(postalCode) ?? []);
  if (codes.length === 0) return { town: place, code: '' };
  const town = text
    .replace(postalCode, '\n')
    // Punctuation around a code: "Mumbai - 400001", "Bern (3000), Switzerland", "Wien, 1010".
    .replace(/\(\s*\n\s*\)/g, '\n')
    .replace(/[\s,;|/–-]*\n[\s,;|/–-]*(?=,|$)|^\n[\s,;|/–-]*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return { town, code: codes.join(', ') };
}

const townNames = fieldNames('basics.location', 'city');
const placeNames = [...townNames, ...fieldNames('basics.location', 'region')];
const partNames = [
  ...placeNames,
  ...['country', 'countryCode', 'postalCode'].flatMap((field) => fieldNames('basics.location', field)),
];

/** Puts the town, the region and the like in `basics` into one object, with the address if there is one. */
export function joinLocation(basics: JsonObject): JsonObject {
  const isPart = (key: string) => partNames.includes(normalizeKey(key)) && !isEmpty(basics[key]);
  const isAddress = (key: string) => /^(?:address|street|location)$/.test(normalizeKey(key));
  const entries = Object.entries(basics);
  const parts = entries.filter(([key]) => isPart(key));
  if (parts.length === 0 || isRecord(basics.location)) return basics;
  const [addressKey = '', address] = entries.find(([key]) => isAddress(key)) ?? [];
  const others = entries.filter(([key]) => !isPart(key) && !isAddress(key));
  // `location: Berlin` beside a country is the town.
  const hasTown = parts.some(([key]) => townNames.includes(normalizeKey(key)));
  const field = normalizeKey(addressKey) === 'location' && !hasTown ? 'city' : 'address';
  const location = { ...(isEmpty(address) ? {} : { [field]: address }), ...Object.fromEntries(parts) };
  return { ...Object.fromEntries(others), location };
}

/** "London, London" is "London". */
export function dropRepeatedRegion(location: JsonObject): JsonObject {
  const { region, ...others } = location;
  return region !== undefined && region === location.city ? others : location;
}

const codeNames = fieldNames('basics.location', 'postalCode');

/** Moves the postal code of a place from the town's text into `postalCode`. */
export function separatePostalCode(location: unknown, { filePath, reportChange }: NormalizationContext): unknown {
  const parts = isRecord(location) ? location : { city: location };
  const result: Record<string, unknown> = { ...parts };
  const codes: string[] = [];
  for (const [key, text] of Object.entries(parts)) {
    if (typeof text !== 'string' || !placeNames.includes(normalizeKey(key))) continue;
    const { town, code } = townAndCode(text);
    if (!code) continue;
    codes.push(code);
    result[key] = town;
    reportChange(filePath, readAs(quoteValue(code), 'a postal code, which is not published'));
  }
  if (codes.length === 0) return location;
  const hasCode = Object.keys(parts).some((key) => codeNames.includes(normalizeKey(key)) && !isEmpty(parts[key]));
  return hasCode ? result : { ...result, postalCode: codes.join(', ') };
}

/** Words for a street, at the end of a word: "Hauptstr.", "Kerkstraat". */
const streetEnding = new RegExp(`${anyOf(words.places['endings of a street'])}(?:[\\s\\d]|$)`, 'iu');

/** Separate words for a street: "rue de la Paix". */
const streetWord = new RegExp(wholeWord(words.places['words for a street']), 'iu');

/** Abbreviations for a street, after a long house number: "12345 SW Main St". */
const shortStreet = new RegExp(`^\\d{4,5} .*${wholeWord(words.places['short words for a street'])}`, 'iu');

/** Parts of an address that are smaller than the street, such as a flat. */
const addressPart = new RegExp(`^${anyOf(words.places['parts of an address'])} ?.*\\d|^c/o `, 'iu');

/** House numbers at either end: "12 bis rue", "Hauptstr. 5b", "Długa 3/5". Four digits may be a postal code. */
const numberFirst = /^\d{1,3} ?[a-z]?(?:[-/]\d+[a-z]?)?(?: (?:bis|ter))?,? \p{L}/iu;
const numberLast = /\p{L}[\p{L}.'’ -]* (?:no?\.? ?|nr\.? ?|n[º°] ?)?\d{1,3} ?[a-z]?(?:[-/]\d+ ?[a-z]?)?$/iu;

const district = new RegExp(`^${anyOf(words.places['towns with numbered districts'])} \\d`, 'iu');

/** "Elmtown 12", alone or before a country, is a town and its district, not a street. */
const numberedTown = /^\p{Lu}[\p{L}'’-]+ \d{1,2}$/u;

/** A street and its town without a comma between them: "Hauptstr. 5 10115 Berlin". */
const beforePostalCode = /^(\D+ \d{1,4} ?[a-z]?) ((?:[A-Z]{1,2}-)?\d{4,6} \p{L}.*)$/iu;

/** Moves the street of a place from the town's text into `address`. */
export function separateStreet(location: unknown, { filePath, reportChange }: NormalizationContext): unknown {
  if (isRecord(location)) {
    const town = townOfAddress(location);
    if (town) return { ...location, city: town };
  }
  const cityKey = isRecord(location) ? townKeyOf(location) : undefined;
  const text = isRecord(location) && cityKey !== undefined ? location[cityKey] : location;
  if (typeof text !== 'string') return location;
  const { street, town } = streetAndTown(text);
  const others = isRecord(location) ? location : {};
  if (!street || !isEmpty(others.address)) return location;
  reportChange(filePath, readAs(quoteValue(street), 'a street, which is not published'));
  const { [cityKey ?? '']: _, ...otherFields } = others;
  return { ...otherFields, address: street, ...(town && { city: town }) };
}

/** The town in an address without a city, if a country follows: "Porto, Portugal". */
function townOfAddress({ address, ...others }: Record<string, unknown>): string | undefined {
  if (typeof address !== 'string' || townKeyOf(others) !== undefined) return undefined;
  const parts = address.split(/[,;\n]/).map((part) => part.trim());
  const [town = '', country = ''] = parts.slice(-2);
  const isPlace = parts.length > 1 && countryCodeOf(country) && !/\d/.test(town) && !isStreet(town, parts);
  return isPlace ? `${town}, ${country}` : undefined;
}

const townKeyOf = (place: object) => Object.keys(place).find((key) => townNames.includes(normalizeKey(key)));

function streetAndTown(text: string): { street: string; town: string } {
  const parts = text
    .split(/[,;\n]/)
    .flatMap((part) => beforePostalCode.exec(part.trim())?.slice(1) ?? [part.trim()])
    .filter(Boolean);
  // A number alone belongs to the street before or after it.
  const streets = parts.filter(
    (part, index) =>
      isStreet(part, parts) ||
      (/^\d{1,4} ?[a-z]?$/i.test(part) && (index > 0 || isStreet(parts[index + 1] ?? '', parts))),
  );
  return { street: streets.join(', '), town: parts.filter((part) => !streets.includes(part)).join(', ') };
}

/** Whether a part of an address is a street. @param parts all parts of the address */
export function isStreet(part: string, parts: readonly string[]): boolean {
  const isNamed = streetEnding.test(part) || streetWord.test(part);
  const hasTown = parts.some((other) => other !== part && !countryCodeOf(other));
  if (district.test(part) || (numberedTown.test(part) && !isNamed && !hasTown)) return false;
  if (addressPart.test(part) || shortStreet.test(part) || numberFirst.test(part) || numberLast.test(part)) return true;
  // "Rue" and "Street" are also towns.
  return isNamed && / |\p{L}{5}/u.test(part) && (parts.length > 1 || /\d/.test(part));
}

/** Whether an address of several parts has a street: "Green Lane, Elmtown, Kent". */
export const hasStreet = (text: string): boolean =>
  text.split(/,\s+/).some((part, _, parts) => parts.length > 1 && isStreet(part, parts));
