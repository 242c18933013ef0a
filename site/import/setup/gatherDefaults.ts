// Gathers what setup knows before it asks: from the résumé, the existing files and `--answers`.
import { existsSync } from 'node:fs';
import type { Resume } from '../../../src/resume/Resume.ts';
import { checkGame, checkResume } from '../checkContent.ts';
import { contentPaths, fileExistsIn, placeholderFiles, sitePublicFolder } from '../contentFiles.ts';
import type { ImportedResume } from '../formats/importResume.ts';
import { publish } from '../publish/publish.ts';
import { type NamedText, readText } from '../read/readSource.ts';
import { sourceFile } from '../read/sourceFile.ts';
import {
  collectFindings,
  contentReport,
  escapeUnprintable,
  type Finding,
  hasErrors,
  isError,
} from '../report/Finding.ts';
import { type GameDocument, mergeFields, valueAt } from '../schema/gameFields.ts';
import { gameFileSchema } from '../schema/gameSchema.ts';
import { isRecord } from '../values.ts';
import { detectLanguage } from './detectLanguage.ts';
import type { SetupContext } from './interview.ts';
import { ownersFields } from './interview.ts';
import type { SetupArguments } from './setupCommand.ts';

type SetupInput = Pick<SetupArguments, 'answers' | 'address'> & {
  folder: string;
  asOf: string;
  guessedAddress?: string | undefined;
  print: (text: string) => void;
};

/** @throws with the findings if the résumé, its game.json or the answers have errors */
export function gatherDefaults(
  { source }: ImportedResume,
  sourceGame: NamedText | undefined,
  options: SetupInput,
): SetupContext {
  const { folder, asOf, guessedAddress, print } = options;
  const { findings, report } = collectFindings();
  const written = checkResume(source, fileExists, report)?.value;
  refuseErrors(findings);
  if (!written) throw new Error('Expected a résumé, because there are no errors.');
  const { name } = written.basics;
  const ownGame = sourceGame ?? readOwnGame(folder);
  const ownGameCheck = ownGame && checkGameText(ownGame);
  // A broken game.json stops setup only if the owner named it. Otherwise setup backs it up.
  if (ownGameCheck && sourceGame) refuseErrors(ownGameCheck.findings);
  const formerResume = sourceGame ? undefined : readFormerResume(folder);
  const belongsToSomeoneElse = formerResume !== undefined && formerResume.basics.name !== name;
  if (ownGame && belongsToSomeoneElse)
    print(`${ownGame.file}  Skipped: this file belongs to ${escapeUnprintable(formerResume.basics.name)}.`);
  const isUsable = ownGameCheck && !hasErrors(ownGameCheck.findings) && !belongsToSomeoneElse;
  const writtenGame: unknown = isUsable ? ownGameCheck.document : {};
  const answers = options.answers ? readAnswers(options.answers) : {};
  // Drafts must not mention a section that the owner hides everywhere.
  const sections = gameFileSchema.shape.sections.parse(answers.sections ?? valueAt(writtenGame, ['sections']));
  // Setup asks later whether to publish the names of references, so they are known here.
  const { resume } = publish(written, { sections, about: [], published: { references: true } }, fileExists);
  const site = isRecord(answers.site) ? answers.site : {};
  const language = detectLanguage(resume);
  const guesses = { site: { ...(guessedAddress && { address: guessedAddress }), ...(language && { language }) } };
  return {
    resume,
    asOf,
    knownGame: mergeFields(guesses, ownersFields(writtenGame, placeholderFiles().game)),
    answers: options.address ? { ...answers, site: { ...site, address: options.address } } : answers,
  };
}

const fileExists = fileExistsIn(sitePublicFolder);

function refuseErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(isError);
  if (errors.length > 0) throw new Error(`${contentReport(errors)}\nNothing was written.`);
}

function checkGameText(game: NamedText): { document: unknown; findings: readonly Finding[] } {
  const { findings, report } = collectFindings();
  return { document: checkGame(game, { fileExists }, report)?.document, findings };
}

/** The résumé that setup will replace, if it is valid and not the placeholder. */
function readFormerResume(folder: string): Resume | undefined {
  const { findings, report } = collectFindings();
  const written = checkResume(sourceFile(contentPaths(folder).resume), fileExists, report)?.value;
  if (!written || hasErrors(findings) || written.basics.name === 'Player One') return undefined;
  return publish(written, { about: [] }, fileExists).resume;
}

function readOwnGame(folder: string): NamedText | undefined {
  const { game } = contentPaths(folder);
  return existsSync(game) ? readText(game) : undefined;
}

function readAnswers(path: string): GameDocument {
  if (!existsSync(path)) throw new Error(`${path}  File not found. Pass the path of a JSON file to \`--answers\`.`);
  const { document, findings } = checkGameText(readText(path));
  refuseErrors(findings);
  if (!isRecord(document)) return {};
  const { $schema: _, ...game } = document;
  return game;
}
