// game.json as it is written: a plain document, from which parts are taken and into which answers are put.
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { type GamePlace, placesOf, valueAt } from '../../src/content/check/gamePlaces.ts';
import { gameLeftovers, isExampleAddress } from '../../src/content/check/leftoverProblems.ts';
import { gameFileSchema } from '../../src/content/gameSchema.ts';

/** The document of a game.json, whole or in part. */
export type GameDocument = Readonly<Record<string, unknown>>;

/** The document with a value put at a place; its keys are in the order of the schema's. */
export function withValue(game: GameDocument, [section, key]: GamePlace, value: unknown): GameDocument {
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

function onlyFields(game: unknown, isKept: (place: GamePlace, value: unknown) => boolean): GameDocument {
  return placesOf(game)
    .filter((place) => isKept(place, valueAt(game, place)))
    .reduce<GameDocument>((kept, place) => withValue(kept, place, valueAt(game, place)), {});
}

/** A document without what another has in the same place: what would be drawn anyway. */
export function withoutDrafts(game: unknown, draft: unknown): GameDocument {
  return onlyFields(game, (place, value) => !isDeepStrictEqual(value, valueAt(draft, place)));
}

/**
 * What of a game is its owner's: a field is left out that has the placeholder's value, or holds one of its texts. So
 * a second run keeps what its owner has written.
 */
export function ownersPart(game: unknown, placeholder: unknown, draft: unknown): GameDocument {
  const leftovers = gameLeftovers(game, placeholder, draft).map(({ path }) => path);
  return onlyFields(game, (place, value) => {
    const holdsLeftover = leftovers.some((path) => place.every((step, index) => path[index] === step));
    return !holdsLeftover && !isExampleAddress(value) && !isDeepStrictEqual(value, valueAt(placeholder, place));
  });
}
