// Reads a list, or a value that people write instead: one text, an object with a list, or an object of groups.
import { pathPattern } from '../report/Finding.ts';
import { isEmpty, isRecord, type JsonObject, listKeyOf } from '../values.ts';
import type { NormalizationContext } from './context.ts';
import { fieldForText, fieldNames, normalizeKey, valueField } from './fieldAliases.ts';
import { groupName } from './groupName.ts';
import { languageItems } from './languageItems.ts';
import { textKeys } from './normalizeTextFields.ts';
import { dropHidden } from './objects/emptyEntries.ts';
import { unfinished } from './objects/unfinished.ts';
import { hasFieldOf, type ListItem, pairItem } from './pairItem.ts';
import type { Shape } from './resumeShape.ts';
import { isLanguageLevel } from './spokenLanguage.ts';
import { areLists, groupsOfTexts, isLabeledText, subListOf, withSubList } from './subLists.ts';
import { withWholeBrackets } from './textLists.ts';

/** Line breaks and bullets separate sentences. */
const lineSeparators = /\s*(?:[\r\n]+|[•·▪●])\s*/u;
/** Commas, semicolons and bars separate names, too, but not within brackets. */
const itemSeparators = /\s*(?:[\r\n]+|(?:[•·▪●|;、，；]|,(?!\d))(?![^()]*\)))\s*/u;

const andSoOn = /^\s*(?:etc|usw|ecc)\.?\s*$/i;

/** The paths of lists of names. */
const nameLists = /(?:^skills|^languages|^interests|keywords|roles|courses)$/;

/** The items of a list, or of a value written instead of one. `undefined` if the value cannot be a list. */
export function listItems(
  value: unknown,
  itemShape: Shape,
  context: NormalizationContext,
): readonly ListItem[] | undefined {
  const { filePath } = context;
  const pattern = pathPattern(context.path);
  if (Array.isArray(value)) {
    const items = itemShape.kind === 'text' ? withWholeBrackets(value) : value;
    if (pattern.endsWith('.highlights')) return withSubItems(items, context);
    return items.flatMap((item, index) =>
      andSoOn.test(String(item)) ? [] : expandItem(item, stepInto(context, index), items),
    );
  }
  if (isEmpty(value)) return [];
  if (typeof value === 'string') {
    const texts = nameLists.test(pattern) ? splitNames(value) : value.split(lineSeparators).filter(Boolean);
    return texts.map((item) => ({ item, filePath }));
  }
  if (typeof value === 'number') return [{ item: value, filePath }];
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(dropHidden(value, context));
  if (entries.length === 0) return [];
  const groups = pattern.endsWith('.highlights') ? groupsOfTexts(entries) : undefined;
  if (groups) return groups.map(({ key, item }) => ({ item, filePath: [...filePath, key] }));
  const listKey = listKeyAmong(value, pattern);
  if (listKey !== undefined) {
    const items = listItems(value[listKey], itemShape, stepInto(context, listKey));
    reportOtherKeys(value, listKey, context);
    return items;
  }
  // `{ "Welding": "expert" }` is "Welding (expert)".
  const withKey = (key: string, item: unknown) =>
    pattern.endsWith('.keywords') && typeof item !== 'object' ? `${key} (${String(item)})` : item;
  if (itemShape.kind !== 'fields')
    return entries.map(([key, item]) => ({ item: withKey(key, item), filePath: [...filePath, key] }));
  if (isSingleEntry(value, `${pattern}[]`, itemShape)) return [{ item: value, filePath }];
  return entries.flatMap(([key, member]) =>
    pattern === 'skills' && areLists(member)
      ? (listItems(member, itemShape, stepInto(context, key)) ?? [])
      : memberItems([key, member], value, stepInto(context, key)),
  );
}

/** Appends a list in a list, or a text with an indented bullet, to the text above it as a Markdown list. */
function withSubItems(items: readonly unknown[], context: NormalizationContext): readonly ListItem[] {
  const output: ListItem[] = [];
  for (const [index, item] of items.entries()) {
    const last = output.at(-1);
    const texts = Array.isArray(item) ? item : typeof item === 'string' && /^\s+[-*•] /.test(item) ? [item] : [];
    const isNested = texts.length > 0 && texts.every((text) => typeof text === 'string');
    if (isNested && typeof last?.item === 'string') last.item = withSubList(last.item, texts);
    else output.push(...expandItem(subListOf(item) ?? item, stepInto(context, index)));
  }
  return output;
}

function stepInto(context: NormalizationContext, step: string | number): NormalizationContext {
  return { ...context, filePath: [...context.filePath, step] };
}

/** Reports all keys except the one that is read. */
function reportOtherKeys(value: JsonObject, readKey: string, { filePath, reportUnused }: NormalizationContext): void {
  for (const [key, other] of Object.entries(value)) if (key !== readKey) reportUnused([...filePath, key], other);
}

