// Lists the values of a file that the résumé does not have, by place.
import type { UnusedPlace } from '../formats/Format.ts';
import { escapeUnprintable, type Path, pathPattern, pathText, quoteValue } from '../report/Finding.ts';
import { entryName, everyValue, groupBy, isRecord, valueAt } from '../values.ts';
import { internalKey, normalizeKey } from '../words/words.ts';

/**
 * One line for each place: `work[0].notes, "Acme" (2 texts): "Kept the books.", "Paid wages."` Keys
 * that only web pages use share a line.
 */
export function unusedLines(
  file: string,
  places: readonly UnusedPlace[],
  title = 'Not imported. Add to resume.json what you want to show:',
): string[] {
  const keyOf = ({ place }: UnusedPlace) => place.replace(/\[[^\]]*\]/g, '').replace(/^.*\./, '');
  const isInternal = (item: UnusedPlace) =>
    internalKey.test(normalizeKey(keyOf(item))) && !item.place.startsWith('basics.');
  const ownPlaces = places.filter((item) => !isInternal(item));
  const counts = Array.from(groupBy(places.filter(isInternal), keyOf), ([key, group]) => {
    return `${key} (${group.flatMap(({ texts }) => texts).length})`;
  });
  const lines = [...groupBy(ownPlaces, ({ place }) => place.replace(/\[\d+\]/g, '[]'))]
    .map(mergePlaces)
    .map(({ place, texts, entry }) => `  ${place}${entry ? `, ${quoteValue(entry)}` : ''}${textsLabel(texts)}`);
  return [
    ...(lines.length > 0 ? [`${file}  ${title}`, ...lines] : []),
    ...(counts.length > 0 ? [`${file}  Not shown, because only web pages use them: ${counts.join(', ')}.`] : []),
  ].map(escapeUnprintable);
}

function mergePlaces([pattern, places]: readonly [string, readonly UnusedPlace[]]): UnusedPlace {
  const [first] = places;
  return first && places.length === 1 ? first : { place: pattern, texts: places.flatMap(({ texts }) => texts) };
}

const maxQuotes = 3;

function textsLabel(texts: readonly unknown[]): string {
  if (texts.length === 0) return '';
  const quotes = texts.slice(0, maxQuotes).map(quoteValue).join(', ');
  if (texts.length === 1) return `: ${quotes}`;
  return ` (${texts.length} texts): ${quotes}${texts.length > maxQuotes ? ' …' : ''}`;
}

type UnusedOptions = {
  isUnused: (path: Path) => boolean;
  /** The path of `value` in its file. @default `value` is the whole file */
  root?: Path;
  /** Path patterns of a program's settings, which say nothing about the person. */
  ignoredKeys?: RegExp | undefined;
  /** Whether the owner has hidden a part of the file. */
  isHidden?: ((part: unknown) => boolean) | undefined;
};

/**
 * The largest parts of a file that are hidden, or from which nothing was read. A place that several
 * entries have is listed once.
 */
export function unusedPlaces(
  value: unknown,
  { isUnused, root = [], ignoredKeys, isHidden = () => false }: UnusedOptions,
): UnusedPlace[] {
  const textsIn = (part: unknown, path: Path) =>
    [...everyValue(part, path)].filter((item) => isContent(item.value) && !ignoredKeys?.test(pathPattern(item.path)));
  const parts: { path: Path; note: string; texts: readonly unknown[] }[] = [];
  const visit = (part: unknown, path: Path) => {
    const texts = textsIn(part, path);
    const isWhole = path.length > 0 && texts.every((text) => isUnused(text.path));
    if (texts.length === 0) return;
    if (isWhole || isHidden(part))
      parts.push({ path, note: isHidden(part) ? ' (hidden in the file)' : '', texts: texts.map((item) => item.value) });
    else if (Array.isArray(part)) for (const [index, item] of part.entries()) visit(item, [...path, index]);
    else if (isRecord(part)) for (const [key, item] of Object.entries(part)) visit(item, [...path, key]);
  };
  visit(value, root);
  const byPattern = groupBy(parts, ({ path, note }) => pathPattern(path) + note);
  return Array.from(byPattern, ([pattern, group]) => {
    const texts = group.flatMap((part) => part.texts);
    const [first] = group;
    if (!first || group.length > 1) return { place: pattern, texts };
    return { place: pathText(first.path) + first.note, entry: nameAbove(value, first.path.slice(root.length)), texts };
  });
}

/** The name of the list entry that contains a value. */
function nameAbove(file: unknown, path: Path): string | undefined {
  const start = path.findLastIndex((step, index) => typeof step === 'number' && index < path.length - 1);
  const name = start < 0 ? undefined : entryName(valueAt(file, path.slice(0, start + 1)));
  return name === valueAt(file, path) ? undefined : name;
}

/** Whether a value is a text or a number that may say something about a person. */
function isContent(value: unknown): boolean {
  if (typeof value === 'number') return value !== 0;
  return typeof value === 'string' && !/^(?:true|false|[^\p{L}\p{N}]*)$/u.test(value);
}
