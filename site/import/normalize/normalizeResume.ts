// Reads the field names and formats of people and of other tools, and reports each change. Pure.

import { type Finding, type Path, pathPattern, pathText, quoteValue, type Report, warning } from '../report/Finding.ts';
import { keyReadAs, readAs } from '../report/messages.ts';
import { withinLimits } from '../validate/sizeLimits.ts';
import { closestKey } from '../validate/unknownKeys.ts';
import { isEmpty, isRecord } from '../values.ts';
import { combineFields, type JsonObject } from './combineFields.ts';
import { separateCountry } from './countries.ts';
import { fieldForText, fieldNames, normalizeKey } from './fieldAliases.ts';
import { listItems } from './listItems.ts';
import { networkName, networkOf, profileOn } from './networks.ts';
import { normalizeDateField, orderDates } from './normalizeDateField.ts';
import { normalizeEmailField, normalizeTextField, normalizeUrlField } from './normalizeTextFields.ts';
import { separatePostalCode, separateStreet } from './places.ts';
import { positionsKeyOf, splitPositions } from './positions.ts';
import { type Fields, filePathOf, type NormalizationContext, rootFields, type Shape } from './resumeShape.ts';
import { sectionForTitle } from './sectionTitles.ts';

/**
 * Normalizes a résumé to JSON Resume, and reports a warning for each change. List items keep their
 * indices, so that paths stay right; empty values get no warning. A value that is no object stays.
 */
export function normalizeResume(document: unknown, report: Report): NormalizedResume {
  const { value: limitedDocument, findings: excesses } = withinLimits(document);
  // By path and message: the employer of several positions is read once for each.
  const findings = new Map<string, Finding>();
  const add = (finding: Finding) => findings.set(`${pathText(finding.path)} ${finding.message}`, finding);
  const context: NormalizationContext = {
    path: [],
    filePath: [],
    renamedFields: new Map(),
    movedKeys: new Map(),
    reportChange: (path, message) => add(warning(path, message)),
    reportLoss: (path, message) => add({ ...warning(path, message), isLoss: true }),
  };
  const normalizedDocument = isRecord(limitedDocument)
    ? (normalizeFields(unwrapDocument(limitedDocument), rootFields, context) ?? {})
    : limitedDocument;
  report([...excesses, ...findings.values()]);
  return {
    document: normalizedDocument,
    report: (later) =>
      report(later.map((finding) => ({ ...finding, path: toFilePath(finding.path, context.renamedFields) }))),
  };
}

/** The document, and a report that translates its paths to the file's. */
type NormalizedResume = { document: unknown; report: Report };

function toFilePath(path: Path, renamedFields: ReadonlyMap<string, Path>): Path {
  for (let length = path.length; length > 0; length -= 1) {
    const start = renamedFields.get(pathText(path.slice(0, length)));
    if (start) return [...start, ...path.slice(length)];
  }
  return path;
}

/** Some files wrap the résumé in an object. */
function unwrapDocument(document: JsonObject): JsonObject {
  for (const key of ['resume', 'cv', 'data']) {
    const nested = document[key];
    if (document.basics !== undefined || !isRecord(nested)) continue;
    const unwrapped = unwrapDocument(nested);
    // The name may be beside it: `{ "main": { "name": … }, "resume": { "work": […] } }`.
    const { [key]: _, ...others } = document;
    return hasName(unwrapped) ? unwrapped : { ...others, ...unwrapped };
  }
  // YAMLResume's files
  if (isRecord(document.content) && isRecord(document.content.basics)) return document.content;
  return document;
}

function hasName(document: JsonObject): boolean {
  return [document, ...Object.values(document).filter(isRecord)].some((part) => !isEmpty(part.name));
}

