// The JSON schemas with which editors complete and check game.json and words.json. Git ignores them, so
// every command that an owner starts with writes them: `setup`, `dev`, the build and `content:check`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { wordsJsonSchema } from '../check/wordsFindings.ts';
import { languages } from '../publish/languages.ts';
import { gameJsonSchema } from './gameSchema.ts';

/** The schemas stay in site/content, even if CONTENT_DIR names another folder. */
const schemaFolder = join(import.meta.dirname, '../../content');

export const schemaPaths = {
  game: join(schemaFolder, 'game.schema.json'),
  words: join(schemaFolder, 'words.schema.json'),
} as const;

/** The path from a content folder to a schema, for `$schema`. */
export function schemaReference(folder: string, file: keyof typeof schemaPaths): string {
  const path = relative(folder, schemaPaths[file]).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

export function writeSchemas(): void {
  writeIfDifferent(schemaPaths.game, gameJsonSchema);
  writeIfDifferent(schemaPaths.words, wordsJsonSchema(languages.english));
}

function writeIfDifferent(path: string, schema: unknown): void {
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
