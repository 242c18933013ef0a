// What is known before anything is asked: of the résumé, of the files that are there, of answers from a file.
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { SourceFile } from '../../src/content/check/checkContent.ts';
import { isRecord } from '../../src/content/check/everyValue.ts';
import type { Finding } from '../../src/content/check/Finding.ts';
import { valueAt } from '../../src/content/check/gamePlaces.ts';
import { jsonDocument } from '../../src/content/check/jsonDocument.ts';
import { printable } from '../../src/content/check/printable.ts';
import { draftGame } from '../../src/content/draft/draftGame.ts';
import {
  checkSources,
  contentPaths,
  contentReport,
  placeholderFiles,
  sitePublicFolder,
} from '../build/content/contentFiles.ts';
import { draftLanguage } from '../build/content/languages.ts';
import { sourceFile } from '../build/content/sourceFile.ts';
import { type GameDocument, ownersPart, withoutDrafts } from './gameDocument.ts';
import type { Intake } from './intake/intake.ts';
import type { Known } from './interview.ts';
import { languageOf } from './language.ts';
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
type Asked = Pick<SetupArguments, 'answers' | 'address'> & {
  folder: string;
  asOf: string;
  guessedAddress?: string | undefined;
  say: (text: string) => void;
};

/** @throws with the findings when the résumé, or what is known of the game, is not in order */
export function knownBefore({ source: file }: Intake, sourceGame: NamedText | undefined, options: Asked): Known {
  const { folder, asOf, guessedAddress, say } = options;
  const checked = (sections?: unknown) => {
    // Whether the names of references may be read is asked yet.
    const published = { references: true };
    const text = JSON.stringify({ site: { address: 'https://example.org/' }, sections, published });
    return checkSources({ resume: file, game: { file: 'game.json', text } }, sitePublicFolder, asOf);
  };
  const { content, findings } = checked();
  if (!content) throw new SetupStop(`${contentReport(findings.filter(isError))}\nNothing was written.`);
  const own = sourceGame ?? ownGame(folder);
  const isInOrder = own && checkSources({ resume: file, game: own }, sitePublicFolder, asOf);
  // A broken game that the owner has named stops the setup; one that only lies there is kept as a copy.
  if (isInOrder && !isInOrder.content && sourceGame)
    throw new SetupStop(`${contentReport(isInOrder.findings.filter(isError))}\nNothing was written.`);
  const former = sourceGame ? undefined : formerResume(options);
  const isAnothers = former !== undefined && former.basics.name !== content.resume.basics.name;
  if (own && isAnothers)
    say(`${own.file}  This is the game of ${printable(former.basics.name)}: nothing of it is taken over.`);
  const written: unknown = own && isInOrder?.content && !isAnothers ? valueIn(own.text) : {};
  const answers = options.answers ? readAnswers(options.answers, file, asOf) : {};
  const sections = answers.sections ?? (isRecord(written) ? written.sections : undefined);
  // What the owner wants nowhere is in no draft.
  const { resume } = checked(sections).content ?? content;
  const drafts = draftGame(resume, asOf, draftLanguage(valueAt(written, ['site', 'language'])));
  const ownWords = ownersPart(written, placeholderFiles().game, drafts);
  const site = isRecord(answers.site) ? answers.site : {};
  const language = languageOf(resume);
  return {
    resume,
    asOf,
    // Drafts of the résumé that was there before, which setup used to write.
    owners: former ? withoutDrafts(ownWords, draftGame(former, asOf)) : ownWords,
    guesses: { site: { ...(guessedAddress && { address: guessedAddress }), ...(language && { language }) } },
    answers: options.address ? { ...answers, site: { ...site, address: options.address } } : answers,
  };
}

/** The résumé that is to be replaced, if it can be read and is somebody's. */
function formerResume({ folder, asOf }: Asked) {
  const resume = sourceFile(contentPaths(folder).resume);
  const game = { file: 'game.json', text: JSON.stringify({ site: { address: 'https://example.org/' } }) };
  const former = resume.text && checkSources({ resume, game }, sitePublicFolder, asOf).content?.resume;
  return former && former.basics.name !== 'Player One' ? former : undefined;
}

function ownGame(folder: string): NamedText | undefined {
  const { game } = contentPaths(folder);
  return existsSync(game) ? readText(game) : undefined;
}

/** Answers are a game.json that need not be complete: they are checked as one, with an address if they have none. */
function readAnswers(path: string, resume: SourceFile, asOf: string): GameDocument {
  if (!existsSync(path)) throw new SetupStop(`There are no answers in ${path}: there is no such file.`);
  const { text } = readText(path);
  const check = (game: string) =>
    checkSources({ resume, game: { file: seen(path), text: game } }, sitePublicFolder, asOf);
  const { findings } = check(text);
  const wrong = findings.filter((finding) => isError(finding) && !/^site(\.address)?$/.test(finding.path));
  if (wrong.length > 0) throw new SetupStop(`${contentReport(wrong)}\nNothing was written.`);
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

export function seen(path: string): string {
  return relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
}
