import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  contentPaths,
  contentReport,
  hasErrors,
  readContentAt,
  sitePublicFolder,
} from '../../vite/content/contentFiles.ts';
import { languages } from '../../vite/content/languages.ts';
import { sectionList } from '../../vite/content/sectionList.ts';
import { siteDocuments } from '../../vite/content/siteDocuments.ts';
import { sourceFile } from '../../vite/content/sourceFile.ts';
import { contentFolder } from '../../vite/settings.ts';
import { jsonDocument } from '../read/jsonDocument.ts';
import { escapeUnprintable } from '../report/escapeUnprintable.ts';
import { draftedFields } from '../schema/gameFields.ts';
import { gameJsonSchema } from '../schema/gameJsonSchema.ts';
import { translatedGame } from '../validate/translatedGame.ts';
import { wordsJsonSchema } from '../validate/wordsFileProblems.ts';

// `npm run content:check` and `npm run content:schema`, started by contentCli.mjs.

/** Schemas stay in site/content, even if CONTENT_DIR names another folder. */
const schemaPath = (file: string) => join(import.meta.dirname, '../../content', file);

type Outcome = { text: string; exitCode: 0 | 1 };

/** @param words `check`, optionally with the paths of a resume.json and a game.json; or `schema` */
export async function contentCommand([command, ...args]: readonly string[]): Promise<Outcome> {
  if (command === 'check' && (args.length === 0 || args.length === 2)) return check(args);
  if (command === 'schema' && args.length === 0) return renewSchema();
  const usage =
    '`npm run content:check`, `npm run content:check -- <resume.json> <game.json>` or `npm run content:schema`';
  return { text: `Invalid arguments. Use ${usage}.`, exitCode: 1 };
}

/** Checks the files and their documents as a build does, then each translation. */
async function check([resume, game]: readonly string[]): Promise<Outcome> {
  const ownPaths = contentPaths(contentFolder());
  const paths = {
    resume: resume ?? ownPaths.resume,
    game: game ?? ownPaths.game,
    ...(game ? {} : { words: ownPaths.words }),
  };
  const { outcome, content } = await checkFiles(paths);
  const outcomes = [outcome];
  for (const language of content?.game.site.translations ?? []) {
    const translation = content && { language, mainGame: content.game };
    outcomes.push((await checkFiles({ ...contentPaths(join(dirname(paths.game), language)), translation })).outcome);
  }
  const text = outcomes.map((checked) => checked.text).join('\n\n');
  return { text, exitCode: outcomes.some(({ exitCode }) => exitCode === 1) ? 1 : 0 };
}

async function checkFiles(paths: Parameters<typeof readContentAt>[0]) {
  const { content, findings } = readContentAt(paths, sitePublicFolder);
  const withOutcome = (exitCode: 0 | 1, text: string) => ({ outcome: { text, exitCode }, content });
  if (!content) return withOutcome(1, contentReport(findings));
  const { findings: documentFindings, coverage } = await siteDocuments(content, paths);
  const allFindings = [...findings, ...documentFindings];
  if (hasErrors(allFindings)) return withOutcome(1, contentReport(allFindings));
  const warnings = allFindings.length > 0 ? `${contentReport(allFindings)}\n` : '';
  const successLine = `Content is valid: ${escapeUnprintable(content.resume.basics.name.slice(0, 60))}, ${content.game.site.address}`;
  const json = jsonDocument(sourceFile(paths.game).text ?? '');
  const value = 'value' in json ? json.value : {};
  const writtenGame = paths.translation ? translatedGame(value, paths.translation).document : value;
  const draftedKeys = draftedFields(writtenGame, content.game);
  const drafts =
    draftedKeys.length > 0
      ? `\n\nDrafted from your résumé (\`npm run setup -- --show-drafts\` prints the texts): ${draftedKeys.join(', ')}`
      : '';
  return withOutcome(0, `${warnings}${successLine}${drafts}\n\n${sectionList(content, coverage)}`);
}

function renewSchema(): Outcome {
  const staleFiles = Object.entries(schemaFiles()).filter(
    ([file, text]) => !existsSync(schemaPath(file)) || readFileSync(schemaPath(file), 'utf8') !== text,
  );
  for (const [file, text] of staleFiles) writeFileSync(schemaPath(file), text);
  const names = (staleFiles.length > 0 ? staleFiles : Object.entries(schemaFiles()))
    .map(([file]) => file)
    .join(' and ');
  return { text: staleFiles.length > 0 ? `Updated: ${names}.` : `Up to date: ${names}.`, exitCode: 0 };
}

/** The JSON schemas with which editors complete game.json and words.json, by file name. */
export function schemaFiles(): Readonly<Record<string, string>> {
  const schemas = { 'game.schema.json': gameJsonSchema, 'words.schema.json': wordsJsonSchema(languages.english) };
  return Object.fromEntries(
    Object.entries(schemas).map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]),
  );
}
