// The questions on a terminal. Enter takes the draft; Ctrl+C and Esc stop.
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
import { shells } from '../../src/content/shells.ts';
import { answerValue, nothingMark } from './answerText.ts';
import type { Question } from './questions.ts';
import { type Choices, promptCanceled, type QuestionPrompt, type SetupPrompts } from './SetupPrompts.ts';

/** A longer draft has a box of its own above its question. In letters. */
const maxInlineLength = 70;

/** Stands where an answer stands once it is given, for a draft in a box of its own. */
const draftMark = '(the draft)';

/** A second line below a question. */
function answerHint({ kind, mayBeEmpty }: Question, hasDraft: boolean): string {
  const hints = [
    hasDraft ? 'Enter takes the draft.' : '',
    mayBeEmpty ? `A ${nothingMark} leaves it empty.` : '',
    kind === 'paragraphs' ? 'Paragraphs are parted by |.' : '',
  ].filter(Boolean);
  return hints.length > 0 ? `\n   ${hints.join(' ')}` : '';
}

/** Asks on streams: a terminal's, or a test's. */
export function clackPrompts(streams: { input: Readable; output: Writable }): SetupPrompts {
  const orCanceled = <Value>(answer: Value | typeof CANCEL_SYMBOL): Value | typeof promptCanceled =>
    isCancel(answer) ? promptCanceled : answer;
  const askYesOrNo = async (options: ConfirmOptions) => orCanceled(await confirm({ ...streams, ...options }));

  async function askText({ question, draft, draftText, validate }: QuestionPrompt, message: string): Promise<unknown> {
    const hasDraft = draft !== undefined;
    const isLong = draftText.length > maxInlineLength;
    if (isLong) note(draftText.replaceAll(' | ', '\n'), 'The draft', { ...streams });
    const input = await text({
      ...streams,
      message: `${message}${answerHint(question, hasDraft)}`,
      placeholder: isLong ? '' : draftText || (hasDraft ? '(nothing)' : ''),
      // Stands where the answer stood, once it is given.
      defaultValue: isLong ? draftMark : draftText,
      validate: (line = '') =>
        line.trim() === '' && hasDraft ? undefined : validate(answerValue(question.kind, line)),
    });
    if (isCancel(input)) return promptCanceled;
    const isDraft = hasDraft && [draftText, draftMark, ''].includes(input.trim());
    return isDraft ? draft : answerValue(question.kind, input);
  }

  /** Asks again while what is picked may not be. */
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
          message: 'Where is your résumé? A file of any kind, a folder, or an https address (a gist’s, say)',
          placeholder: draft,
          defaultValue: draft,
          validate: (line = '') => (line.trim() || draft ? undefined : 'Name a file, a folder or an address.'),
        }),
      ),
    confirmContinue: (count) => {
      const message = `The last run stopped after ${count} ${count === 1 ? 'answer' : 'answers'}. Go on from there?`;
      return askYesOrNo({ message, inactive: 'No, ask all again' });
    },
    confirmFiles: (fileList) => {
      const message = `This game.json is from elsewhere and names files: ${fileList}.\n   Publish the files of these names from your content folder?`;
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
