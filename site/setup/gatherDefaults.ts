// Gathers the values that setup has before it asks: from the résumé, the existing files and `--answers`.
import { existsSync } from 'node:fs';
import type { WrittenResume } from '../../src/resume/Resume.ts';
import { contentPaths, fileExistsIn, sitePublicFolder } from '../config/contentPaths.ts';
import {
  collectFindings,
  contentReport,
  escapeUnprintable,
  type Finding,
  hasErrors,
  type ImportedResume,
  importResume,
  isError,
  isRecord,
  type NamedText,
  type SourceFile,
  sourceFile,
} from '../import/index.ts';
import { checkGame, checkResume } from '../prepare/checkContent.ts';
import { carryCuts } from '../prepare/cuts/carryCuts.ts';
import { type GameDocument, mergeFields, valueAt } from '../prepare/game/gameFields.ts';
import { gameFileSchema } from '../prepare/game/gameSchema.ts';
import { publish } from '../prepare/publish/publish.ts';
import { placeholderFiles } from '../prepare/readContent.ts';
import { settingsOfCuts } from './cutQuestions.ts';
import { detectLanguage } from './detectLanguage.ts';
import { ownersFields, type SetupContext } from './interview.ts';
import { readText, type Source } from './readSource.ts';
import type { SetupArguments } from './setupArguments.ts';

type SetupInput = Pick<SetupArguments, 'answers' | 'address'> & {
  folder: string;
  asOf: string;
  guessedAddress?: string | undefined;
  print: (text: string) => void;
};

/**
 * @param gameSource the source that has a game.json, if any
 * @throws with the findings if the résumé, its game.json or the answers have errors
 */
export function gatherDefaults(
  { source }: ImportedResume,
  gameSource: Source | undefined,
  options: SetupInput,
): SetupContext {
  const { folder, asOf, guessedAddress, print } = options;
  const sourceGame = gameSource?.game;
  const { findings, report } = collectFindings();
  const newResume = checkResume(source, fileExists, report)?.value;
  refuseErrors(findings);
  if (!newResume) throw new Error('Expected a résumé, because there are no errors.');
  const { name } = newResume.basics;
  const existingGame = sourceGame ?? readExistingGame(folder);
  const existingGameCheck = existingGame && checkGameText(existingGame);
  // An invalid game.json stops setup only if it is a source. Otherwise setup backs it up.
  if (existingGameCheck && sourceGame) refuseErrors(existingGameCheck.findings);
  const formerResume = validResume(
    gameSource ? importResume([gameSource.resume]).resume.source : sourceFile(contentPaths(folder).resume),
  );
  const formerName = formerResume?.basics.name;
  const belongsToSomeoneElse = !sourceGame && ![undefined, placeholderName, name].includes(formerName);
  if (existingGame && belongsToSomeoneElse)
    print(`${existingGame.file}  Skipped: this file belongs to ${escapeUnprintable(formerName ?? '')}.`);
  const isUsable = existingGameCheck && !hasErrors(existingGameCheck.findings) && !belongsToSomeoneElse;
  const earlierGame: unknown = isUsable ? existingGameCheck.document : {};
  const cuts = carryCuts(isUsable ? existingGameCheck.cuts : undefined, { former: formerResume, next: newResume });
  const answers = options.answers ? readAnswers(options.answers) : {};
  // Drafts must not mention a section that the owner hides everywhere.
  const sections = gameFileSchema.shape.sections.parse(answers.sections ?? valueAt(earlierGame, ['sections']));
  // Keep the names of references, because setup asks later whether to publish them.
  const { resume } = publish(newResume, { sections, about: [], published: { references: true } }, fileExists);
  const site = isRecord(answers.site) ? answers.site : {};
  const language = detectLanguage(resume);
  const guesses = { site: { ...(guessedAddress && { address: guessedAddress }), ...(language && { language }) } };
  return {
    resume,
    asOf,
    knownGame: [guesses, ownersFields(earlierGame, placeholderFiles().game), settingsOfCuts(cuts)].reduce(mergeFields),
    cuts,
    answers: options.address ? { ...answers, site: { ...site, address: options.address } } : answers,
  };
}

/** The name in the résumé that ships with the project. */
const placeholderName = 'Player One';

const fileExists = fileExistsIn(sitePublicFolder);

function refuseErrors(findings: readonly Finding[]): void {
  const errors = findings.filter(isError);
  if (errors.length > 0) throw new Error(`${contentReport(errors)}\nNothing was written.`);
}

function checkGameText(game: NamedText) {
  const { findings, report } = collectFindings();
  const { document, value } = checkGame(game, { fileExists }, report) ?? {};
  return { document, cuts: value?.cuts, findings };
}

/** A source's résumé; `undefined` if it has errors. */
function validResume(source: SourceFile): WrittenResume | undefined {
  const { findings, report } = collectFindings();
  const resume = checkResume(source, fileExists, report)?.value;
  return hasErrors(findings) ? undefined : resume;
}

function readExistingGame(folder: string): NamedText | undefined {
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
