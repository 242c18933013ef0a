// Normalizes each value of the file once, from the root down, to the shape that JSON Resume has at its path.
import { originOf } from '../readTracker.ts';
import { pathPattern, pathText, quoteValue } from '../report/Finding.ts';
import { keyReadAs, readAs } from '../report/messages.ts';
import { isEmpty, isRecord, type JsonObject } from '../values.ts';
import { filePathOf, type NormalizationContext, recordMove, trialContext } from './context.ts';
import { fieldForText } from './fieldAliases.ts';
import { groupName } from './groupName.ts';
import { labelOf } from './guessedLists.ts';
import { listItems } from './listItems.ts';
import { matchFields } from './matchFields.ts';
import { normalizeDateField } from './normalizeDateField.ts';
import { normalizeEmailField, normalizeTextField, normalizeUrlField } from './normalizeTextFields.ts';
import { rulesFor } from './objectRules.ts';
import { addTextSection, type FilePart, isUnclear, isVagueKey } from './objects/otherSections.ts';
import { positionItems } from './objects/positions.ts';
import type { Fields, Shape } from './resumeShape.ts';

function normalizeValue(value: unknown, shape: Shape, context: NormalizationContext): unknown {
  switch (shape.kind) {
    case 'fields':
      return normalizeObject(value, shape.fields, context);
    case 'list':
      return normalizeList(value, shape, context);
    case 'date':
      return normalizeDateField(value, context);
    case 'email':
      return normalizeEmailField(value, context);
    case 'url':
      return normalizeUrlField(value, context);
    case 'text':
      return normalizeTextField(value, context);
    default:
      return shape satisfies never;
  }
}

/** An object with the fields that JSON Resume has at its path; `undefined` if the value is empty. */
export function normalizeObject(
  fileValue: unknown,
  fields: Fields,
  context: NormalizationContext,
): JsonObject | undefined {
  if (isEmpty(fileValue)) return undefined;
  const rules = rulesFor(pathPattern(context.path));
  const value = rules.beforeParsing.reduce<unknown>((part, rule) => rule(part, context), fileValue);
  if (Array.isArray(value)) return normalizeFirst(value, fields, context);
  if (!isRecord(value)) return normalizeText(value, fields, context);
  const ownContext = { ...context, filePath: originOf(fileValue) ?? context.filePath };
  ownContext.filePaths.set(pathText(ownContext.path), ownContext.filePath);
  const object = rules.beforeMatching.reduce((part, rule) => rule(part, ownContext, fields), value);
  const { result, fileFields } = normalizeFields(object, fields, ownContext);
  const changed = rules.afterwards.reduce((part, rule) => rule(part, ownContext, fileFields), result);
  return Object.fromEntries(Object.entries(changed).filter(([, item]) => item !== undefined));
}

/** The normalized fields of an object with its unknown keys, and the fields' values in the file. */
function normalizeFields(object: JsonObject, fields: Fields, context: NormalizationContext) {
  const result: JsonObject = {};
  const fileFields: JsonObject = {};
  // Collect the paths before any move: a key that becomes `education` hides the path of the file's own `education`.
  const matches = matchFields(object, fields, context).map(([key, field]) => ({
    key,
    field,
    shape: fields.get(field ?? ''),
    filePath: filePathOf(context, key),
  }));
  for (const { key, field, shape, filePath } of matches) {
    if (context.path.length === 0 && context.rejectedKeys.has(key)) {
      context.reportUnused(filePath, object[key]);
      continue;
    }
    if (field === undefined || !shape) {
      recordMove(filePath, context, key);
      result[key] = object[key];
      continue;
    }
    const fieldContext = { ...context, path: [...context.path, field], filePath };
    const part = { key: labelOf(key, object) ?? key, value: object[key], filePath, section: field };
    if (isAddedAsText(result, part, { shape, context: fieldContext })) continue;
    if (key !== field) context.reportChange(filePath, keyReadAs(key, field));
    const ownList = result[field];
    if (Array.isArray(ownList) && shape.kind === 'list') {
      const list = field === 'highlights' ? asSubItems(key, object[key]) : object[key];
      const items = normalizeList(list, { ...shape, first: ownList.length }, fieldContext) ?? [];
      result[field] = [...ownList, ...items];
    } else {
      recordMove(filePath, context, field);
      fileFields[field] = object[key];
      result[field] = normalizeValue(object[key], shape, fieldContext);
    }
  }
  return { result, fileFields };
}

