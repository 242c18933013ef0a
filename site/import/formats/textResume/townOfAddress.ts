// Finds the town in an address, whose street and postal code are not published.
import { countryCodeOf } from '../../normalize/countries.ts';
import { isStreet, townAndCode } from '../../normalize/places.ts';
import { isTown } from './roleWords.ts';

/** The town of an address with a street or a postal code, which are not published: "14 Larch Lane, Bath". */
export function townOfAddress(text: string): string | undefined {
  const parts = text.split(/\s*,\s*/).map((part) => part.replace(/ [–-] .*$/, ''));
  const isStreetPart = (part: string) => isStreet(part, parts) || /^\d{1,3}$/.test(part);
  // "Institut des Mers, 29200 Brest, France"
  const first = Math.max(
    parts.findLastIndex(isStreetPart) + 1,
    parts.findIndex((part) => codeFirst.test(part)),
  );
  const places = parts.slice(first).map((part) => ({ part, ...townAndCode(part) }));
  const town = places.flatMap((place) => place.town || []).join(', ');
  // "March 2022" has no code.
  const hasCode = places.some(({ part, code }) => code && (part.startsWith(code) || code.length > 4));
  return (first > 0 || hasCode) && isTown(town) && !countryCodeOf(town) && !/^\p{Lu}{2,3}$/u.test(town)
    ? town
    : undefined;
}

/** The start of a period: "2019 –" */
const years = /^\(?(?:19|20)\d\d\s*[-–/]/;

/** A street, or only a postal code, or a phone number. */
export const isAddressPart = (text: string) =>
  isStreet(text, [text]) || (/\d/.test(text) && !years.test(text) && townAndCode(text).town === '');

/** "7013 Elmtown" */
const codeFirst = /^(?:[A-Z]{1,2}-)?\d{4,6} \p{Lu}/u;
