import type { Content } from '../../../src/resume/Content.ts';
import { levelName, levels, maxLevels } from '../../../src/resume/levels/levels.ts';
import { stages } from '../../../src/resume/levels/stages.ts';
import { englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import { draftLocale } from '../../vite/content/languages.ts';
import { draftGame } from '../draft/draftGame.ts';
import { textForDraft } from '../draft/textForDraft.ts';
import { valueAt } from '../schema/gameFields.ts';
import { answerProblem } from './answerProblem.ts';
import { answerText } from './answerText.ts';
import { choicesOf } from './choices.ts';
import { type GameDocument, withValue } from './gameDocument.ts';
import { type Question, questions } from './questions.ts';
import { type Choices, promptCanceled, type SetupPrompts } from './SetupPrompts.ts';

export type SetupContext = {
  resume: Content['resume'];
  /** Today, as `YYYY-MM-DD`. */
  asOf: string;
  /** The owner's earlier fields, offered instead of the drafts. */
  ownersGame: GameDocument;
  /** The site's address and the language of the texts, as far as setup can guess them. */
  guesses: GameDocument;
  /** Answers given already. Setup does not ask for them. */
  answers: GameDocument;
};

/** The résumé, and the documents that may name its language, the most reliable last. */
type DraftSources = Pick<SetupContext, 'resume' | 'asOf'> &
  Partial<Pick<SetupContext, 'guesses' | 'ownersGame' | 'answers'>>;

/** The values that a build uses for fields missing from game.json. */
export function buildDrafts({ resume, asOf, guesses, ownersGame, answers }: DraftSources): GameDocument {
  const tags = [answers, ownersGame, guesses].map((document) => valueAt(document, ['site', 'language']));
  const draft = draftGame(resume, asOf, draftLocale(tags.find(Boolean)));
  const stageNames = levels(draftedContent(resume, asOf)).map(({ stage }) => levelName(stage));
  // English, and not the drafts' language: game.json must name any other one, or a build drafts in
  // English.
  const site = { ...draft.site, language: englishLocale.language };
  return { ...draft, site, levels: stageNames, published: { phone: true, references: false } };
}

function draftedContent(resume: Content['resume'], asOf: string): Content {
  const { site, ...draft } = draftGame(resume, asOf);
  return { resume, asOf, game: { ...draft, site: { ...site, address: '' } } };
}

/** The draft of an answer; `undefined` if neither the owner's files nor the résumé provide one. */
function draftFor({ path }: Question, { ownersGame, guesses }: SetupContext, draft: GameDocument): unknown {
  return valueAt(ownersGame, path) ?? valueAt(guesses, path) ?? valueAt(draft, path);
}

/** The questions without an answer, except lists that are too short to choose from. */
function pendingQuestions(
  context: SetupContext,
  draft: GameDocument,
): readonly (Question & { choices: Choices | undefined })[] {
  const stageNames = stages(draftedContent(context.resume, context.asOf)).map(levelName);
  return questions.flatMap((question) => {
    if (valueAt(context.answers, question.path) !== undefined) return [];
    const choices = choicesOf(question.kind, draftFor(question, context, draft), {
      resume: context.resume,
      stageNames,
    });
    // Up to `maxLevels` jobs all become levels.
    const minOptions = question.kind === 'levels' ? maxLevels + 1 : 1;
    return choices && choices.options.length < minOptions ? [] : [{ ...question, choices }];
  });
}

/**
 * @param onAnswers called after each answer, with all answers so far
 * @returns all answers; `undefined` if the owner cancels
 */
export async function askQuestions(
  context: SetupContext,
  prompts: SetupPrompts,
  onAnswers: (answers: GameDocument) => void,
): Promise<GameDocument | undefined> {
  const draft = buildDrafts(context);
  const pending = pendingQuestions(context, draft);
  let { answers } = context;
  for (const [index, question] of pending.entries()) {
    const draftValue = draftFor(question, context, draft);
    const answer = await prompts.askQuestion({
      question,
      choices: question.choices,
      count: [index + 1, pending.length],
      draft: draftValue,
      draftText: draftDisplayText(question, draftValue, context),
      validate: (value) => answerProblem(question, value, context.resume.basics.name),
    });
    if (answer === promptCanceled) return undefined;
    answers = withValue(answers, question.path, answer);
    onAnswers(answers);
  }
  return answers;
}

/** Pages show the summary if there is no story, so it is the draft of an empty story. */
function draftDisplayText({ kind, path }: Question, draftValue: unknown, { resume }: SetupContext): string {
  const isStory = path[0] === 'about';
  return answerText(kind, draftValue) || (isStory ? answerText('line', textForDraft(resume.basics.summary)) : '');
}