function listKeyAmong(value: JsonObject, pattern: string): string | undefined {
  const keys = Object.keys(value);
  // `{ "data": ["SQL"], "mobile": ["Swift"] }` has groups.
  if (pattern === 'skills' && keys.length > 1 && keys.every((key) => Array.isArray(value[key]))) return undefined;
  const onlyList = listKeyOf(value);
  // `{ "heading": "Work", "jobs": […] }`
  if (onlyList !== undefined && keys.some((key) => /^(?:heading|(?:section_?)?title)$/i.test(key))) return onlyList;
  return keys.find((key) => Array.isArray(value[key]) && isListName(key, pattern, onlyList !== undefined));
}

/** Whether a key holds the list of its section: `{ "projects": […] }`, `{ "rows": […], "footer": "…" }`. */
function isListName(key: string, section: string, isOnlyList: boolean): boolean {
  if (/^(?:items|list|entries|rows|data|history)$/.test(key)) return true;
  // `{ "EDV": ["Word"], "Führerschein": "B" }` and `{ "articles": […], "posters": […] }` have two groups.
  return isOnlyList && section !== 'skills' && fieldNames('', section).includes(normalizeKey(key));
}

const textLists = /\.(?:highlights|courses|keywords|roles)$/;

/** YAML reads a text with a colon as an object: "Cut costs: by 8 %". This function restores the text. */
function textOfPair(item: unknown): string | undefined {
  const [pair, ...others] = isRecord(item) ? Object.entries(item) : [];
  const [key = '', text] = pair ?? [];
  return others.length === 0 && typeof text === 'string' && !textKeys.includes(key) ? `${key}: ${text}` : undefined;
}

/** Expands an item that contains several items. Most items are only one. */
function expandItem(item: unknown, context: NormalizationContext, list: readonly unknown[] = []): readonly ListItem[] {
  const { filePath } = context;
  const pattern = pathPattern(context.path);
  const sentence = textLists.test(pattern) ? textOfPair(item) : undefined;
  if (sentence !== undefined) return [{ item: sentence, filePath }];
  const listKey = listKeyOf(item) ?? '';
  const isList = pattern.endsWith('.highlights') && !isLabeledText(item, listKey);
  const key = isList || isGroup(item, pattern) ? listKey : '';
  if (isRecord(item) && key !== '') {
    const { location, ...others } = item;
    const place = pattern === 'awards' && typeof location === 'string' ? { location } : undefined;
    const items = listItems(item[key], { kind: 'text' }, stepInto(context, key)) ?? [];
    reportOtherKeys(place ? others : item, key, context);
    return items.map((one) => (place && isRecord(one.item) ? { ...one, item: { ...place, ...one.item } } : one));
  }
  const groups = isRecord(item) ? Object.entries(item).filter(([, value]) => !isEmpty(value)) : [];
  // `{ "tools": ["Git"], "frameworks": ["React"] }`
  const isGroups = pattern === 'skills' && groups.length > 1 && groups.every(([, value]) => Array.isArray(value));
  if (isGroups) return groups.map(([group, value]) => pairItem(group, value, stepInto(context, group)));
  // `[{ "master": [{ … }], "bachelor": [{ … }] }]`
  if (isRecord(item) && groups.length > 0 && groups.every(([, value]) => isRows(value)) && !pattern.includes('.'))
    return groups.flatMap((group) => memberItems(group, item, stepInto(context, group[0])));
  return wholeItems(item, context, list);
}

function wholeItems(item: unknown, context: NormalizationContext, list: readonly unknown[]): readonly ListItem[] {
  const pattern = pathPattern(context.path);
  if (pattern === 'languages') return languageItems(item, context);
  return [{ item: pattern === 'skills' ? labeledItem(item, list) : item, filePath: context.filePath }];
}

/** Whether an entry is a group: `{ "name": "Guilds", "keywords": […] }` or `{ "section": …, "contents": […] }`. */
function isGroup(item: unknown, pattern: string): boolean {
  const key = listKeyOf(item) ?? '';
  const filledValues = Object.values(Object(item)).filter((value) => !isEmpty(value));
  const hasMembers = isRows(Object(item)[key]) || /^(?:volunteer|awards|certificates|publications)$/.test(pattern);
  return (
    filledValues.length === 2 &&
    /^(?:keywords|items|list|entries|contents|companies|employers)$/.test(key) &&
    hasMembers
  );
}

const isRows = (value: unknown): boolean => Array.isArray(value) && value.some(isRecord);

