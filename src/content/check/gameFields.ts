// The fields of game.json by their places: a section, or a key of one.
import { isRecord } from './everyValue.ts';

/** `['player', 'class']`, `['about']`. */
export type FieldPath = readonly [section: string, key?: string];

/** What stands at a place; `undefined` where nothing does. */
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

/** What of a game is drawn from the résumé, as people write places: `player.class`. */
export function draftedFields(writtenGame: unknown, game: unknown): readonly string[] {
  return fieldPaths(game)
    .filter((path) => {
      const value = valueAt(game, path);
      const hasValue = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
      return hasValue && valueAt(writtenGame, path) === undefined;
    })
    .map((path) => path.join('.'));
}
