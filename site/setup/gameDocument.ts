// game.json as it is written: a plain document, from which parts are taken and into which answers are put.
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../src/content/check/everyValue.ts';
import { type FieldPath, fieldPaths, valueAt } from '../../src/content/check/gameFields.ts';
import { gameLeftovers, isExampleAddress } from '../../src/content/check/leftoverProblems.ts';
import { gameFileSchema } from '../../src/content/gameSchema.ts';

/** The document of a game.json, whole or in part. */
export type GameDocument = Readonly<Record<string, unknown>>;

/** The document with a value put at a place; its keys are in the order of the schema's. */
export function withValue(game: GameDocument, [section, key]: FieldPath, value: unknown): GameDocument {
  const currentSection = game[section];
  const part = key === undefined ? value : { ...(isRecord(currentSection) ? currentSection : {}), [key]: value };
  const updatedGame: GameDocument = { ...game, [section]: part };
  const sectionOrder = Object.keys(gameFileSchema.shape);
  return Object.fromEntries(
    Object.entries(updatedGame).toSorted(([a], [b]) => sectionOrder.indexOf(a) - sectionOrder.indexOf(b)),
  );
}

/** A document with the fields of another in place of its own. */
export function mergeFields(game: GameDocument, fields: GameDocument): GameDocument {
  return fieldPaths(fields).reduce((all, path) => withValue(all, path, valueAt(fields, path)), game);
}

function pickFields(game: unknown, shouldKeep: (path: FieldPath, value: unknown) => boolean): GameDocument {
  return fieldPaths(game)
    .filter((path) => shouldKeep(path, valueAt(game, path)))
    .reduce<GameDocument>((result, path) => withValue(result, path, valueAt(game, path)), {});
}

/** A document without what another has in the same place: what would be drawn anyway. */
export function withoutDrafts(game: unknown, draft: unknown): GameDocument {
  return pickFields(game, (path, value) => !isDeepStrictEqual(value, valueAt(draft, path)));
}

/**
 * What of a game is its owner's: a field is left out that has the placeholder's value, or holds one of its texts. So
 * a second run keeps what its owner has written.
 */
export function ownersFields(game: unknown, placeholder: unknown, draft: unknown): GameDocument {
  const leftovers = gameLeftovers(game, placeholder, draft).map(({ path }) => path);
  return pickFields(game, (path, value) => {
    const holdsLeftover = leftovers.some((leftoverPath) => path.every((step, index) => leftoverPath[index] === step));
    return !holdsLeftover && !isExampleAddress(value) && !isDeepStrictEqual(value, valueAt(placeholder, path));
  });
}
