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
import { shells } from '../../../src/resume/owner/shells.ts';
import { answerValue, emptyAnswer, type Question } from './questions.ts';

/** A longer draft gets a box above its question. In characters. */
const maxInlineLength = 70;

/** Printed as the answer after the owner accepts a draft that is in a box. */
const draftMark = '(the draft)';

/** The second line of a question. */
function answerHint({ kind, mayBeEmpty }: Question, hasDraft: boolean): string {
  const hints = [
    hasDraft ? 'Press Enter to accept the draft.' : '',
    mayBeEmpty ? `Type ${emptyAnswer} to leave it empty.` : '',
    kind === 'paragraphs' ? 'Separate paragraphs with |.' : '',
  ].filter(Boolean);
  return hints.length > 0 ? `\n   ${hints.join(' ')}` : '';
}

/** Prompts on the given streams: a terminal's, or a test's. */
export function clackPrompts(streams: { input: Readable; output: Writable }): SetupPrompts {
  const orCanceled = <Value>(answer: Value | typeof CANCEL_SYMBOL): Value | typeof promptCanceled =>
    isCancel(answer) ? promptCanceled : answer;
  const askYesOrNo = async (options: ConfirmOptions) => orCanceled(await confirm({ ...streams, ...options }));

  async function askText({ question, draft, draftText, validate }: QuestionPrompt, message: string): Promise<unknown> {
    const hasDraft = draft !== undefined;
    const isLong = draftText.length > maxInlineLength;
    if (isLong) note(draftText.replaceAll(' | ', '\n'), 'Draft', { ...streams });
    const input = await text({
      ...streams,
      message: `${message}${answerHint(question, hasDraft)}`,
      placeholder: isLong ? '' : draftText || (hasDraft ? '(empty)' : ''),
      // Clack prints this as the answer after an empty line.
      defaultValue: isLong ? draftMark : draftText,
      validate: (line = '') =>
        line.trim() === '' && hasDraft ? undefined : validate(answerValue(question.kind, line)),
    });
    if (isCancel(input)) return promptCanceled;
    const isDraft = hasDraft && [draftText, draftMark, ''].includes(input.trim());
    return isDraft ? draft : answerValue(question.kind, input);
  }

  /** Asks again until the picked values are valid. */
  async function askChoices(
    prompt: QuestionPrompt,
    { options, initialIndexes, answer: toAnswer }: Choices,
    message: string,
  ): Promise<unknown> {
    const initialValues = [...initialIndexes];
    const pickedIndexes = await multiselect({ ...streams, message, options, initialValues, required: false });
    if (isCancel(pickedIndexes)) return promptCanceled;
    const problem = prompt.validate(toAnswer(pickedIndexes));
    return problem
      ? askChoices(prompt, { options, initialIndexes: pickedIndexes, answer: toAnswer }, `${message}\n   ${problem}`)
      : toAnswer(pickedIndexes);
  }

  return {
    askSource: async (draft) =>
      orCanceled(
        await text({
          ...streams,
          message: 'Where is your résumé? Type the path of a file or folder, or an https address (for example, a gist)',
          placeholder: draft,
          defaultValue: draft,
          validate: (line = '') => (line.trim() || draft ? undefined : 'Type a path or an https address.'),
        }),
      ),
    confirmContinue: (count) => {
      const message = `The last run stopped after ${count} ${count === 1 ? 'answer' : 'answers'}. Continue from there?`;
      return askYesOrNo({ message, inactive: 'No, start over' });
    },
    confirmFiles: (fileList) => {
      const message =
        `This game.json comes from outside your content folder and names files: ${fileList}.\n` +
        '   Publish files with these names from your content folder?';
      return askYesOrNo({ message, initialValue: false });
    },
    askQuestion: async (prompt) => {
      const { question, draft, count } = prompt;
      const message = `${count[0]}/${count[1]}  ${question.text}`;
      if (question.kind === 'shell') {
        const options = shells.map((shell) => ({ value: shell }));
        const initialValue = shells.find((shell) => shell === draft) ?? shells[0];
        return orCanceled(await select({ ...streams, message, options, initialValue }));
      }
      if (prompt.choices) return await askChoices(prompt, prompt.choices, message);
      return await askText(prompt, message);
    },
  };
}

/** A prompt's result when the owner presses Ctrl+C or Esc. */
export const promptCanceled = Symbol('canceled');

export type QuestionPrompt = {
  question: Question;
  /** The question's number, from 1, and the number of questions in this run. */
  count: readonly [number: number, total: number];
  /** `undefined` if nothing can be drafted. */
  draft: unknown;
  /** The draft as the owner reads it, or a text shown instead of an empty draft. */
  draftText: string;
  /** Returns what is wrong with an answer. */
  validate: (value: unknown) => string | undefined;
  /** Set if the owner picks the answer from a list. */
  choices?: Choices | undefined;
};

/** A list to pick from. Values are indexes; `answer` turns the picked ones into a value of game.json. */
export type Choices = {
  options: { value: number; label: string }[];
  initialIndexes: readonly number[];
  answer: (pickedIndexes: readonly number[]) => unknown;
};

/** The prompts that setup needs. A terminal or a test implements them. */
export type SetupPrompts = {
  askSource: (draft: string) => Promise<string | typeof promptCanceled>;
  confirmContinue: (count: number) => Promise<boolean | typeof promptCanceled>;
  confirmFiles: (fileList: string) => Promise<boolean | typeof promptCanceled>;
  askQuestion: (prompt: QuestionPrompt) => Promise<unknown>;
};
