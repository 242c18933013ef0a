import type { Content } from '../../src/content/Content.ts';
import { valueAt } from '../../src/content/check/gameFields.ts';
import { draftGame } from '../../src/content/draft/draftGame.ts';
import { englishLocale } from '../../src/content/draft/draftMessages.ts';
import { textForDraft } from '../../src/content/draft/textForDraft.ts';
import { levelName, levels, maxLevels } from '../../src/content/levels.ts';
import { stages } from '../../src/content/stages.ts';
import { draftLocale } from '../build/content/languages.ts';
import { answerProblem } from './answerProblem.ts';
import { answerText } from './answerText.ts';
import { choicesOf } from './choices.ts';
import { type GameDocument, withValue } from './gameDocument.ts';
import { type Question, questions } from './questions.ts';
import { type Choices, promptCanceled, type SetupPrompts } from './SetupPrompts.ts';

export type SetupContext = {
  resume: Content['resume'];
  /** The day that counts as today, as `YYYY-MM-DD`. */
  asOf: string;
  /** What the owner has written before: it stands in the place of the drafts. */
  ownersGame: GameDocument;
  /** What can be guessed and no draft says: the site's address, the language of the texts. */
  guesses: GameDocument;
  /** What is answered already and not asked. */
  answers: GameDocument;
};

/** The résumé, and whatever may say in which language its owner writes, the surest last. */
type DraftSources = Pick<SetupContext, 'resume' | 'asOf'> &
  Partial<Pick<SetupContext, 'guesses' | 'ownersGame' | 'answers'>>;

/** What game.json would say without a word of its owner, and is not written there. */
export function buildDrafts({ resume, asOf, guesses, ownersGame, answers }: DraftSources): GameDocument {
  const tags = [answers, ownersGame, guesses].map((document) => valueAt(document, ['site', 'language']));
  const draft = draftGame(resume, asOf, draftLocale(tags.find(Boolean)));
  const stageNames = levels(draftedContent(resume, asOf)).map(({ stage }) => levelName(stage));
  // The language itself is no draft: without it, they would be in English again.
  const site = { ...draft.site, language: englishLocale.language };
  return { ...draft, site, levels: stageNames, published: { phone: true, references: false } };
}

function draftedContent(resume: Content['resume'], asOf: string): Content {
  const { site, ...draft } = draftGame(resume, asOf);
  return { resume, asOf, game: { ...draft, site: { ...site, address: '' } } };
}

/** The draft of an answer; `undefined` where neither the owner's files nor the résumé say anything. */
function draftFor({ path }: Question, { ownersGame, guesses }: SetupContext, draft: GameDocument): unknown {
  return valueAt(ownersGame, path) ?? valueAt(guesses, path) ?? valueAt(draft, path);
}

/** The questions that have to be put: those that have no answer yet, and something to choose from. */
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
    // Fewer jobs than there are levels are all levels.
    const minOptions = question.kind === 'levels' ? maxLevels + 1 : 1;
    return choices && choices.options.length < minOptions ? [] : [{ ...question, choices }];
  });
}

/** All answers, asked one after the other, each told as it comes; `undefined` when the owner stops. */
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

/** Pages tell the summary where there is no story, so it is shown as the draft of an empty one. */
function draftDisplayText({ kind, path }: Question, draftValue: unknown, { resume }: SetupContext): string {
  const isStory = path[0] === 'about';
  return answerText(kind, draftValue) || (isStory ? answerText('line', textForDraft(resume.basics.summary)) : '');
}
