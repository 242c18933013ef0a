// Several positions at one employer, nested in one entry of the file, become an entry each.
import { type Path, pathPattern, quoteValue } from '../../report/Finding.ts';
import { isEmpty, isRecord, type JsonObject } from '../../values.ts';
import { anyOf, listOf, words } from '../../words/words.ts';
import type { NormalizationContext } from '../context.ts';
import { fieldNames, normalizeKey, periodKeys } from '../fieldAliases.ts';
import type { ListItem } from '../pairItem.ts';
import { isHidden } from './emptyEntries.ts';

const nestingLists: ReadonlySet<string> = new Set(['work[]', 'volunteer[]']);
const positionsKey = new RegExp(`^${anyOf(words.keys.positions)}$`);
const titleKeys = listOf(words.keys['title of a position']);

/** Fields of the employer that each position gets, unless it has its own. */
const sharedFields = ['name', 'organization', 'url', 'location', 'description', 'position', 'startDate', 'endDate'];
// `description` comes first: in volunteer work it is also another name of `summary`.
const fields = [...sharedFields, 'summary', 'highlights'];

/**
 * Splits an entry that contains a list of positions. Each position gets the `sharedFields`, and the
 * first one gets the other fields. The employer's dates count only if no position has its own.
 */
export function positionItems(listItem: ListItem, context: NormalizationContext): readonly ListItem[] {
  const pattern = `${pathPattern(context.path)}[]`;
  const { item: entry, filePath, keyPaths } = listItem;
  if (!isRecord(entry) || !nestingLists.has(pattern) || isHidden(entry)) return [listItem];
  const listKey = Object.keys(entry).find(
    (key) => positionsKey.test(normalizeKey(key)) && listIn(entry[key]).some(isRecord),
  );
  if (listKey === undefined) return [listItem];
  const pathOf = (key: string): Path => keyPaths?.get(key) ?? [...filePath, key];
  const fieldOf = (key: string) => fieldNamed(key, pattern);

  const positions = listIn(entry[listKey]).flatMap((position, index) =>
    isEmpty(position) ? [] : [{ ...titledPosition(position), filePath: [...pathOf(listKey), index] }],
  );
  const kind =
    positions.length === 1 ? 'the entry of a position' : `${positions.length} entries, one for each position`;
  context.reportChange(pathOf(listKey), `Read as ${kind}.`);
  const haveDates = positions.some(({ position }) => Object.keys(position).some((key) => isDate(fieldOf(key))));
  // "additionalRoles" are beside the entry's own position, which has the texts.
  const areAdditional = /^(?:additional|other|previous|earlier)/.test(normalizeKey(listKey));
  const employerFields = Object.entries(entry).filter(
    ([key, value]) =>
      key !== listKey &&
      !isEmpty(value) &&
      !(haveDates && isDate(fieldOf(key))) &&
      (!areAdditional || /^(?:name|organization|url|location)$/.test(fieldOf(key))),
  );
  const keysToReport = new Set(employerFields.map(([key]) => key));
  const items = positions.map(({ position, titleKey, filePath: positionPath }, order) => {
    const ownKeys = Object.keys(position);
    const ownPaths = new Map(
      ownKeys.map((key): [string, Path] => [key, [...positionPath, key === 'position' ? titleKey : key]]),
    );
    const job = { ...position };
    for (const [key, value] of employerFields) {
      const field = fieldOf(key);
      const ownKey = ownKeys.find((own) => fieldOf(own) === field);
      const isBody = field === 'summary' || field === 'highlights';
      if (ownKey === undefined && (order === 0 || sharedFields.includes(field))) {
        job[key] = value;
        ownPaths.set(key, pathOf(key));
      } else if (ownKey !== undefined && order === 0 && isBody) job[ownKey] = [value, position[ownKey]].flat();
      // Another value is lost, unless a further position takes it or has the same.
      else if (ownKey === undefined || position[ownKey] !== value) continue;
      keysToReport.delete(key);
    }
    return { item: job, filePath: positionPath, keyPaths: ownPaths };
  });
  const { [listKey]: _, ...ownPosition } = entry;
  if (areAdditional) return [{ ...listItem, item: ownPosition }, ...items];
  for (const key of keysToReport)
    context.reportLoss(pathOf(key), `Skipped: ${quoteValue(entry[key])}. The first position has another value.`);
  return items;
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A position with its title at `position`, and the title's key in the file, such as `name`. */
function titledPosition(value: unknown): { position: JsonObject; titleKey: string } {
  if (!isRecord(value)) return { position: { position: value }, titleKey: 'position' };
  const keys = Object.keys(value).filter((key) => !isEmpty(value[key]));
  const titleKey = titleKeys.flatMap((title) => keys.filter((key) => normalizeKey(key) === title))[0] ?? 'position';
  if (titleKey === 'position') return { position: value, titleKey };
  const { [titleKey]: title, position: _, ...otherFields } = value;
  return { position: { position: title, ...otherFields }, titleKey };
}

function fieldNamed(key: string, pattern: string): string {
  const name = normalizeKey(key);
  if (periodKeys.test(name)) return 'startDate';
  return fields.find((field) => fieldNames(pattern, field).includes(name)) ?? key;
}

const isDate = (field: string) => field === 'startDate' || field === 'endDate';
