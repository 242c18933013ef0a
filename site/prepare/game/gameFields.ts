// The fields of game.json by path: a section, or a key of a section.

import { isRecord } from '../../import/rules.ts';
import { gameFileSchema } from './gameSchema.ts';

/** `['player', 'class']`, `['about']`. */
export type FieldPath = readonly [section: string, key?: string];

export function valueAt(game: unknown, [section, key]: FieldPath): unknown {
  const part = isRecord(game) ? game[section] : undefined;
  if (key === undefined) return part;
  return isRecord(part) ? part[key] : undefined;
}

function fieldPaths(game: unknown): FieldPath[] {
  if (!isRecord(game)) return [];
  return Object.entries(game)
    .filter(([section]) => section !== '$schema')
    .flatMap(([section, part]): FieldPath[] =>
      isRecord(part) ? Object.keys(part).map((key): FieldPath => [section, key]) : [[section]],
    );
}

/** The fields that the build drafts, as dotted paths: `player.class`. */
export function draftedFields(writtenGame: unknown, game: unknown): readonly string[] {
  return fieldPaths(game)
    .filter((path) => {
      const value = valueAt(game, path);
      const hasValue = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
      return hasValue && valueAt(writtenGame, path) === undefined;
    })
    .map((path) => path.join('.'));
}

export type GameDocument = Readonly<Record<string, unknown>>;

/** A copy with one value changed, and with the sections in the order of the schema. */
export function withValue(game: GameDocument, [section, key]: FieldPath, value: unknown): GameDocument {
  const currentSection = game[section];
  const part = key === undefined ? value : { ...(isRecord(currentSection) ? currentSection : {}), [key]: value };
  const updatedGame: GameDocument = { ...game, [section]: part };
  const sectionOrder = Object.keys(gameFileSchema.shape);
  return Object.fromEntries(
    Object.entries(updatedGame).toSorted(([a], [b]) => sectionOrder.indexOf(a) - sectionOrder.indexOf(b)),
  );
}

/** A copy in which the second document's fields override the first's. */
export function mergeFields(game: GameDocument, fields: GameDocument): GameDocument {
  return fieldPaths(fields).reduce((all, path) => withValue(all, path, valueAt(fields, path)), game);
}

export function pickFields(game: unknown, shouldKeep: (path: FieldPath, value: unknown) => boolean): GameDocument {
  return fieldPaths(game)
    .filter((path) => shouldKeep(path, valueAt(game, path)))
    .reduce<GameDocument>((result, path) => withValue(result, path, valueAt(game, path)), {});
}
