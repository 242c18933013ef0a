// Setup's prompts in a terminal. Enter accepts the draft; Ctrl+C and Esc cancel.
import type { Readable, Writable } from 'node:stream';
import {
  type CANCEL_SYMBOL,
  type ConfirmOptions,
  confirm,
  isCancel,
  multiselect,
  note,
  select,
  text,
} from '@clack/prompts';
import { shells } from '../../src/resume/owner/shells.ts';
import { type GuessedList, guessText, isRecord } from '../import/index.ts';
import { lookPrompt } from './look/lookPrompt.ts';
import { answerValue, emptyAnswer, type Question } from './questions.ts';
import type { DownloadableFont } from './setupOptions.ts';

/** The maximum length of a draft in its question, in characters. A longer one gets a box above. */
const maxInlineLength = 70;

/** The answer that the terminal shows after the owner accepts a draft in a box. */
const draftMark = '(the draft)';

function answerHint({ kind, mayBeEmpty }: QuestionPrompt['question'], draftText: string): string {
  const hints = [
    draftText ? 'Press Enter to accept the draft.' : '',
    mayBeEmpty && draftText ? `Type ${emptyAnswer} to leave it empty.` : '',
    mayBeEmpty && !draftText ? 'Press Enter to skip it. You can add it later.' : '',
    kind === 'paragraphs' ? 'Separate paragraphs with |.' : '',
  ].filter(Boolean);
  return hints.length > 0 ? `\n   ${hints.join(' ')}` : '';
}

/** Thrown when the owner presses Ctrl+C or Esc. A message overrides the usual one. */
export class PromptCanceled extends Error {}

type QuestionPrompt = {
  question: Pick<Question, 'kind' | 'text' | 'mayBeEmpty'>;
  /** The question's one-based number, and the number of all questions, answered or not. */
  count: readonly [number: number, total: number];
  /** `undefined` if nothing can be drafted. */
  draft: unknown;
  /** The text of the draft, or the text that pages show for an empty draft. */
  draftText: string;
  validate: (value: unknown) => string | undefined;
  /** Set if the owner may pick several entries of a list. */
  choices: Choices | undefined;
};

/** A list to pick from. `toAnswer` turns the picked values into a value of game.json. */
export type Choices = {
  options: { value: unknown; label: string }[];
  initialValues: unknown[];
  toAnswer: (pickedValues: readonly unknown[]) => unknown;
};

export type SetupPrompts = ReturnType<typeof clackPrompts>;

/** Prompts on the given streams. They throw `PromptCanceled`. */
export function clackPrompts(streams: { input: Readable; output: Writable }) {
  const orCancel = <Value>(answer: Value | typeof CANCEL_SYMBOL, message?: string): Value => {
    if (isCancel(answer)) throw new PromptCanceled(message);
    return answer;
  };
  const askYesOrNo = async (options: ConfirmOptions) => orCancel(await confirm({ ...streams, ...options }));

  async function askText({ question, draft, draftText, validate }: QuestionPrompt, message: string): Promise<unknown> {
    const hasDraft = draft !== undefined;
    const isLong = draftText.length > maxInlineLength;
    if (isLong) note(draftText.replaceAll(' | ', '\n'), 'Draft', { ...streams });
    const answer = await text({
      ...streams,
      message: `${message}${answerHint(question, draftText)}`,
      placeholder: isLong ? '' : draftText || (hasDraft ? '(empty)' : ''),
      // Clack prints this as the answer after an empty line.
      defaultValue: isLong ? draftMark : draftText,
      validate: (line = '') =>
        line.trim() === '' && hasDraft ? undefined : validate(answerValue(question.kind, line)),
    });
    const input = orCancel(answer);
    const isDraft = hasDraft && [draftText, draftMark, ''].includes(input.trim());
    return isDraft ? draft : answerValue(question.kind, input);
  }

  /** Asks again until the picked values are valid. */
  async function askChoices(
    { validate }: Pick<QuestionPrompt, 'validate'>,
    choices: Choices,
    message: string,
  ): Promise<unknown> {
    const { options, initialValues, toAnswer } = choices;
    const pickedValues = orCancel(await multiselect({ ...streams, message, options, initialValues, required: false }));
    const problem = validate(toAnswer(pickedValues));
    return problem
      ? askChoices({ validate }, { ...choices, initialValues: pickedValues }, `${message}\n   ${problem}`)
      : toAnswer(pickedValues);
  }

  return {
    askSource: async (draft: string) =>
      orCancel(
        await text({
          ...streams,
          message: 'Where is your résumé? Type the path of a file or folder, or an https address (for example, a gist)',
          placeholder: draft,
          defaultValue: draft,
          validate: (line = '') => (line.trim() || draft ? undefined : 'Type a path or an https address.'),
        }),
        'Stopped. Nothing was written.',
      ),
    confirmContinue: (count: number) => {
      const message = `The last run stopped after ${count} ${count === 1 ? 'answer' : 'answers'}. Continue from there?`;
      return askYesOrNo({ message, inactive: 'No, start over' });
    },
    confirmGuess: (list: GuessedList) => {
      const kind = list.section === 'work' ? 'job' : 'project';
      const [object, plural] = list.count === 1 ? ['it', `a ${kind}`] : ['them', `${kind}s`];
      return askYesOrNo({
        message: `${guessText(list)}. Import ${object} as ${plural}?`,
        inactive: `No, do not import ${object}`,
      });
    },
    confirmFonts: (fonts: readonly DownloadableFont[]) => {
      const message =
        `The PDFs' fonts have no ${fonts.map(({ script }) => script).join(' or ')} letters.\n` +
        `   Download ${fonts.map(({ name, megabytes }) => `${name} (about ${megabytes} MB)`).join(' and ')} from npm ` +
        'into your content folder? (License: OFL)';
      return askYesOrNo({ message, inactive: 'No, print these words in Latin letters' });
    },
    askQuestion: async (prompt: QuestionPrompt): Promise<unknown> => {
      const { question, draft, count } = prompt;
      const message = `${count[0]}/${count[1]}  ${question.text}`;
      if (question.kind === 'shell') {
        const options = shells.map((shell) => ({ value: shell }));
        const initialValue = shells.find((shell) => shell === draft) ?? shells[0];
        return orCancel(await select({ ...streams, message, options, initialValue }));
      }
      if (question.kind === 'look') return orCancel(await lookPrompt(streams, message, isRecord(draft) ? draft : {}));
      if (prompt.choices) return await askChoices(prompt, prompt.choices, message);
      return await askText(prompt, message);
    },
  };
}
