import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameJsonSchema } from '../../../src/content/check/gameJsonSchema.ts';
import { draftedPlaces } from '../../../src/content/check/gamePlaces.ts';
import { jsonDocument } from '../../../src/content/check/jsonDocument.ts';
import { printable } from '../../../src/content/check/printable.ts';
import { translatedGame } from '../../../src/content/check/translatedGame.ts';
import { wordsJsonSchema } from '../../../src/content/check/wordsProblems.ts';
import { contentFolder } from '../settings.ts';
import { contentPaths, contentReport, hasErrors, readContentAt, sitePublicFolder } from './contentFiles.ts';
import { languages } from './languages.ts';
import { sectionList } from './sectionList.ts';
import { siteDocuments } from './siteDocuments.ts';
import { sourceFile } from './sourceFile.ts';

// What `npm run content:check` and `npm run content:schema` do. contentCli.mjs runs it.

/** Where an owner's files look for their schemas, whatever folder a build takes its words from. */
const schemaPath = (file: string) => join(import.meta.dirname, '../../content', file);

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

/** What the build would say: of the files, and of the documents that are made of them; then of each translation. */
async function check([resume, game]: readonly string[]): Promise<Outcome> {
  const own = contentPaths(contentFolder());
  const paths = { resume: resume ?? own.resume, game: game ?? own.game, ...(game ? {} : { words: own.words }) };
  const { outcome, content } = await checkOne(paths);
  const told = [outcome];
  for (const language of content?.game.site.translations ?? []) {
    const translation = content && { language, of: content.game };
    told.push((await checkOne({ ...contentPaths(join(dirname(paths.game), language)), translation })).outcome);
  }
  const text = told.map((one) => one.text).join('\n\n');
  return { text, exitCode: told.some(({ exitCode }) => exitCode === 1) ? 1 : 0 };
}

async function checkOne(paths: Parameters<typeof readContentAt>[0]) {
  const { content, findings } = readContentAt(paths, sitePublicFolder);
  const said = (exitCode: 0 | 1, text: string) => ({ outcome: { text, exitCode }, content });
  if (!content) return said(1, contentReport(findings));
  const { findings: ofDocuments, coverage } = await siteDocuments(content, paths);
  const all = [...findings, ...ofDocuments];
  if (hasErrors(all)) return said(1, contentReport(all));
  const warnings = all.length > 0 ? `${contentReport(all)}\n` : '';
  const inOrder = `The content is in order: ${printable(content.resume.basics.name.slice(0, 60))}, ${content.game.site.address}`;
  const json = jsonDocument(sourceFile(paths.game).text ?? '');
  const value = 'value' in json ? json.value : {};
  const written = paths.translation ? translatedGame(value, paths.translation).document : value;
  const drafted = draftedPlaces(written, content.game);
  const drafts =
    drafted.length > 0
      ? `\n\nDrawn from the résumé (npm run setup -- --show-drafts prints it): ${drafted.join(', ')}`
      : '';
  return said(0, `${warnings}${inOrder}${drafts}\n\n${sectionList(content, coverage)}`);
}

function renewSchema(): Outcome {
  const old = Object.entries(schemaFiles()).filter(
    ([file, text]) => !existsSync(schemaPath(file)) || readFileSync(schemaPath(file), 'utf8') !== text,
  );
  for (const [file, text] of old) writeFileSync(schemaPath(file), text);
  const names = (old.length > 0 ? old : Object.entries(schemaFiles())).map(([file]) => file).join(' and ');
  return { text: old.length > 0 ? `Renewed: ${names}.` : `Up to date: ${names}.`, exitCode: 0 };
}

/** The files with which an editor completes game.json and words.json, by their names, and their texts. */
export function schemaFiles(): Readonly<Record<string, string>> {
  const schemas = { 'game.schema.json': gameJsonSchema, 'words.schema.json': wordsJsonSchema(languages.english) };
  return Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}