/** Adds a section of the root as text, if its entries are unclear. */
function isAddedAsText(
  resume: JsonObject,
  part: FilePart & { section: string },
  { shape, context }: { shape: Shape; context: NormalizationContext },
): boolean {
  const { key, value, section } = part;
  if (context.path.length > 1 || shape.kind !== 'list' || shape.itemShape.kind !== 'fields') return false;
  const items = () => normalizeList(value, shape, trialContext(context)) ?? [];
  const isText = isVagueKey(key, value, section) || isUnclear(part, items, shape.itemShape.fields);
  return isText && addTextSection(resume, part, context);
}

/**
 * Makes a further list of highlights one item with a list of its own, named after its key, unless
 * the key says no more than "items".
 */
function asSubItems(key: string, list: unknown): unknown {
  const texts = Array.isArray(list) ? list : [];
  const areTexts = texts.length > 1 && texts.every((text) => typeof text === 'string' && !text.includes('\n'));
  return areTexts && !/bullet|points?$|items?$|highlights?$/i.test(key)
    ? [[groupName(key), ...texts].join('\n  - ')]
    : list;
}

/** @param first the index of the first item; above 0 if another key has filled the list before */
function normalizeList(
  value: unknown,
  { itemShape, first = 0 }: { itemShape: Shape; first?: number },
  context: NormalizationContext,
): readonly unknown[] | undefined {
  const items = listItems(value, itemShape, context);
  if (!items) {
    context.reportLoss(context.filePath, `Skipped: ${quoteValue(value)} is not a list.`);
    return undefined;
  }
  if (!Array.isArray(value) && items.length > 1) {
    const kind = typeof value === 'string' ? 'text' : isRecord(value) ? 'object' : 'number';
    context.reportChange(context.filePath, readAs(`This ${kind}`, `a list of ${items.length}`));
  }
  const entries = items.flatMap((item) => positionItems(item, context));
  const siblings = entries.map(({ item }) => item);
  return entries.map(({ item, filePath, keyPaths = [] }, index) => {
    const itemContext = { ...context, siblings, filePath, path: [...context.path, first + index] };
    context.filePaths.set(pathText(itemContext.path), filePath);
    for (const [key, keyPath] of keyPaths) recordMove(keyPath, itemContext, key);
    return normalizeValue(item, itemShape, itemContext) ?? (itemShape.kind === 'fields' ? {} : '');
  });
}

/** Reads a text that was written instead of an object as the object's URL or main field. */
function normalizeText(value: unknown, fields: Fields, context: NormalizationContext): JsonObject | undefined {
  const isAddress = typeof value === 'string' && fields.has('url') && /^https?:|^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(value);
  const field = isAddress ? 'url' : fieldForText(pathPattern(context.path));
  context.reportChange(context.filePath, readAs(quoteValue(value), `its "${field}"`));
  return normalizeObject({ [field]: value }, fields, { ...context, reportChange: () => undefined });
}

/** Reads a list that was written instead of an object as its first entry. */
function normalizeFirst([first, ...others]: readonly unknown[], fields: Fields, context: NormalizationContext) {
  context.reportChange(context.filePath, 'Expected one entry, found a list: only its first entry is used.');
  for (const [index, other] of others.entries()) context.reportUnused([...context.filePath, index + 1], other);
  return normalizeObject(first, fields, { ...context, filePath: [...context.filePath, 0] });
}