function normalizeValue(value: unknown, shape: Shape, context: NormalizationContext): unknown {
  switch (shape.kind) {
    case 'fields':
      return normalizeFields(value, shape.fields, context);
    case 'list':
      return normalizeList(value, shape.itemShape, context);
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

function normalizeList(
  value: unknown,
  itemShape: Shape,
  context: NormalizationContext,
): readonly unknown[] | undefined {
  const items = listItems(value, pathPattern(context.path), itemShape);
  if (!items) {
    context.reportLoss(context.filePath, `Skipped: ${quoteValue(value)} is not a list.`);
    return undefined;
  }
  if (!Array.isArray(value) && items.length > 0) {
    const kind = typeof value === 'string' ? 'text' : isRecord(value) ? 'object' : 'number';
    context.reportChange(context.filePath, readAs(`This ${kind}`, `a list of ${items.length}`));
  }
  const entries = items.flatMap((item, index) => listEntries(item, index, context));
  return entries.map(({ item, filePath, keyPaths }, index) => {
    const itemContext = { ...context, filePath, path: [...context.path, index] };
    context.renamedFields.set(pathText(itemContext.path), filePath);
    for (const [key, keyPath] of keyPaths) context.movedKeys.set(pathText([...itemContext.path, key]), keyPath);
    return normalizeValue(item, itemShape, itemContext) ?? (itemShape.kind === 'fields' ? {} : '');
  });
}

type ListEntry = { item: unknown; filePath: Path; keyPaths: readonly (readonly [key: string, keyPath: Path])[] };

/** A list's item; one with several positions becomes an entry each. */
function listEntries(item: unknown, index: number, context: NormalizationContext): readonly ListEntry[] {
  const filePath = [...context.filePath, index];
  const pattern = `${pathPattern(context.path)}[]`;
  const positionsKey = positionsKeyOf(item, pattern);
  if (positionsKey === undefined || !isRecord(item)) return [{ item, filePath, keyPaths: [] }];
  const { positions, unusedKeys } = splitPositions(item, positionsKey, pattern);
  const kind =
    positions.length === 1 ? 'the entry of a position' : `${positions.length} entries, one for each position`;
  context.reportChange([...filePath, positionsKey], `Read as ${kind}.`);
  for (const key of unusedKeys)
    context.reportLoss([...filePath, key], `Skipped: ${quoteValue(item[key])}. Each position has its own title.`);
  return positions.map(({ entry, steps, keySteps }) => ({
    item: entry,
    filePath: [...filePath, ...steps],
    keyPaths: Array.from(keySteps, ([key, keyPath]) => [key, [...filePath, ...keyPath]] as const),
  }));
}

function normalizeFields(written: unknown, fields: Fields, context: NormalizationContext): JsonObject | undefined {
  if (isEmpty(written)) return undefined;
  const pattern = pathPattern(context.path);
  const value =
    pattern === 'basics.location'
      ? separateCountry(separatePostalCode(separateStreet(written, context), context), context)
      : written;
  if (Array.isArray(value)) {
    const first = value.find(isRecord);
    if (first)
      context.reportChange(context.filePath, 'Expected one entry, found a list: only its first entry is used.');
    else context.reportLoss(context.filePath, `Skipped: ${quoteValue(value)} is not an entry in { }.`);
    return first && normalizeFields(first, fields, context);
  }
  if (!isRecord(value)) {
    const isAddress =
      typeof value === 'string' && fields.has('url') && /^https?:|^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(value);
    const field = isAddress ? 'url' : fieldForText(pattern);
    context.reportChange(context.filePath, readAs(quoteValue(value), `its "${field}"`));
    return normalizeFields({ [field]: value }, fields, { ...context, reportChange: () => undefined });
  }
  const combined = combineFields(value, fields, context);
  const items = fieldKeys(combined, fields, context).map(([key, field]): [string, unknown] => {
    const shape = fields.get(field);
    const fieldContext = { ...context, path: [...context.path, field], filePath: filePathOf(context, key) };
    return [field, shape ? normalizeValue(combined[key], shape, fieldContext) : combined[key]];
  });
  const ordered = orderDates(Object.fromEntries(items), context);
  const normalized = pattern === 'basics.profiles[]' ? withAddress(ordered, context) : ordered;
  return Object.fromEntries(Object.entries(normalized).filter(([, item]) => item !== undefined));
}

/** A profile with the address that its network gives a user, or that stands in the user's place. */
function withAddress(written: JsonObject, { filePath, reportChange }: NormalizationContext): JsonObject {
  const { network: writtenNetwork, username, url } = written;
  const network = typeof writtenNetwork === 'string' ? networkName(writtenNetwork) : writtenNetwork;
  const profile: JsonObject = { ...written, ...(network !== writtenNetwork && { network }) };
  const host = typeof url === 'string' && isEmpty(network) ? networkOf(url) : undefined;
  if (host) return { network: host, ...profile };
  if (!isEmpty(url) || typeof network !== 'string' || typeof username !== 'string') return profile;
  const found = profileOn(network, username);
  if (!found?.url) return profile;
  reportChange([...filePath, 'username'], readAs(quoteValue(username), quoteValue(found.url)));
  const { username: _, ...others } = profile;
  return { ...others, ...(found.username && { username: found.username }), url: found.url };
}

function fieldKeys(value: JsonObject, fields: Fields, context: NormalizationContext): [key: string, field: string][] {
  const { path, reportChange, renamedFields } = context;
  const pattern = pathPattern(path);
  const filledKeys = Object.keys(value).filter((key) => !isEmpty(value[key]));
  const fieldByKey = new Map<string, string>();
  const isFree = (field: string) => ![...fieldByKey.values()].includes(field);
  const assignFields = (find: (key: string, freeFields: readonly string[]) => string | undefined) => {
    for (const key of filledKeys) {
      if (fieldByKey.has(key) || /^(?:x-|\$)/.test(key)) continue;
      const field = find(key, [...fields.keys()].filter(isFree));
      if (field === undefined) continue;
      fieldByKey.set(key, field);
      renamedFields.set(pathText([...path, field]), filePathOf(context, key));
      if (key === field) continue;
      reportChange(filePathOf(context, key), keyReadAs(key, field));
    }
  };
  assignFields((key, freeFields) => freeFields.find((field) => field === key));
  assignFields((key, freeFields) => freeFields.find((field) => normalizeKey(field) === normalizeKey(key)));
  for (const field of fields.keys()) {
    const firstAlias = fieldNames(pattern, field).find(
      (name) => isFree(field) && filledKeys.some((key) => !fieldByKey.has(key) && normalizeKey(key) === name),
    );
    assignFields((key) =>
      firstAlias !== undefined && isFree(field) && normalizeKey(key) === firstAlias ? field : undefined,
    );
  }
  assignFields((key, freeFields) => closestKey(key, freeFields));
  if (path.length === 0)
    assignFields((key, freeFields) => {
      const section = Array.isArray(value[key]) ? sectionForTitle(wordsOfKey(key)) : undefined;
      return freeFields.find((field) => field === section);
    });
  return filledKeys.map((key) => [key, fieldByKey.get(key) ?? key]);
}

/** `cursosECertificacoes` is "cursos e certificacoes". */
function wordsOfKey(key: string): string {
  return key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
