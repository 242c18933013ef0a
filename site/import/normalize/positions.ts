// Several positions at one employer, nested in one entry of the file, become an entry each.

import type { Path } from '../report/Finding.ts';
import { isEmpty, isRecord } from '../values.ts';
import { periodKeys } from './combineFields.ts';
import { fieldNames, normalizeKey } from './fieldAliases.ts';

type Entry = Record<string, unknown>;

/** A position as an entry, and the steps from the entry in the file to it and to each of its keys. */
type PositionEntry = { entry: Entry; steps: Path; keySteps: ReadonlyMap<string, Path> };

/** `unusedKeys`: the employer's keys that every position has itself. */
type SplitEntry = { positions: readonly PositionEntry[]; unusedKeys: readonly string[] };

const nestingLists: ReadonlySet<string> = new Set(['work[]', 'volunteer[]']);
const positionsKey = /^(?:positions?|roles?|titles?|jobtitles?|jobs|missions|promotions|progression|history)$/;
const titleKeys = ['position', 'title', 'jobtitle', 'role', 'designation', 'name', 'label'];

/** Fields of the employer's entry that count for each position without its own. */
const sharedFields = ['name', 'organization', 'url', 'location', 'description', 'position', 'startDate', 'endDate'];
// `description` comes first: in volunteer work it is also another name of `summary`.
const fields = [...sharedFields, 'summary', 'highlights'];

/** The key of an entry's list of positions; `pattern` is the entry's path, `work[]`. */
export function positionsKeyOf(entry: unknown, pattern: string): string | undefined {
  if (!isRecord(entry) || !nestingLists.has(pattern)) return undefined;
  return Object.keys(entry).find(
    (key) => positionsKey.test(normalizeKey(key)) && positionsIn(entry[key]).some(isRecord),
  );
}

function positionsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Splits an entry by the positions at a key. Each has the employer's name, address and place; the
 * first has its texts, too. The employer's dates count only if no position has its own.
 */
export function splitPositions(entry: Entry, key: string, pattern: string): SplitEntry {
  const fieldOf = (name: string) => fieldNamed(name, pattern);
  const positions = positionsIn(entry[key]).flatMap((position, index) =>
    isEmpty(position) ? [] : [{ ...titledPosition(isRecord(position) ? position : { position }), index }],
  );
  const haveDates = positions.some(({ position }) => Object.keys(position).some((name) => isDate(fieldOf(name))));
  const employersEntries = Object.entries(entry).filter(
    ([name, value]) => name !== key && !isEmpty(value) && !(haveDates && isDate(fieldOf(name))),
  );
  const unusedKeys = new Set(employersEntries.map(([name]) => name));
  const positionEntries = positions.map(({ position, titleKey, index }, order) => {
    const ownKeys = Object.keys(position);
    const keySteps = new Map(ownKeys.map((name): [string, Path] => [name, [key, index, name]]));
    if (titleKey) keySteps.set('position', [key, index, titleKey]);
    const combined = { ...position };
    for (const [name, value] of employersEntries) {
      const field = fieldOf(name);
      const ownKey = ownKeys.find((own) => fieldOf(own) === field);
      if (ownKey === undefined && (order === 0 || sharedFields.includes(field))) {
        combined[name] = value;
        keySteps.set(name, [name]);
      } else if (ownKey !== undefined && order === 0 && (field === 'summary' || field === 'highlights'))
        combined[ownKey] = [value, position[ownKey]].flat();
      else if (ownKey === undefined || position[ownKey] !== value) continue;
      unusedKeys.delete(name);
    }
    return { entry: combined, steps: [key, index], keySteps };
  });
  return { positions: positionEntries, unusedKeys: [...unusedKeys] };
}

/** A position's title may be its `name`, which in an entry is the employer's. */
function titledPosition(position: Entry): { position: Entry; titleKey?: string } {
  const keys = Object.keys(position).filter((key) => !isEmpty(position[key]));
  const titleKey = titleKeys.flatMap((title) => keys.filter((key) => normalizeKey(key) === title))[0];
  if (titleKey === undefined || titleKey === 'position') return { position };
  const { [titleKey]: title, ...otherFields } = position;
  return { position: { position: title, ...otherFields }, titleKey };
}

function fieldNamed(name: string, pattern: string): string {
  const plainName = normalizeKey(name);
  if (periodKeys.test(plainName)) return 'startDate';
  return fields.find((field) => fieldNames(pattern, field).includes(plainName)) ?? name;
}

const isDate = (field: string) => field === 'startDate' || field === 'endDate';
