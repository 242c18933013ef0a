import { isDeepStrictEqual } from 'node:util';
import type { Content } from '../../src/resume/Content.ts';
import { levelName, levels, maxLevels } from '../../src/resume/levels/levels.ts';
import { stages } from '../../src/resume/levels/stages.ts';
import { type DraftLocale, englishLocale } from '../../src/resume/messages/draftMessages.ts';
import { escapeUnprintable, isRecord } from '../import/rules.ts';
import type { CarriedCut } from '../prepare/cuts/carryCuts.ts';
import { draftGame } from '../prepare/draft/draftGame.ts';
import { textForDraft } from '../prepare/draft/shortenText.ts';
import { type GameDocument, mergeFields, pickFields, valueAt } from '../prepare/game/gameFields.ts';
import { schemaReference } from '../prepare/game/schemaFiles.ts';
import { isExampleAddress } from '../prepare/game/siteSchema.ts';
import { draftLocale } from '../prepare/publish/languages.ts';
import type { Choices } from './clackPrompts.ts';
import { cutQuestions } from './cutQuestions.ts';
import { answerText, type Question, questions } from './questions.ts';
import { sideQuestChoices } from './sideQuestChoices.ts';

export type SetupContext = {
  resume: Content['resume'];
  /** Today, as `YYYY-MM-DD`. */
  asOf: string;
  /**
   * The owner's earlier fields and cuts, which setup offers instead of drafts, and guesses of a
   * missing address and language.
   */
  knownGame: GameDocument;
  /** The answers so far. Setup does not ask for them again. */
  answers: GameDocument;
  /** The owner's cuts for the new résumé. */
  cuts: readonly CarriedCut[];
};

type DraftSources = Pick<SetupContext, 'resume' | 'asOf'> & Partial<SetupContext>;

function localeOf({ knownGame, answers }: Partial<SetupContext>): DraftLocale {
  const tags = [answers, knownGame].map((document) => valueAt(document, ['site', 'language']));
  return draftLocale(tags.find(Boolean));
}

/** The values that a build uses for fields missing from game.json. */
export function buildDrafts({ resume, asOf, ...documents }: DraftSources): GameDocument {
  const draft = draftGame(resume, asOf, localeOf(documents));
  const levelNames = levels(draftedContent(resume, asOf)).map(({ stage }) => levelName(stage));
  // A build drafts in English if game.json names no language, so only English may be left out.
  const site = { ...draft.site, language: englishLocale.language };
  return { ...draft, site, levels: levelNames, published: { phone: true, references: false } };
}

function draftedContent(resume: Content['resume'], asOf: string): Content {
  return { resume, asOf, game: draftGame(resume, asOf) };
}

export function pendingQuestions(context: SetupContext) {
  const drafts = buildDrafts(context);
  const gameQuestions = questions
    .map((question) => {
      const draft = valueAt(context.knownGame, question.path) ?? valueAt(drafts, question.path);
      return { question, draft, choices: choicesOf(question, draft, context) };
    })
    // Do not ask about a list without a choice. Up to `maxLevels` entries all become levels.
    .filter(
      ({ question: { kind }, choices }) => !choices || choices.options.length > (kind === 'levels' ? maxLevels : 0),
    );
  return [...cutQuestions(context.cuts), ...gameQuestions].filter(
    ({ question: { path } }) => valueAt(context.answers, path) === undefined,
  );
}

/** The draft's text. Pages show the summary if there is no story, so an empty story displays the summary. */
export function draftDisplayText({ kind, path }: Question, draft: unknown, { resume }: SetupContext): string {
  const isStory = path[0] === 'about';
  return answerText(kind, draft) || (isStory ? answerText('line', textForDraft(resume.basics.summary)) : '');
}

function choicesOf({ kind }: Question, draft: unknown, context: SetupContext): Choices | undefined {
  const { resume, asOf } = context;
  if (kind === 'published') {
    const { basics, references = [] } = resume;
    const options = [
      ...(basics.phone ? [{ value: 'phone', label: 'my phone number' }] : []),
      ...(references.some(({ name }) => name) ? [{ value: 'references', label: 'the names of my references' }] : []),
    ];
    return {
      options,
      initialValues: options.map(({ value }) => value).filter((key) => isRecord(draft) && draft[key] === true),
      toAnswer: (keys) => Object.fromEntries(options.map(({ value }) => [value, keys.includes(value)])),
    };
  }
  if (kind === 'sideQuests') {
    const ownQuests = valueAt(context.knownGame, ['sideQuests']);
    return sideQuestChoices(Array.isArray(ownQuests) ? ownQuests : undefined, resume, localeOf(context).messages);
  }
  if (kind !== 'levels' || !Array.isArray(draft)) return undefined;
  const names = stages(draftedContent(resume, asOf)).map(levelName);
  return {
    options: names.map((name) => ({ value: name, label: escapeUnprintable(name) })),
    initialValues: names.filter((name) => draft.includes(name)),
    toAnswer: (pickedNames) => names.filter((name) => pickedNames.includes(name)),
  };
}

/**
 * The text of game.json: earlier fields and answers, except those that equal their draft, which
 * each build makes again.
 */
export function gameFileText(context: SetupContext, folder: string): string {
  const game = mergeFields(context.knownGame, context.answers);
  const drafts = buildDrafts(context);
  const fields = pickFields(game, (path, value) => !isDeepStrictEqual(value, valueAt(drafts, path)));
  return `${JSON.stringify({ $schema: schemaReference(folder, 'game'), ...fields }, null, 2)}\n`;
}

/** The fields that differ from the placeholder's, so the owner has written them. */
export function ownersFields(game: unknown, placeholder: unknown): GameDocument {
  return pickFields(
    game,
    (path, value) => !isExampleAddress(value) && !isDeepStrictEqual(value, valueAt(placeholder, path)),
  );
}
