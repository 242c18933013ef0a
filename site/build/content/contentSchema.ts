import { gameJsonSchema } from '../../../src/content/check/gameJsonSchema.ts';

/** The text of site/content/game.schema.json, with which an editor completes game.json. */
export function gameSchemaFile(): string {
  return `${JSON.stringify(gameJsonSchema, null, 2)}\n`;
}