/** The entries at one key of an object that was written instead of a list. */
function memberItems(
  [key, member]: readonly [string, unknown],
  members: JsonObject,
  context: NormalizationContext,
): readonly ListItem[] {
  const pattern = pathPattern(context.path);
  // Not entries: the footer in `{ "rows": […], "footer": "…" }`, and a list of reviewed journals.
  const isOther = !Array.isArray(member) && !isRecord(member) && Object.values(members).some(isRows);
  if (isOther || (pattern === 'publications' && /review(?:ing|ers?)$/i.test(key))) {
    if (!isEmpty(member)) context.reportUnused(context.filePath, member);
    return [];
  }
  const isContainer = containerKey.test(key) || (kindKey.test(key) && pattern !== 'skills');
  if (Array.isArray(member) && (isContainer || isGroupOfEntries(member, pattern))) {
    const items = member.flatMap((item, index) => expandItem(item, stepInto(context, index)));
    const fields = fieldsOfGroup(key, pattern);
    const nameField = pattern === 'languages' ? 'language' : 'name';
    const withFields = (item: unknown) => (isRecord(item) ? { ...fields, ...item } : { [nameField]: item, ...fields });
    return fields ? items.map(({ item, ...place }) => ({ ...place, item: withFields(item) })) : items;
  }
  // `{ "invited": { "national": […], "local": […] } }`
  const isGroups = isRecord(member) && !isEmpty(member) && Object.values(member).every(isRows);
  if (isGroups && !valueField[`${pattern}[]`])
    return Object.entries(member).flatMap(([name, rows]) => memberItems([name, rows], member, stepInto(context, name)));
  return [pairItem(key, member, context)];
}

/** The fields that a group's key fills in its members: `{ "native": ["Dutch"], "expired": ["CPR"] }`. */
function fieldsOfGroup(key: string, pattern: string): JsonObject | undefined {
  if (pattern === 'languages') return isLanguageLevel(key) ? { fluency: groupName(key) } : undefined;
  return pattern === 'certificates' && unfinished.test(groupName(key)) ? { status: groupName(key) } : undefined;
}

/** Whether a list contains entries, so that its key names a group of them. */
function isGroupOfEntries(members: readonly unknown[], pattern: string): boolean {
  const records = members.filter(isRecord);
  const isEntry = (record: JsonObject) => hasFieldOf(`${pattern}[]`, [fieldForText(`${pattern}[]`)], record);
  if (pattern === 'skills')
    return records.some((record) => isEntry(record) && hasFieldOf('skills[]', ['keywords'], record));
  if (pattern === 'basics.profiles' || pattern === 'interests') return false;
  // The key of a list of positions may be the employer's name.
  const mayHoldPositions = pattern === 'work' || pattern === 'volunteer';
  return !mayHoldPositions || records.length === 0 || records.some(isEntry);
}

const label = /^(?:\*\*)?([^:*]{2,120}?)(?:\*\*)?\s*:(?:\*\*)?\s+(\S.*)$/;

/** Reads a skill "Wood: oak, elm" as a group. With a long name or without commas, most of the list must be groups. */
function labeledItem(item: unknown, list: readonly unknown[]): unknown {
  const [, name = '', text = ''] = (typeof item === 'string' && label.exec(item)) || [];
  const isLabeled = (other: unknown) => typeof other === 'string' && label.test(other);
  const areLabeled = list.length > 1 && list.filter(isLabeled).length > list.length / 2;
  return name && (areLabeled || (name.length <= 30 && text.includes(','))) ? { name, keywords: namesIn(text) } : item;
}

/** The names in a text. If one has more than five words, the text is a sentence, which stays whole. */
function namesIn(text: string): readonly string[] {
  const names = splitNames(text);
  const isSentence = names.some((name) => /^(?:\S+\s+){5}\S/.test(name.replace(/\([^()]*\)/g, '').trim()));
  return isSentence ? [text] : names;
}

/** A key that holds a list but names no group: `skills.featuredSkills`, `skills.descriptions`. */
const containerKey = /^(?:\w*[sS]kills?|icons|descriptions?|others?|all|main)$/;

/**
 * A key that holds entries of one kind: `experience.clinical`, `talks.national`. The name of an
 * employer has a capital.
 */
const kindKey = /^[a-z]\w*$/;

/** The names in one text: `Excel (Pivot, Power Query), SAP`. */
export function splitNames(text: string): readonly string[] {
  return text.split(itemSeparators).filter((name) => name && !andSoOn.test(name));
}

/** Whether an object is one entry, and not an object of groups. */
function isSingleEntry(value: JsonObject, pattern: string, { fields }: Extract<Shape, { kind: 'fields' }>): boolean {
  // `{ "languages": ["PHP"], "tools": "Git, Make" }` has groups.
  if (/^(?:skills|interests)\[\]$/.test(pattern)) return hasFieldOf(pattern, ['name'], value);
  // `{ "hospital": [{ … }], "travel": [{ … }] }`
  const ownFields = Object.entries(value).filter(([, item]) => !(Array.isArray(item) && item.some(isRecord)));
  return hasFieldOf(pattern, [...fields.keys()], Object.fromEntries(ownFields));
}
