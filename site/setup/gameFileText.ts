import { relative } from 'node:path';
import { type GameDocument, mergeFields, withoutDrafts } from './gameDocument.ts';
import { buildDrafts, type SetupContext } from './interview.ts';

/**
 * The text of game.json: what the owner has written before and the answers. What says no more than the draft is left out: drafts are
 * drawn from the résumé at each build, today's and tomorrow's.
 *
 * @param schema the path of game.schema.json, seen from the file
 */
export function gameFileText(context: SetupContext, answers: GameDocument, schema: string): string {
  const game = mergeFields(mergeFields(context.guesses, context.ownersGame), answers);
  return `${JSON.stringify({ $schema: schema, ...withoutDrafts(game, buildDrafts({ ...context, answers })) }, null, 2)}\n`;
}

export function relativeSchemaPath(folder: string, schemaFile: string): string {
  const path = relative(folder, schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
