// The fields of game.json by path: a section, or a key of one.
import { isRecord } from '../validate/everyValue.ts';

/** `['player', 'class']`, `['about']`. */
export type FieldPath = readonly [section: string, key?: string];

/** The value at a path, or `undefined`. */
export function valueAt(game: unknown, [section, key]: FieldPath): unknown {
  const part = isRecord(game) ? game[section] : undefined;
  if (key === undefined) return part;
  return isRecord(part) ? part[key] : undefined;
}

export function fieldPaths(game: unknown): FieldPath[] {
  if (!isRecord(game)) return [];
  return Object.entries(game)
    .filter(([section]) => section !== '$schema')
    .flatMap(([section, part]): FieldPath[] =>
      isRecord(part) ? Object.keys(part).map((key): FieldPath => [section, key]) : [[section]],
    );
}

/** The fields that are drafted from the résumé, as dotted paths: `player.class`. */
export function draftedFields(writtenGame: unknown, game: unknown): readonly string[] {
  return fieldPaths(game)
    .filter((path) => {
      const value = valueAt(game, path);
      const hasValue = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
      return hasValue && valueAt(writtenGame, path) === undefined;
    })
    .map((path) => path.join('.'));
}
