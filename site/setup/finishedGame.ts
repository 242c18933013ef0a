import { relative } from 'node:path';
import { type DraftGame, draftGame } from '../../src/content/draft/draftGame.ts';
import { type GameDocument, placesOf, valueAt, withValue } from './gameDocument.ts';
import type { Known } from './interview.ts';

/**
 * The text of game.json: what the owner has written before and the answers. What was not asked is left out, and so is what
 * would be drawn empty anyway: both are drawn from the résumé, today's and tomorrow's.
 *
 * @param schema the path of game.schema.json, seen from the file
 */
export function finishedGame(known: Known, answers: GameDocument, schema: string): string {
  const draft = draftGame(known.resume, known.asOf);
  const game = placesOf(answers)
    .filter((place) => !isDrawnEmpty(draft, place, valueAt(answers, place)))
    .reduce((all, place) => withValue(all, place, valueAt(answers, place)), known.owners);
  return `${JSON.stringify({ $schema: schema, ...game }, null, 2)}\n`;
}

function isDrawnEmpty(draft: DraftGame, place: Parameters<typeof valueAt>[1], value: unknown): boolean {
  const drafted = valueAt(draft, place);
  return Array.isArray(value) && value.length === 0 && Array.isArray(drafted) && drafted.length === 0;
}

/** Where an editor finds the schema, seen from a content folder. */
export function schemaFrom(folder: string, schemaFile: string): string {
  const path = relative(folder, schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
