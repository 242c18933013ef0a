// Countries and their codes. Their names come from Intl, in the languages of the site and several others.
import { quoteValue } from '../report/Finding.ts';
import { readAs } from '../report/messages.ts';
import type { JsonObject } from '../values.ts';
import { words } from '../words/words.ts';
import type { NormalizationContext } from './context.ts';
import { keysOf, normalizeKey } from './fieldAliases.ts';

const nameLanguages =
  'en de fr es pt it nl pl ca da nb sv fi cs sk hu ro tr el ru uk ar fa he hi ja ko zh zh-Hant'.split(' ');

const otherNames = Object.entries(words.places['countries that Intl names differently']);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));
const isCode = (text: string) => /^[a-z]{2}$/i.test(text.trim());

/** The country's name in a language; `undefined` for an unknown code. */
export function countryName(code: string | undefined, language: string): string | undefined {
  if (!code || !isCode(code)) return undefined;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code.trim().toUpperCase());
}

let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of a country in one of many languages: "Deutschland" is `DE`. */
export function countryCodeOf(name: string): string | undefined {
  codesByName ??= new Map([...nameLanguages.toReversed().flatMap(namesIn), ...otherNames]);
  return codesByName.get(normalizeKey(name));
}

function namesIn(language: string): (readonly [name: string, code: string])[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return codes.flatMap((code) => {
    const name = names.of(code);
    // Intl gives some former codes the names of today's countries.
    const { region = code } = new Intl.Locale(`und-${code}`);
    return name ? [[normalizeKey(name), region] as const] : [];
  });
}

/** Puts the country's name into `country` and its code into `countryCode`. */
export function separateCountry(location: JsonObject, { filePath, reportChange }: NormalizationContext): JsonObject {
  const [codeKey = ''] = keysOf(location, 'basics.location', 'countryCode');
  const [nameKey = ''] = keysOf(location, 'basics.location', 'country');
  const { [codeKey]: code, [nameKey]: name, ...place } = location;
  const text = code ?? name;
  if (typeof text !== 'string' || (typeof code === 'string' && isCode(code))) return location;
  if (isCode(text)) {
    reportChange([...filePath, nameKey], readAs(quoteValue(text), 'the code of a country'));
    return { ...place, countryCode: text.trim().toUpperCase() };
  }
  if (code !== undefined)
    reportChange([...filePath, codeKey], readAs(quoteValue(code), 'the name of a country, which is not its code'));
  const foundCode = countryCodeOf(text);
  return { ...place, country: name ?? text, ...(foundCode && { countryCode: foundCode }) };
}
