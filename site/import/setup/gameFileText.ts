import { relative } from 'node:path';
import { type GameDocument, mergeFields, withoutDrafts } from './gameDocument.ts';
import { buildDrafts, type SetupContext } from './interview.ts';

/**
 * The text of game.json: the owner's earlier fields and the answers. Fields that equal their draft
 * are omitted, because each build drafts them again.
 * @param schema the path of game.schema.json, relative to game.json
 */
export function gameFileText(context: SetupContext, answers: GameDocument, schema: string): string {
  const game = mergeFields(mergeFields(context.guesses, context.ownersGame), answers);
  return `${JSON.stringify({ $schema: schema, ...withoutDrafts(game, buildDrafts({ ...context, answers })) }, null, 2)}\n`;
}

export function relativeSchemaPath(folder: string, schemaFile: string): string {
  const path = relative(folder, schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
