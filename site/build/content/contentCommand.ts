import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameJsonSchema } from '../../../src/content/check/gameJsonSchema.ts';
import { draftedPlaces } from '../../../src/content/check/gamePlaces.ts';
import { jsonDocument } from '../../../src/content/check/jsonDocument.ts';
import { printable } from '../../../src/content/check/printable.ts';
import { contentFolder } from '../settings.ts';
import { contentPaths, contentReport, hasErrors, readContentAt, sitePublicFolder } from './contentFiles.ts';
import { sectionList } from './sectionList.ts';
import { siteDocuments } from './siteDocuments.ts';
import { sourceFile } from './sourceFile.ts';

// What `npm run content:check` and `npm run content:schema` do. contentCli.mjs runs it.

/** Where game.json looks for its schema, whatever folder a build takes its words from. */
const schemaPath = join(import.meta.dirname, '../../content/game.schema.json');

type Outcome = { text: string; exitCode: 0 | 1 };

/**
 * Runs a command.
 *
 * @param words `check`, with the paths of another resume.json and game.json after it if wanted; or `schema`
 */
export async function contentCommand([command, ...words]: readonly string[]): Promise<Outcome> {
  if (command === 'check' && (words.length === 0 || words.length === 2)) return check(words);
  if (command === 'schema' && words.length === 0) return renewSchema();
  return { text: 'Say "check", "check <resume.json> <game.json>" or "schema".', exitCode: 1 };
}

/** What the build would say: of the files, and of the documents that are made of them. */
async function check([resume, game]: readonly string[]): Promise<Outcome> {
  const own = contentPaths(contentFolder());
  const paths = { resume: resume ?? own.resume, game: game ?? own.game };
  const { content, findings } = readContentAt(paths, sitePublicFolder);
  if (!content) return { text: contentReport(findings), exitCode: 1 };
  const { findings: ofDocuments, coverage } = await siteDocuments(content, paths);
  const all = [...findings, ...ofDocuments];
  if (hasErrors(all)) return { text: contentReport(all), exitCode: 1 };
  const warnings = all.length > 0 ? `${contentReport(all)}\n` : '';
  const inOrder = `The content is in order: ${printable(content.resume.basics.name.slice(0, 60))}, ${content.game.site.address}`;
  const json = jsonDocument(sourceFile(paths.game).text ?? '');
  const drafted = draftedPlaces('value' in json ? json.value : {}, content.game);
  const drafts =
    drafted.length > 0
      ? `\n\nDrawn from the résumé (npm run setup -- --show-drafts prints it): ${drafted.join(', ')}`
      : '';
  return { text: `${warnings}${inOrder}${drafts}\n\n${sectionList(content, coverage)}`, exitCode: 0 };
}

function renewSchema(): Outcome {
  const text = gameSchemaFile();
  if (existsSync(schemaPath) && readFileSync(schemaPath, 'utf8') === text)
    return { text: 'game.schema.json is up to date.', exitCode: 0 };
  writeFileSync(schemaPath, text);
  return { text: 'game.schema.json is renewed.', exitCode: 0 };
}

/** The text of site/content/game.schema.json, with which an editor completes game.json. */
export function gameSchemaFile(): string {
  return `${JSON.stringify(gameJsonSchema, null, 2)}\n`;
}
