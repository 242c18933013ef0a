import type { ImportedResume } from '../formats/importResume.ts';
import { type GameDocument, mergeFields } from '../schema/gameFields.ts';
import { gatherDefaults } from './gatherDefaults.ts';
import { askQuestions, pendingQuestions, type SetupContext } from './interview.ts';
import { answerText } from './questions.ts';
import { type ResumeAnswers, resumeAnswerProblem, resumeQuestions, withResumeAnswers } from './resumeQuestions.ts';
import type { ReadSources, SetupOptions } from './setup.ts';
import { withoutForeignFiles } from './withoutForeignFiles.ts';
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
