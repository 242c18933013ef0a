import { relative } from 'node:path';
import { type GameDocument, withFields, withoutDrafts } from './gameDocument.ts';
import { draftsOf, type Known } from './interview.ts';

/**
 * The text of game.json: what the owner has written before and the answers. What says no more than the draft is left out: drafts are
 * drawn from the résumé at each build, today's and tomorrow's.
 *
 * @param schema the path of game.schema.json, seen from the file
 */
export function finishedGame(known: Known, answers: GameDocument, schema: string): string {
  const game = withFields(withFields(known.guesses, known.owners), answers);
  return `${JSON.stringify({ $schema: schema, ...withoutDrafts(game, draftsOf({ ...known, answers })) }, null, 2)}\n`;
}

export function schemaFrom(folder: string, schemaFile: string): string {
  const path = relative(folder, schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
