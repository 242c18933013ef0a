import { realPath } from '../../vite/folder/realFileIn.ts';
import { contentPaths } from '../contentFiles.ts';
import type { ImportedResume } from '../formats/importResume.ts';
import type { NamedText } from '../read/readSource.ts';
import { escapeUnprintable, pathText, quoteValue } from '../report/Finding.ts';
import { type GameDocument, mergeFields } from '../schema/gameFields.ts';
import { everyValue, isRecord } from '../values.ts';
import { gatherDefaults } from './gatherDefaults.ts';
import { askQuestions, pendingQuestions, type SetupContext } from './interview.ts';
import { answerText } from './questions.ts';
import { type ResumeAnswers, resumeAnswerProblem, resumeQuestions, withResumeAnswers } from './resumeQuestions.ts';
import type { ReadSources, SetupOptions } from './setup.ts';
import { type Progress, saveProgress } from './writtenFiles.ts';

type Settings = { resume: ImportedResume; context: SetupContext; answers: GameDocument };

/** The name until the owner has typed it: a résumé without a name is an error. */
const unknownName: ResumeAnswers = { 'basics.name': '?' };

/**
 * Asks about the résumé, then about the game, whose drafts come from the corrected résumé.
 * @param progress where an earlier run stopped, or the start
 */
export async function askOwner(
  { resume: imported, sourceGame }: ReadSources,
  progress: Progress,
  options: SetupOptions,
): Promise<Settings> {
  const { folder, asOf, print } = options;
  const prompts = options.takesDrafts ? undefined : options.prompts;
  let { resumeAnswers, count } = progress;

  const settingsWith = (answers: ResumeAnswers, printSkipped: typeof print): Settings => {
    const resume = withResumeAnswers(imported, answers, asOf);
    const context = gatherDefaults(resume, sourceGame, { ...options, print: printSkipped });
    const gameAnswers = mergeFields(progress.answers, context.answers);
    return { resume, context: { ...context, answers: gameAnswers }, answers: gameAnswers };
  };

  const pending = prompts ? resumeQuestions(imported, asOf).filter(({ key }) => resumeAnswers[key] === undefined) : [];
  const isNameless = pending.some(({ key, draft }) => key === 'basics.name' && !draft);
  for (const [index, question] of pending.entries()) {
    const settings = settingsWith({ ...(isNameless && unknownName), ...resumeAnswers }, () => undefined);
    const answer = await prompts?.askQuestion({
      question,
      choices: undefined,
      count: [count + 1, count + pending.length - index + pendingQuestions(settings.context).length],
      draft: question.draft || undefined,
      draftText: answerText('line', question.draft),
      validate: (value) => resumeAnswerProblem(settings.resume, question, value),
    });
    resumeAnswers = { ...resumeAnswers, [question.key]: String(answer) };
    count += 1;
    saveProgress(folder, { ...progress, resumeAnswers, count });
  }

  const { resume, context: defaults, answers } = settingsWith(resumeAnswers, print);
  const ownersGame = withoutForeignFiles(defaults.ownersGame, sourceGame, options);
  const context = { ...defaults, ownersGame };
  if (!prompts) return { resume, context, answers };
  const onAnswers = (answersSoFar: GameDocument) => {
    count += 1;
    saveProgress(folder, { ...progress, answers: answersSoFar, resumeAnswers, count });
  };
  return { resume, context, answers: await askQuestions(context, prompts, { firstNumber: count + 1, onAnswers }) };
}

// A build publishes every file that game.json names. A game.json from someone else may name files
// on this machine.

/** Removes the files that a game.json from outside the content folder names. */
function withoutForeignFiles(
  game: GameDocument,
  source: NamedText | undefined,
  { folder, print }: { folder: string; print: (text: string) => void },
): GameDocument {
  const { gameWithoutFiles, fileList } = splitFiles(game);
  if (!fileList || !source || isOwnGame(source.file, folder)) return game;
  print(
    `Skipped: ${fileList}. A game.json from outside your content folder may not publish your files. ` +
      'To publish them, add these keys to your new game.json.',
  );
  return gameWithoutFiles;
}

/** Splits a game into the rest and a line that lists its files: `documents.own.resume "cv.pdf"`. */
function splitFiles({ documents, ...game }: GameDocument): { gameWithoutFiles: GameDocument; fileList: string } {
  const { fonts, own, ...settings } = isRecord(documents) ? documents : {};
  const fileList = [...everyValue({ documents: { fonts, own } })].flatMap(({ path, value }) =>
    typeof value === 'string' ? [`${pathText(path)} ${escapeUnprintable(quoteValue(value))}`] : [],
  );
  const gameWithoutFiles = Object.keys(settings).length > 0 ? { ...game, documents: settings } : game;
  return { gameWithoutFiles, fileList: fileList.join(', ') };
}

function isOwnGame(file: string, folder: string): boolean {
  const ownGamePath = realPath(contentPaths(folder).game);
  return ownGamePath !== undefined && realPath(file) === ownGamePath;
}
