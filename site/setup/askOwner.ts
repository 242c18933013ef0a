import { contentPaths } from '../config/contentPaths.ts';
import { realPath } from '../config/realFileIn.ts';
import {
  escapeUnprintable,
  everyText,
  type ImportedResume,
  isRecord,
  type NamedText,
  pathText,
  quoteValue,
} from '../import/index.ts';
import { type GameDocument, mergeFields, valueAt, withValue } from '../prepare/game/gameFields.ts';
import { missingEntriesNote } from './cutQuestions.ts';
import { gatherDefaults } from './gatherDefaults.ts';
import { draftDisplayText, pendingQuestions, type SetupContext } from './interview.ts';
import { answerProblem, answerText } from './questions.ts';
import { type ResumeAnswers, resumeAnswerProblem, resumeQuestions, withResumeAnswers } from './resumeQuestions.ts';
import type { ImportedSources, SetupOptions } from './setupOptions.ts';
import { type Progress, saveProgress } from './writtenFiles.ts';

type Settings = { resume: ImportedResume; context: SetupContext };

/** Replaces a missing name until the owner types it, because a résumé without a name is an error. */
const unknownName: ResumeAnswers = { 'basics.name': '?' };

/**
 * Asks about the résumé, then about the game, whose drafts come from the corrected résumé. Finds
 * the next question after each answer, because an answer, such as the language, changes drafts and
 * choices.
 * @param progress the answers of a stopped run, or none
 */
export async function askOwner(
  { resume: imported, gameSource }: ImportedSources,
  progress: Progress,
  options: SetupOptions,
): Promise<Settings> {
  const { folder, asOf, print } = options;
  const settingsWith = ({ answers }: Progress, resumeAnswers: ResumeAnswers, printNote: typeof print): Settings => {
    const resume = withResumeAnswers(imported, resumeAnswers, asOf);
    const context = gatherDefaults(resume, gameSource, { ...options, print: printNote });
    const knownGame = withoutForeignFiles(context.knownGame, gameSource?.game, { folder, print: printNote });
    const allAnswers = mergeFields(answers, context.answers);
    for (const cut of context.cuts)
      if (cut.missing.length > 0 && valueAt(allAnswers, ['cuts', cut.name]) === undefined)
        printNote(missingEntriesNote(cut));
    return { resume, context: { ...context, knownGame, answers: allAnswers } };
  };
  const prompts = options.acceptsDrafts ? undefined : options.prompts;
  let state = progress;
  while (prompts) {
    const { resumeAnswers, count } = state;
    const openQuestions = resumeQuestions(imported, asOf).filter(({ key }) => resumeAnswers[key] === undefined);
    const isNameless = openQuestions.some(({ key, draft }) => key === 'basics.name' && !draft);
    const answers = { ...(isNameless && unknownName), ...resumeAnswers };
    // Notes print only once, at the end.
    const { resume, context } = settingsWith(state, answers, () => undefined);
    const [next, ...others] = [
      ...openQuestions.map((question) => ({
        question,
        choices: undefined,
        draft: question.draft || undefined,
        draftText: answerText('line', question.draft),
        validate: (value: unknown) => resumeAnswerProblem(resume, question, value),
        changes: (answer: unknown) => ({ resumeAnswers: { ...resumeAnswers, [question.key]: String(answer) } }),
      })),
      ...pendingQuestions(context).map(({ question, draft, choices }) => ({
        question,
        choices,
        draft,
        draftText: draftDisplayText(question, draft, context),
        validate: (value: unknown) => answerProblem(question, value),
        changes: (answer: unknown) => ({ answers: withValue(context.answers, question.path, answer) }),
      })),
    ];
    if (!next) break;
    const answer = await prompts.askQuestion({ ...next, count: [count + 1, count + 1 + others.length] });
    state = { ...state, ...next.changes(answer), count: count + 1 };
    saveProgress(folder, state);
  }
  return settingsWith(state, state.resumeAnswers, print);
}

/**
 * Removes file names from a game.json that is not the owner's, because a build would publish the
 * owner's files with these names.
 */
function withoutForeignFiles(
  game: GameDocument,
  source: NamedText | undefined,
  { folder, print }: { folder: string; print: (text: string) => void },
): GameDocument {
  const { documents, ...otherFields } = game;
  const { fonts, own, ...settings } = isRecord(documents) ? documents : {};
  const files = everyText({ documents: { fonts, own } });
  if (files.length === 0 || !source || isOwnGame(source.file, folder)) return game;
  const list = files.map(({ path, text }) => `${pathText(path)} ${escapeUnprintable(quoteValue(text))}`);
  print(
    `Skipped: ${list.join(', ')}. A game.json from outside your content folder may not publish your files. ` +
      'To publish them, add these keys to your new game.json.',
  );
  return Object.keys(settings).length > 0 ? { ...otherFields, documents: settings } : otherFields;
}

function isOwnGame(file: string, folder: string): boolean {
  const ownGamePath = realPath(contentPaths(folder).game);
  return ownGamePath !== undefined && realPath(file) === ownGamePath;
}
