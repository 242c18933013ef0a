// Rules for names in parts, and for names that contain more than a name: an employer's other fields, or a link.
import { pathPattern, quoteValue } from '../../report/Finding.ts';
import { readAs } from '../../report/messages.ts';
import { linkedName } from '../../text/htmlText.ts';
import { isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, listOf, words } from '../../words/words.ts';
import { filePathOf, type NormalizationContext, recordMove } from '../context.ts';
import { firstNames, keysOf, lastNames, namingFields, normalizeKey } from '../fieldAliases.ts';
import type { Fields } from '../resumeShape.ts';
import { degreePatterns, namesOrganization, namesPost } from '../roleIn.ts';
import { withText } from './dates.ts';

const middleNames = listOf(words.keys['middle names']);

/** Joins the parts of the owner's name, which are in an object or in fields of their own. */
export function joinName(basics: JsonObject, context: NormalizationContext): JsonObject {
  const { filePath, reportChange, reportUnused } = context;
  if (isRecord(basics.name)) {
    const parts = Object.entries(basics.name).filter(([key]) => !isReading(key));
    const whole = parts.find(([key]) => /^(?:full|display|formatted)/.test(normalizeKey(key)))?.[1];
    const name = typeof whole === 'string' ? whole : joinParts(parts.map(([, part]) => part));
    for (const [key, part] of Object.entries(basics.name))
      if (isReading(key)) reportUnused([...filePathOf(context, 'name'), key], part);
    if (name) reportChange([...filePath, 'name'], readAs(quoteValue(basics.name), quoteValue(name)));
    return name ? { ...basics, name } : basics;
  }
  const keyOf = (names: readonly string[]) => Object.keys(basics).find((key) => names.includes(normalizeKey(key)));
  const [firstKey, lastKey] = [keyOf(firstNames), keyOf(lastNames)];
  // `{ "name": "Ada", "lastName": "Example" }`
  const isHalf = lastKey !== undefined && firstKey === undefined && /^\s*\S+\s*$/.test(String(basics.name ?? ''));
  if (!isEmpty(basics.name) && !isHalf) return basics;
  const ends = [isHalf ? 'name' : firstKey, lastKey].filter((key) => key !== undefined);
  const isInParts = ends.length === 2 || ends.some((key) => /first|given|fore|last|sur|family/.test(normalizeKey(key)));
  if (!isInParts) return basics;
  const keys = [ends[0], ...(ends.length === 2 ? [keyOf(middleNames)] : []), ends[1]].filter(
    (key) => key !== undefined,
  );
  const otherFields = Object.entries(basics).filter(([key]) => !keys.includes(key));
  return { ...Object.fromEntries(otherFields), name: joinParts(keys.map((key) => basics[key])) };
}

/** Joins the parts of a name, without a middle initial that another part spells out. */
function joinParts(parts: readonly unknown[]): string {
  const texts = parts.filter((part) => typeof part === 'string').filter(Boolean);
  const isInitial = (text: string) =>
    /^\p{Lu}\.?$/u.test(text) && texts.some((other) => other !== text && other.startsWith(text.charAt(0)));
  return texts.filter((text, index) => index === 0 || index === texts.length - 1 || !isInitial(text)).join(' ');
}

/** Keys for the pronunciation of a name: `{ "kanji": …, "furigana": … }` has one name twice. */
const readings = new RegExp(`^${anyOf(words.keys['readings of a name'])}$`);
const isReading = (key: string) => readings.test(normalizeKey(key));

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

/** Most words of a title have a capital: "Area Chair". */
const titleLike = /^(?=.{1,100}$)\p{Lu}\S*(?:\s+(?:\p{Ll}\S*\s+){0,2}[\p{Lu}\d&]\S*)*$/u;

/** Names an entry by its only text: `{ "details": "Area Chair", "year": 2025 }`. */
export function nameByText(entry: JsonObject, context: NormalizationContext): JsonObject {
  const pattern = pathPattern(context.path);
  const [field = '', ...otherFields] = namingFields[pattern] ?? [];
  const [key = '', ...others] = keysOf(entry, pattern, 'summary', 'highlights', 'description');
  const { [key]: text, ...rest } = entry;
  const isName = field !== '' && typeof text === 'string' && titleLike.test(text) && others.length === 0;
  if (!isName || keysOf(entry, pattern, field, ...otherFields).length > 0) return entry;
  recordMove(filePathOf(context, key), context, field);
  return { ...rest, [field]: text };
}

