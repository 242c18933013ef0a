import { relative } from 'node:path';
import type { Content } from '../../../src/resume/Content.ts';
import { levelName, levels, maxLevels } from '../../../src/resume/levels/levels.ts';
import { stages } from '../../../src/resume/levels/stages.ts';
import { englishLocale } from '../../../src/resume/messages/draftMessages.ts';
import { draftGame } from '../draft/draftGame.ts';
import { textForDraft } from '../draft/textForDraft.ts';
import { draftLocale } from '../publish/languages.ts';
import { escapeUnprintable } from '../report/formatFindings.ts';
import { type GameDocument, mergeFields, valueAt, withoutDrafts, withValue } from '../schema/gameFields.ts';
import { isRecord } from '../values.ts';
import { type Choices, promptCanceled, type SetupPrompts } from './clackPrompts.ts';
import { type AnswerKind, answerProblem, answerText, type Question, questions } from './questions.ts';

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

/**
 * The text of game.json: the owner's earlier fields and the answers. Fields that equal their draft
 * are omitted, because each build drafts them again.
 * @param schema the path of game.schema.json, relative to game.json
 */
export function gameFileText(context: SetupContext, answers: GameDocument, schema: string): string {
  const game = mergeFields(mergeFields(context.guesses, context.ownersGame), answers);
  return `${JSON.stringify({ $schema: schema, ...withoutDrafts(game, buildDrafts({ ...context, answers })) }, null, 2)}\n`;
}

export function relativeSchemaPath(folder: string, schemaFile: string): string {
  const path = relative(folder, schemaFile).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Private fields of a résumé, which the owner may publish. */
const publishOptions: readonly (readonly [
  key: string,
  label: string,
  isInResume: (resume: Content['resume']) => boolean,
])[] = [
  ['phone', 'my phone number', ({ basics }) => Boolean(basics.phone)],
  ['references', 'the names of my references', ({ references = [] }) => references.some(({ name }) => name)],
];

/** The list that a question offers; `undefined` if the owner types the answer. */
export function choicesOf(
  kind: AnswerKind,
  draft: unknown,
  { resume, stageNames }: ChoiceContext,
): Choices | undefined {
  if (kind === 'published') {
    const presentOptions = publishOptions.filter(([, , isInResume]) => isInResume(resume));
    const isChosen = (key: string) => isRecord(draft) && draft[key] === true;
    return buildChoices(
      presentOptions.map(([key, label]) => ({ label, value: key, isChosen: isChosen(key) })),
      (picked) => Object.fromEntries(presentOptions.map(([key]) => [key, picked.includes(key)])),
    );
  }
  if (!Array.isArray(draft)) return undefined;
  if (kind === 'levels') {
    const levelOptions = stageNames.map((name) => ({ label: name, value: name, isChosen: draft.includes(name) }));
    return buildChoices(levelOptions, (picked) => picked);
  }
  if (kind !== 'sideQuests') return undefined;
  const questOptions = draft.map((quest: unknown) => ({
    label: isRecord(quest) ? String(quest.title) : '',
    value: quest,
    isChosen: true,
  }));
  return buildChoices(questOptions, (picked) => picked);
}

export type ChoiceContext = { resume: Content['resume']; stageNames: readonly string[] };

function buildChoices<Value>(
  choiceItems: readonly { label: string; value: Value; isChosen: boolean }[],
  toAnswer: (pickedValues: readonly Value[]) => unknown,
): Choices {
  return {
    options: choiceItems.map(({ label }, value) => ({ value, label: escapeUnprintable(label) })),
    initialIndexes: choiceItems.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])),
    answer: (pickedIndexes) =>
      toAnswer(choiceItems.filter((_, index) => pickedIndexes.includes(index)).map(({ value }) => value)),
  };
}
