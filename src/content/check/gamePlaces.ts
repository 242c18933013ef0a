// The fields of game.json by their places: a section, or a key of one.
import { isRecord } from './everyValue.ts';

/** `['player', 'class']`, `['about']`. */
export type GamePlace = readonly [section: string, key?: string];

/** What stands at a place; `undefined` where nothing does. */
export function valueAt(game: unknown, [section, key]: GamePlace): unknown {
  const part = isRecord(game) ? game[section] : undefined;
  if (key === undefined) return part;
  return isRecord(part) ? part[key] : undefined;
}

export function placesOf(game: unknown): GamePlace[] {
  if (!isRecord(game)) return [];
  return Object.entries(game)
    .filter(([section]) => section !== '$schema')
    .flatMap(([section, part]): GamePlace[] =>
      isRecord(part) ? Object.keys(part).map((key): GamePlace => [section, key]) : [[section]],
    );
}

/** What of a game is drawn from the résumé, as people write places: `player.class`. */
export function draftedPlaces(written: unknown, game: unknown): readonly string[] {
  return placesOf(game)
    .filter((place) => {
      const value = valueAt(game, place);
      const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
      return isThere && valueAt(written, place) === undefined;
    })
    .map((place) => place.join('.'));
}
