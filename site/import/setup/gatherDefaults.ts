// Gathers what setup knows before it asks: from the résumé, the existing files and `--answers`.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import {
  checkSources,
  contentPaths,
  contentReport,
  placeholderFiles,
  sitePublicFolder,
} from '../../vite/content/contentFiles.ts';
import { draftLocale } from '../../vite/content/languages.ts';
import { sourceFile } from '../../vite/content/sourceFile.ts';
import { draftGame } from '../draft/draftGame.ts';
import type { ImportedResume } from '../formats/importResume.ts';
import { jsonDocument } from '../read/jsonDocument.ts';
import { type NamedText, readText } from '../read/readSource.ts';
import { escapeUnprintable } from '../report/escapeUnprintable.ts';
import type { Finding } from '../report/Finding.ts';
import { valueAt } from '../schema/gameFields.ts';
import type { SourceFile } from '../validate/checkContent.ts';
import { isRecord } from '../validate/everyValue.ts';
import { detectLanguage } from './detectLanguage.ts';
import { type GameDocument, ownersFields, withoutDrafts } from './gameDocument.ts';
import type { SetupContext } from './interview.ts';
import type { SetupArguments } from './setupArguments.ts';

/** An error that the owner can fix. Setup prints it without a stack. */
export class SetupStop extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The content folder and the command's options. */
type SetupInput = Pick<SetupArguments, 'answers' | 'address'> & {
  folder: string;
  asOf: string;
  guessedAddress?: string | undefined;
  print: (text: string) => void;
};

/** @throws a `SetupStop` with the findings if the résumé, its game.json or the answers have errors */
export function gatherDefaults(
  { source: file }: ImportedResume,
  sourceGame: NamedText | undefined,
  options: SetupInput,
): SetupContext {
  const { folder, asOf, guessedAddress, print } = options;
  const checkResume = (sections?: unknown) => {
    // Setup asks later whether to publish the names of references, so the check sees them here.
    const published = { references: true };
    const text = JSON.stringify({ site: { address: 'https://example.org/' }, sections, published });
    return checkSources({ resume: file, game: { file: 'game.json', text } }, sitePublicFolder, asOf);
  };
  const { content, findings } = checkResume();
  if (!content) throw new SetupStop(`${contentReport(findings.filter(isError))}\nNothing was written.`);
  const ownGame = sourceGame ?? readOwnGame(folder);
  const gameCheck = ownGame && checkSources({ resume: file, game: ownGame }, sitePublicFolder, asOf);
  // A broken game.json stops setup only if the owner named it. Otherwise setup backs it up.
  if (gameCheck && !gameCheck.content && sourceGame)
    throw new SetupStop(`${contentReport(gameCheck.findings.filter(isError))}\nNothing was written.`);
  const formerResume = sourceGame ? undefined : readFormerResume(options);
  const belongsToSomeoneElse = formerResume !== undefined && formerResume.basics.name !== content.resume.basics.name;
  if (ownGame && belongsToSomeoneElse)
    print(`${ownGame.file}  Skipped: this file belongs to ${escapeUnprintable(formerResume.basics.name)}.`);
  const writtenGame: unknown = ownGame && gameCheck?.content && !belongsToSomeoneElse ? valueIn(ownGame.text) : {};
  const answers = options.answers ? readAnswers(options.answers, file, asOf) : {};
  const sections = answers.sections ?? (isRecord(writtenGame) ? writtenGame.sections : undefined);
  // Drafts must not mention a section that the owner hides everywhere.
  const { resume } = checkResume(sections).content ?? content;
  const drafts = draftGame(resume, asOf, draftLocale(valueAt(writtenGame, ['site', 'language'])));
  const ownGameFields = ownersFields(writtenGame, placeholderFiles().game, drafts);
  const site = isRecord(answers.site) ? answers.site : {};
  const language = detectLanguage(resume);
  return {
    resume,
    asOf,
    // Older versions of setup wrote drafts into game.json: remove those of the former résumé.
    ownersGame: formerResume ? withoutDrafts(ownGameFields, draftGame(formerResume, asOf)) : ownGameFields,
    guesses: { site: { ...(guessedAddress && { address: guessedAddress }), ...(language && { language }) } },
    answers: options.address ? { ...answers, site: { ...site, address: options.address } } : answers,
  };
}

/** The résumé that setup will replace, if it is valid and not the placeholder. */
function readFormerResume({ folder, asOf }: SetupInput) {
  const resume = sourceFile(contentPaths(folder).resume);
  const game = { file: 'game.json', text: JSON.stringify({ site: { address: 'https://example.org/' } }) };
  const formerContent = resume.text && checkSources({ resume, game }, sitePublicFolder, asOf).content?.resume;
  return formerContent && formerContent.basics.name !== 'Player One' ? formerContent : undefined;
}

function readOwnGame(folder: string): NamedText | undefined {
  const { game } = contentPaths(folder);
  return existsSync(game) ? readText(game) : undefined;
}

/** Reads answers, which are an incomplete game.json: a missing address is no error. */
function readAnswers(path: string, resume: SourceFile, asOf: string): GameDocument {
  if (!existsSync(path)) throw new SetupStop(`${path}  File not found. Pass the path of a JSON file to \`--answers\`.`);
  const { text } = readText(path);
  const checkAnswers = (game: string) =>
    checkSources({ resume, game: { file: relativePath(path), text: game } }, sitePublicFolder, asOf);
  const { findings } = checkAnswers(text);
  const answerErrors = findings.filter((finding) => isError(finding) && !/^site(\.address)?$/.test(finding.path));
  if (answerErrors.length > 0) throw new SetupStop(`${contentReport(answerErrors)}\nNothing was written.`);
  const answers = valueIn(text);
  if (!isRecord(answers)) return {};
  const { $schema: _, ...game } = answers;
  return game;
}

export function valueIn(text: string): unknown {
  const json = jsonDocument(text);
  return 'value' in json ? json.value : undefined;
}

export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

export function relativePath(path: string): string {
  return relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
}
