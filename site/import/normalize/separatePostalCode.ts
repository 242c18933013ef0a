// Tells the postal code from the town in a place on one line, because a postal code is never published.
import { quoteValue } from '../report/formatFindings.ts';
import { isEmpty, isRecord } from '../values.ts';
import { fieldAliases, normalizeKey } from './fieldAliases.ts';
import type { NormalizationContext } from './resumeShape.ts';

const formats = [
  // Great Britain, Canada, Ireland.
  /[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}/,
  /[A-Z]\d[A-Z][ -]?\d[A-Z]\d/,
  /[A-Z]\d[\dW] ?[A-Z\d]{4}/,
  // Two groups of digits: Brazil, the United States, Japan, Portugal, Poland, India, Sweden, the Czech Republic.
  /\d{5}-\d{3,4}/,
  /〒? ?\d{3}-\d{3,4}/,
  /\d{4}-\d{3}/,
  /\d{2}-\d{3}/,
  /(?:[A-Z]{1,2}-)?\d{3} \d{2,3}/,
  // One group, perhaps below a country: "CH-3000"; in the Netherlands above two letters.
  /\d{4} ?[A-Z]{2}/,
  /(?:[A-Z]{1,3}-)?\d{4,7}/,
].map(({ source }) => source);

/** A house number has no more than three digits, and so has a numbered district: "Dublin 4". */
const postalCode = new RegExp(
  `(?<![\\p{N}\\p{Script=Latin}-])(?:${formats.join('|')})(?![\\p{N}\\p{Script=Latin}]|-\\p{N})`,
  'gu',
);

/** A place without its postal code, and the code. */
export function townAndCode(text: string): { town: string; code: string } {
  const codes = text.match(postalCode) ?? [];
  if (codes.length === 0) return { town: text, code: '' };
  const town = text
    .replace(postalCode, '\n')
    // Punctuation around a code: "Mumbai - 400001", "Bern (3000), Switzerland", "Wien, 1010".
    .replace(/\(\s*\n\s*\)/g, '\n')
    .replace(/[\s,;/–-]*\n[\s,;/–-]*(?=,|$)|^\n[\s,;/–-]*/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
  return { town, code: codes.join(', ') };
}

const placeFields = ['city', 'region'];

/** `basics.location`, with its postal code as `postalCode` if a text in it has one. */
export function separatePostalCode(location: unknown, { filePath, reportChange }: NormalizationContext): unknown {
  const parts = isRecord(location) ? location : { city: location };
  const result: Record<string, unknown> = { ...parts };
  const keysOf = (field: string) => [field.toLowerCase(), ...fieldAliases('basics.location', field)];
  const codeKeys = keysOf('postalCode');
  const codes: string[] = [];
  for (const [key, text] of Object.entries(parts)) {
    if (typeof text !== 'string' || !placeFields.some((field) => keysOf(field).includes(normalizeKey(key)))) continue;
    const { town, code } = townAndCode(text);
    if (!code) continue;
    codes.push(code);
    result[key] = town;
    reportChange(filePath, `${quoteValue(code)} read as its postal code, which is not published.`);
  }
  if (codes.length === 0) return location;
  const hasCode = Object.keys(parts).some((key) => codeKeys.includes(normalizeKey(key)) && !isEmpty(parts[key]));
  return hasCode ? result : { ...result, postalCode: codes.join(', ') };
}
