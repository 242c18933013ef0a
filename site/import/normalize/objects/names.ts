// Rules for names in parts, and for names that contain more than a name: an employer's other fields, or a link.
import { pathPattern, quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { linkedName } from '../../text/htmlText.ts';
import { isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { fieldNames, firstNames, lastNames, normalizeKey } from '../fieldAliases.ts';
import type { Fields } from '../resumeShape.ts';

/** Joins the parts of the owner's name. */
export function joinName(basics: JsonObject, context: NormalizationContext): JsonObject {
  const { filePath, reportChange, reportUnused } = context;
  if (isRecord(basics.name)) {
    const name = nameIn(basics.name);
    for (const [key, part] of Object.entries(basics.name))
      if (isReading(key)) reportUnused([...filePathOf(context, 'name'), key], part);
    if (name) reportChange([...filePath, 'name'], readAs(quoteValue(basics.name), quoteValue(name)));
    return name ? { ...basics, name } : basics;
  }
  if (!isEmpty(basics.name)) return basics;
  const keyOf = (names: readonly string[]) => Object.keys(basics).find((key) => names.includes(normalizeKey(key)));
  const keys = [keyOf(firstNames), keyOf(lastNames)].filter((key) => key !== undefined);
  const isInParts = keys.length === 2 || keys.some((key) => /first|given|fore|last|sur|family/.test(normalizeKey(key)));
  if (!isInParts) return basics;
  const otherFields = Object.entries(basics).filter(([key]) => !keys.includes(key));
  const name = keys.map((key) => basics[key]).filter(Boolean);
  return { ...Object.fromEntries(otherFields), name: name.join(' ') };
}

/** Keys for the pronunciation of a name: `{ "kanji": …, "furigana": … }` has one name twice. */
const readings = new RegExp(`^${anyOf(words.keys['readings of a name'])}$`);
const isReading = (key: string) => readings.test(normalizeKey(key));

/** A name in an object: `{ "first": "Ada", "last": "Example" }`, in the file's order. */
function nameIn(parts: JsonObject): string {
  const whole = Object.entries(parts).find(([key]) => /^(?:full|display|formatted)/.test(normalizeKey(key)))?.[1];
  const nameParts = Object.entries(parts).flatMap(([key, part]) => (isReading(key) ? [] : [part]));
  return (typeof whole === 'string' ? [whole] : nameParts).filter((part) => typeof part === 'string' && part).join(' ');
}

const names = new RegExp(`^${anyOf(words.keys['names in an entry'])}$`);
const isName = (key: string) => names.test(normalizeKey(key));

/** Moves the parts of an employer or a school to its entry: `"company": { "name": "Oak", "url": … }`. */
export function separateParts(entry: JsonObject, context: NormalizationContext): JsonObject {
  const result = { ...entry };
  for (const [key, organization] of Object.entries(entry)) {
    if (!isName(key) || !isRecord(organization) || typeof organization.name !== 'string') continue;
    const { name, ...parts } = organization;
    result[key] = name;
    for (const [part, value] of Object.entries(parts)) {
      const newKey = isEmpty(result[part]) ? part : `${key}.${part}`;
      result[newKey] = value;
      recordMove([...context.filePath, key, part], context, newKey);
    }
  }
  return result;
}

/** Splits a post and its organization in one field: "President @ Guild". */
export function splitAtSign(job: JsonObject, { path }: NormalizationContext): JsonObject {
  const field = pathPattern(path) === 'work[]' ? 'name' : 'organization';
  const texts = [job.position, job[field]].filter((text) => !isEmpty(text));
  const [, position, organization] = (texts.length === 1 && /^(.+?)\s+@\s+(.+)$/.exec(String(texts[0]))) || [];
  return position ? { ...job, position, [field]: organization } : job;
}

/** Replaces a link in a name with its text. The address becomes the entry's, unless the entry has one. */
export function separateLinks(
  entry: JsonObject,
  { path, filePath, reportChange, reportLoss }: NormalizationContext,
  fields: Fields,
): JsonObject {
  const urlKeys = fieldNames(pathPattern(path), 'url');
  const result = { ...entry };
  for (const [key, text] of Object.entries(entry)) {
    const linked = typeof text === 'string' && isName(key) ? linkedName(text) : undefined;
    if (!linked) continue;
    result[key] = linked.name;
    const hasUrl = Object.keys(result).some((name) => urlKeys.includes(normalizeKey(name)) && !isEmpty(result[name]));
    if (!fields.has('url') || hasUrl)
      reportLoss([...filePath, key], `Skipped: ${quoteValue(linked.url)}, the address of this name.`);
    else {
      result.url = linked.url;
      reportChange([...filePath, key], readAs(quoteValue(text), 'a name and its address'));
    }
  }
  return result;
}