/** Splits a post and its organization in one field: "President @ Guild". */
export function splitAtSign(job: JsonObject, { path }: NormalizationContext): JsonObject {
  const field = pathPattern(path) === 'work[]' ? 'name' : 'organization';
  const texts = [job.position, job[field]].filter((text) => !isEmpty(text));
  const [, position, organization] = (texts.length === 1 && /^(.+?)\s+@\s+(.+)$/.exec(String(texts[0]))) || [];
  return position ? { ...job, position, [field]: organization } : job;
}

const subtitleKey = new RegExp(`^${anyOf(words.keys.subtitles)}$`);

/** The field of a post or degree, and the field of its organization, in entries with both. */
const titleFields: Readonly<Record<string, readonly [title: string, organization: string]>> = {
  'work[]': ['position', 'name'],
  'volunteer[]': ['position', 'organization'],
  'education[]': ['studyType', 'institution'],
};

const { documents, places } = words;
const remark = new RegExp(
  `^(?:${anyOf(documents['kinds of employment'])}|${anyOf(places['places without a town'])})$`,
  'i',
);
const nameWord = `(?:[\\p{Lu}\\d&][^\\s,]*|${anyOf(documents['words within a name'])})`;
const capitalName = new RegExp(`^(?=\\p{Lu})${nameWord}(?:\\s+${nameWord}){0,5}$`, 'u');

/** Whether a text looks like the name of an employer. "Full-time" and "Remote" do not. */
const isNameLike = (text: string) => capitalName.test(text) && !remark.test(text);

/** Reads a subtitle as the organization or the post of an entry that lacks it, and as a project's first paragraph. */
export function moveSubtitle(entry: JsonObject, context: NormalizationContext, fields: Fields): JsonObject {
  const pattern = pathPattern(context.path);
  const key = Object.keys(entry).find((name) => subtitleKey.test(normalizeKey(name))) ?? '';
  const { [key]: subtitle, ...others } = entry;
  if (typeof subtitle !== 'string' || fields.has(key)) return entry;
  if (pattern === 'projects[]') return withText(others, { above: subtitle }, context);
  const [titleField = '', organizationField = ''] = titleFields[pattern] ?? [];
  const [titleKey = '', ...otherKeys] = keysOf(others, pattern, titleField, organizationField);
  const { [titleKey]: title, ...body } = others;
  if (otherKeys.length > 0 || typeof title !== 'string') return entry;
  const isOrganization = (text: string, other: string) =>
    !namesPost(text) &&
    (namesOrganization(text) || (pattern !== 'education[]' && namesPost(other) && isNameLike(text)));
  const isTitle = (text: string) =>
    pattern === 'education[]' ? degreePatterns.some((degree) => degree.test(text)) : namesPost(text);
  const [post, organization] = isOrganization(subtitle, title) ? [title, subtitle] : [subtitle, title];
  if (!isOrganization(organization, post) || (post === subtitle && !isTitle(subtitle))) return entry;
  recordMove(filePathOf(context, key), context, organization === subtitle ? organizationField : titleField);
  return { ...body, [titleField]: post, [organizationField]: organization };
}

/** Replaces a link in a name with its text. The address becomes the entry's, unless the entry has one. */
export function separateLinks(
  entry: JsonObject,
  { path, filePath, reportChange, reportLoss }: NormalizationContext,
  fields: Fields,
): JsonObject {
  const result = { ...entry };
  for (const [key, text] of Object.entries(entry)) {
    const linked = typeof text === 'string' && isName(key) ? linkedName(text) : undefined;
    if (!linked) continue;
    result[key] = linked.name;
    const hasUrl = keysOf(result, pathPattern(path), 'url').length > 0;
    if (!fields.has('url') || hasUrl)
      reportLoss([...filePath, key], `Skipped: ${quoteValue(linked.url)}, the address of this name.`);
    else {
      result.url = linked.url;
      reportChange([...filePath, key], readAs(quoteValue(text), 'a name and its address'));
    }
  }
  return result;
}
