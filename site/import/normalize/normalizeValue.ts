// Normalizes a value of the file to the shape that JSON Resume has at its place.
import { originOf } from '../account/readTracker.ts';
import { type Path, pathPattern, pathText, quoteValue } from '../report/Finding.ts';
import { keyReadAs, readAs } from '../report/messages.ts';
import { isEmpty, isRecord, type JsonObject, valueAt } from '../values.ts';
import { combineFields } from './combineFields.ts';
import { separateCountry } from './countries.ts';
import { fieldForText } from './fieldAliases.ts';
import { withoutRepeatedLinks } from './linkedContacts.ts';
import { type ListItem, listItems } from './listItems.ts';
import { matchFields } from './matchFields.ts';
import { withAddress } from './networks.ts';
import { closeEntry, normalizeDateField, orderDates } from './normalizeDateField.ts';
import { normalizeEmailField, normalizeTextField, normalizeUrlField } from './normalizeTextFields.ts';
import { separatePostalCode, separateStreet } from './places.ts';
import { positionsKeyOf, splitPositions } from './positions.ts';
import { type Fields, filePathOf, type NormalizationContext, type Shape } from './resumeShape.ts';

function normalizeValue(value: unknown, shape: Shape, context: NormalizationContext): unknown {
  switch (shape.kind) {
    case 'fields':
      return normalizeFields(value, shape.fields, context);
    case 'list':
      return normalizeList({ value, first: 0 }, shape.itemShape, context);
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

/** `first`: the index of the first item, above 0 if the field has a list from another key already. */
function normalizeList(
  { value, first }: { value: unknown; first: number },
  itemShape: Shape,
  context: NormalizationContext,
): readonly unknown[] | undefined {
  const list = listItems(value, pathPattern(context.path), itemShape);
  if (!list) {
    context.reportLoss(context.filePath, `Skipped: ${quoteValue(value)} is not a list.`);
    return undefined;
  }
  for (const steps of list.left) context.reportLeft([...context.filePath, ...steps], valueAt(value, steps));
  if (!Array.isArray(value) && list.items.length > 0) {
    const kind = typeof value === 'string' ? 'text' : isRecord(value) ? 'object' : 'number';
    context.reportChange(context.filePath, readAs(`This ${kind}`, `a list of ${list.items.length}`));
  }
  const entries = list.items.flatMap((item) => positionEntries(item, context));
  return entries.map(({ item, steps, keySteps }, index) => {
    const filePath = [...context.filePath, ...steps];
    const path = [...context.path, first + index];
    context.renamedFields.set(pathText(path), filePath);
    for (const [key, ownSteps] of keySteps ?? [])
      context.movedKeys.set(pathText([...path, key]), [...context.filePath, ...ownSteps]);
    const itemContext = { ...context, filePath, path };
    return normalizeValue(item, itemShape, itemContext) ?? (itemShape.kind === 'fields' ? {} : '');
  });
}

/** A list's item; one with several positions becomes an entry each. */
function positionEntries(listItem: ListItem, context: NormalizationContext): readonly ListItem[] {
  const { item, steps, keySteps: itemSteps } = listItem;
  const pattern = `${pathPattern(context.path)}[]`;
  const positionsKey = positionsKeyOf(item, pattern);
  if (positionsKey === undefined || !isRecord(item)) return [listItem];
  const stepsTo = ([key = '', ...below]: Path) => [...(itemSteps?.get(String(key)) ?? [...steps, key]), ...below];
  const { positions, unusedKeys } = splitPositions(item, positionsKey, pattern);
  const kind =
    positions.length === 1 ? 'the entry of a position' : `${positions.length} entries, one for each position`;
  context.reportChange([...context.filePath, ...stepsTo([positionsKey])], `Read as ${kind}.`);
  for (const key of unusedKeys)
    context.reportLoss(
      [...context.filePath, ...stepsTo([key])],
      `Skipped: ${quoteValue(item[key])}. Each position has its own title.`,
    );
  return positions.map(({ entry, steps: positionSteps, keySteps }) => ({
    item: entry,
    steps: stepsTo(positionSteps),
    keySteps: new Map(Array.from(keySteps, ([key, ownSteps]) => [key, stepsTo(ownSteps)])),
  }));
}

export function normalizeFields(
  written: unknown,
  fields: Fields,
  context: NormalizationContext,
): JsonObject | undefined {
  if (isEmpty(written)) return undefined;
  const pattern = pathPattern(context.path);
  const value =
    pattern === 'basics.location'
      ? separateCountry(separatePostalCode(separateStreet(written, context), context), context)
      : written;
  if (Array.isArray(value)) return normalizeFirst(value, fields, context);
  if (!isRecord(value)) return normalizeText(value, fields, context);
  return normalizeRecord(value, fields, { ...context, filePath: originOf(written) ?? context.filePath });
}

function normalizeRecord(value: JsonObject, fields: Fields, context: NormalizationContext): JsonObject {
  context.renamedFields.set(pathText(context.path), context.filePath);
  const pattern = pathPattern(context.path);
  const combined = combineFields(value, fields, context);
  const matches = matchFields(combined, fields, pattern);
  const result: JsonObject = {};
  for (const [key, field] of matches) {
    const filePath = filePathOf(context, key);
    const shape = fields.get(field ?? key);
    if (field === undefined || !shape) {
      context.renamedFields.set(pathText([...context.path, key]), filePath);
      result[key] = combined[key];
      continue;
    }
    if (key !== field) context.reportChange(filePath, keyReadAs(key, field));
    const fieldContext = { ...context, path: [...context.path, field], filePath };
    const former = result[field];
    if (Array.isArray(former) && shape.kind === 'list') {
      const list = { value: combined[key], first: former.length };
      result[field] = [...former, ...(normalizeList(list, shape.itemShape, fieldContext) ?? [])];
    } else {
      context.renamedFields.set(pathText(fieldContext.path), filePath);
      result[field] = normalizeValue(combined[key], shape, fieldContext);
    }
  }
  const endKey = matches.find(([, field]) => field === 'endDate')?.[0] ?? '';
  const ordered = orderDates(closeEntry(result, combined[endKey]), context);
  const normalized = lastChanges[pattern]?.(ordered, context) ?? ordered;
  return Object.fromEntries(Object.entries(normalized).filter(([, item]) => item !== undefined));
}

/** An entry that is one text: its address or its name. */
function normalizeText(value: unknown, fields: Fields, context: NormalizationContext): JsonObject | undefined {
  const isAddress = typeof value === 'string' && fields.has('url') && /^https?:|^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(value);
  const field = isAddress ? 'url' : fieldForText(pathPattern(context.path));
  context.reportChange(context.filePath, readAs(quoteValue(value), `its "${field}"`));
  return normalizeFields({ [field]: value }, fields, { ...context, reportChange: () => undefined });
}

/** Changes an object after its fields are normalized. The key is its path. */
const lastChanges: Readonly<Record<string, (value: JsonObject, context: NormalizationContext) => JsonObject>> = {
  basics: withoutRepeatedLinks,
  'basics.profiles[]': withAddress,
  'publications[]': withDoiAddress,
};

/** A publication's address is that of its DOI if it has no other. */
function withDoiAddress({ doi, ...publication }: JsonObject): JsonObject {
  const [, id] =
    typeof doi === 'string'
      ? (/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\..+\/\S+)$/i.exec(doi.trim()) ?? [])
      : [];
  return id && isEmpty(publication.url) ? { ...publication, url: `https://doi.org/${id}` } : { ...publication, doi };
}

/** The first entry of a list in the place of one entry. */
function normalizeFirst(
  list: readonly unknown[],
  fields: Fields,
  context: NormalizationContext,
): JsonObject | undefined {
  const index = list.findIndex(isRecord);
  if (index < 0) {
    context.reportLoss(context.filePath, `Skipped: ${quoteValue(list)} is not an entry in { }.`);
    return undefined;
  }
  context.reportChange(context.filePath, 'Expected one entry, found a list: only its first entry is used.');
  for (const [other, entry] of list.entries())
    if (other !== index) context.reportLeft([...context.filePath, other], entry);
  return normalizeFields(list[index], fields, { ...context, filePath: [...context.filePath, index] });
}
