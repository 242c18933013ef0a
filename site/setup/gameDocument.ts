// game.json as it is written: a plain document, from which parts are taken and into which answers are put.
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { gameLeftovers, isExampleAddress } from '../../src/content/check/leftoverProblems.ts';
import { gameFileSchema } from '../../src/content/gameSchema.ts';
import type { Question } from './questions.ts';

/** The document of a game.json, whole or in part. */
export type GameDocument = Readonly<Record<string, unknown>>;

type Place = Question['path'];

/** What stands at a place; `undefined` where nothing does. */
export function valueAt(game: unknown, [section, key]: Place): unknown {
  const part = isRecord(game) ? game[section] : undefined;
  if (key === undefined) return part;
  return isRecord(part) ? part[key] : undefined;
}

/** The document with a value put at a place; its keys are in the order of the schema's. */
export function withValue(game: GameDocument, [section, key]: Place, value: unknown): GameDocument {
  const before = game[section];
  const part = key === undefined ? value : { ...(isRecord(before) ? before : {}), [key]: value };
  const changed: GameDocument = { ...game, [section]: part };
  const known = Object.keys(gameFileSchema.shape);
  return Object.fromEntries(Object.entries(changed).toSorted(([a], [b]) => known.indexOf(a) - known.indexOf(b)));
}

/** A document with the fields of another in place of its own. */
export function withFields(game: GameDocument, fields: GameDocument): GameDocument {
  return placesOf(fields).reduce((all, place) => withValue(all, place, valueAt(fields, place)), game);
}

/**
 * What of a game is its owner's: a field is left out that has the placeholder's value, or holds one of its texts. So
 * a second run keeps what its owner has written.
 */
export function ownersPart(game: unknown, placeholder: unknown, draft: unknown): GameDocument {
  const leftovers = gameLeftovers(game, placeholder, draft).map(({ path }) => path);
  return placesOf(game)
    .filter((place) => {
      const value = valueAt(game, place);
      const holdsLeftover = leftovers.some((path) => place.every((step, index) => path[index] === step));
      return !holdsLeftover && !isExampleAddress(value) && !isDeepStrictEqual(value, valueAt(placeholder, place));
    })
    .reduce<GameDocument>((own, place) => withValue(own, place, valueAt(game, place)), {});
}

/** The places of a document's fields: `['player', 'class']`, `['about']`. */
export function placesOf(game: unknown): Place[] {
  if (!isRecord(game)) return [];
  return Object.entries(game)
    .filter(([section]) => section !== '$schema')
    .flatMap(([section, part]): Place[] =>
      isRecord(part) ? Object.keys(part).map((key): Place => [section, key]) : [[section]],
    );
}
