import type { Content } from '../../src/content/Content.ts';
import { valueAt } from '../../src/content/check/gamePlaces.ts';
import { draftGame } from '../../src/content/draft/draftGame.ts';
import { inEnglish } from '../../src/content/draft/draftWords.ts';
import { plainWords } from '../../src/content/draft/plainWords.ts';
import { levelName, levels, mostLevels } from '../../src/content/levels.ts';
import { stages } from '../../src/content/stages.ts';
import { draftLanguage } from '../build/content/languages.ts';
import { answerProblem } from './answerProblem.ts';
import { answerText } from './answerText.ts';
import { choicesOf } from './choices.ts';
import { type GameDocument, withValue } from './gameDocument.ts';
import { type Question, questions } from './questions.ts';
import { type Choices, type SetupPrompts, stopped } from './SetupPrompts.ts';

export type Known = {
  resume: Content['resume'];
  /** The day that counts as today, as `YYYY-MM-DD`. */
  asOf: string;
  /** What the owner has written before: it stands in the place of the drafts. */
  owners: GameDocument;
  /** What can be guessed and no draft says: the site's address, the language of the texts. */
  guesses: GameDocument;
  /** What is answered already and not asked. */
  answers: GameDocument;
};

/** The résumé, and whatever may say in which language its owner writes, the surest last. */
type DraftSources = Pick<Known, 'resume' | 'asOf'> & Partial<Pick<Known, 'guesses' | 'owners' | 'answers'>>;

/** What game.json would say without a word of its owner, and is not written there. */
export function draftsOf({ resume, asOf, guesses, owners, answers }: DraftSources): GameDocument {
  const tags = [answers, owners, guesses].map((document) => valueAt(document, ['site', 'language']));
  const draft = draftGame(resume, asOf, draftLanguage(tags.find(Boolean)));
  const stageNames = levels(contentOf(resume, asOf)).map(({ stage }) => levelName(stage));
  // The language itself is no draft: without it, they would be in English again.
  const site = { ...draft.site, language: inEnglish.language };
  return { ...draft, site, levels: stageNames, published: { phone: true, references: false } };
}

function contentOf(resume: Content['resume'], asOf: string): Content {
  const { site, ...draft } = draftGame(resume, asOf);
  return { resume, asOf, game: { ...draft, site: { ...site, address: '' } } };
}

/** The draft of an answer; `undefined` where neither the owner's files nor the résumé say anything. */
function draftOf({ path }: Question, { owners, guesses }: Known, draft: GameDocument): unknown {
  return valueAt(owners, path) ?? valueAt(guesses, path) ?? valueAt(draft, path);
}

/** The questions that have to be put: those that have no answer yet, and something to choose from. */
function openQuestions(known: Known, draft: GameDocument): readonly (Question & { choices: Choices | undefined })[] {
  const stageNames = stages(contentOf(known.resume, known.asOf)).map(levelName);
  return questions.flatMap((question) => {
    if (valueAt(known.answers, question.path) !== undefined) return [];
    const choices = choicesOf(question.kind, draftOf(question, known, draft), { resume: known.resume, stageNames });
    // Fewer jobs than there are levels are all levels.
    const fewest = question.kind === 'levels' ? mostLevels + 1 : 1;
    return choices && choices.options.length < fewest ? [] : [{ ...question, choices }];
  });
}

/** All answers, asked one after the other, each told as it comes; `undefined` when the owner stops. */
export async function askAll(
  known: Known,
  prompts: SetupPrompts,
  onAnswers: (answers: GameDocument) => void,
): Promise<GameDocument | undefined> {
  const draft = draftsOf(known);
  const open = openQuestions(known, draft);
  let { answers } = known;
  for (const [index, question] of open.entries()) {
    const drafted = draftOf(question, known, draft);
    const answer = await prompts.question({
      question,
      choices: question.choices,
      count: [index + 1, open.length],
      draft: drafted,
      shown: shownDraft(question, drafted, known),
      problem: (value) => answerProblem(question, value, known.resume.basics.name),
    });
    if (answer === stopped) return undefined;
    answers = withValue(answers, question.path, answer);
    onAnswers(answers);
  }
  return answers;
}

/** Pages tell the summary where there is no story, so it is shown as the draft of an empty one. */
function shownDraft({ kind, path }: Question, drafted: unknown, { resume }: Known): string {
  const isStory = path[0] === 'about';
  return answerText(kind, drafted) || (isStory ? answerText('line', plainWords(resume.basics.summary)) : '');
}
