// What is known before anything is asked: of the résumé, of the files that are there, of answers from a file.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { SourceFile } from '../../src/content/check/checkContent.ts';
import { escapeUnprintable } from '../../src/content/check/escapeUnprintable.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import type { Finding } from '../../src/content/check/Finding.ts';
import { valueAt } from '../../src/content/check/gameFields.ts';
import { jsonDocument } from '../../src/content/check/jsonDocument.ts';
import { draftGame } from '../../src/content/draft/draftGame.ts';
import {
  checkSources,
  contentPaths,
  contentReport,
  placeholderFiles,
  sitePublicFolder,
} from '../build/content/contentFiles.ts';
import { draftLocale } from '../build/content/languages.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { detectLanguage } from './detectLanguage.ts';
import { type GameDocument, ownersFields, withoutDrafts } from './gameDocument.ts';
import type { ImportedResume } from './import/importResume.ts';
import type { SetupContext } from './interview.ts';
import { type NamedText, readText } from './readSource.ts';
import type { SetupArguments } from './setupArguments.ts';

/** An error that the owner can fix, shown without a stack. */
export class SetupStop extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Where the files are, and what was said with the command. */
type SetupInput = Pick<SetupArguments, 'answers' | 'address'> & {
  folder: string;
  asOf: string;
  guessedAddress?: string | undefined;
  print: (text: string) => void;
};

/** @throws with the findings when the résumé, or what is known of the game, is not in order */
export function gatherDefaults(
  { source: file }: ImportedResume,
  sourceGame: NamedText | undefined,
  options: SetupInput,
): SetupContext {
  const { folder, asOf, guessedAddress, print } = options;
  const checkResume = (sections?: unknown) => {
    // Whether the names of references may be read is asked yet.
    const published = { references: true };
    const text = JSON.stringify({ site: { address: 'https://example.org/' }, sections, published });
    return checkSources({ resume: file, game: { file: 'game.json', text } }, sitePublicFolder, asOf);
  };
  const { content, findings } = checkResume();
  if (!content) throw new SetupStop(`${contentReport(findings.filter(isError))}\nNothing was written.`);
  const ownGame = sourceGame ?? readOwnGame(folder);
  const gameCheck = ownGame && checkSources({ resume: file, game: ownGame }, sitePublicFolder, asOf);
  // A broken game that the owner has named stops the setup; one that only lies there is kept as a copy.
  if (gameCheck && !gameCheck.content && sourceGame)
    throw new SetupStop(`${contentReport(gameCheck.findings.filter(isError))}\nNothing was written.`);
  const formerResume = sourceGame ? undefined : readFormerResume(options);
  const belongsToSomeoneElse = formerResume !== undefined && formerResume.basics.name !== content.resume.basics.name;
  if (ownGame && belongsToSomeoneElse)
    print(
      `${ownGame.file}  This is the game of ${escapeUnprintable(formerResume.basics.name)}: nothing of it is taken over.`,
    );
  const writtenGame: unknown = ownGame && gameCheck?.content && !belongsToSomeoneElse ? valueIn(ownGame.text) : {};
  const answers = options.answers ? readAnswers(options.answers, file, asOf) : {};
  const sections = answers.sections ?? (isRecord(writtenGame) ? writtenGame.sections : undefined);
  // What the owner wants nowhere is in no draft.
  const { resume } = checkResume(sections).content ?? content;
  const drafts = draftGame(resume, asOf, draftLocale(valueAt(writtenGame, ['site', 'language'])));
  const ownGameFields = ownersFields(writtenGame, placeholderFiles().game, drafts);
  const site = isRecord(answers.site) ? answers.site : {};
  const language = detectLanguage(resume);
  return {
    resume,
    asOf,
    // Drafts of the résumé that was there before, which setup used to write.
    ownersGame: formerResume ? withoutDrafts(ownGameFields, draftGame(formerResume, asOf)) : ownGameFields,
    guesses: { site: { ...(guessedAddress && { address: guessedAddress }), ...(language && { language }) } },
    answers: options.address ? { ...answers, site: { ...site, address: options.address } } : answers,
  };
}

/** The résumé that is to be replaced, if it can be read and is somebody's. */
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

/** Answers are a game.json that need not be complete: they are checked as one, with an address if they have none. */
function readAnswers(path: string, resume: SourceFile, asOf: string): GameDocument {
  if (!existsSync(path)) throw new SetupStop(`There are no answers in ${path}: there is no such file.`);
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
