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
import { type Choices, type PutQuestion, type SetupPrompts, stopped } from './SetupPrompts.ts';

/** A longer draft has a box of its own above its question. In letters. */
const longestOnALine = 70;

/** Stands where an answer stands once it is given, for a draft in a box of its own. */
const takenDraft = '(the draft)';

/** A second line below a question. */
function howToAnswer({ kind, mayBeEmpty }: Question, hasDraft: boolean): string {
  const hints = [
    hasDraft ? 'Enter takes the draft.' : '',
    mayBeEmpty ? `A ${nothingMark} leaves it empty.` : '',
    kind === 'paragraphs' ? 'Paragraphs are parted by |.' : '',
  ].filter(Boolean);
  return hints.length > 0 ? `\n   ${hints.join(' ')}` : '';
}

/** Asks on streams: a terminal's, or a test's. */
export function clackPrompts(streams: { input: Readable; output: Writable }): SetupPrompts {
  const orStopped = <Value>(answer: Value | typeof CANCEL_SYMBOL): Value | typeof stopped =>
    isCancel(answer) ? stopped : answer;
  const yesOrNo = async (options: ConfirmOptions) => orStopped(await confirm({ ...streams, ...options }));

  async function onALine({ question, draft, shown, problem }: PutQuestion, message: string): Promise<unknown> {
    const hasDraft = draft !== undefined;
    const isLong = shown.length > longestOnALine;
    if (isLong) note(shown.replaceAll(' | ', '\n'), 'The draft', { ...streams });
    const written = await text({
      ...streams,
      message: `${message}${howToAnswer(question, hasDraft)}`,
      placeholder: isLong ? '' : shown || (hasDraft ? '(nothing)' : ''),
      // Stands where the answer stood, once it is given.
      defaultValue: isLong ? takenDraft : shown,
      validate: (line = '') => (line.trim() === '' && hasDraft ? undefined : problem(answerValue(question.kind, line))),
    });
    if (isCancel(written)) return stopped;
    const isDraft = hasDraft && [shown, takenDraft, ''].includes(written.trim());
    return isDraft ? draft : answerValue(question.kind, written);
  }

  /** Asks again while what is picked may not be. */
  async function picked(put: PutQuestion, { options, chosen, answer }: Choices, message: string): Promise<unknown> {
    const initialValues = [...chosen];
    const numbers = await multiselect({ ...streams, message, options, initialValues, required: false });
    if (isCancel(numbers)) return stopped;
    const told = put.problem(answer(numbers));
    return told ? picked(put, { options, chosen: numbers, answer }, `${message}\n   ${told}`) : answer(numbers);
  }

  return {
    source: async (draft) =>
      orStopped(
        await text({
          ...streams,
          message: 'Where is your résumé? A file of any kind, a folder, or an https address (a gist’s, say)',
          placeholder: draft,
          defaultValue: draft,
          validate: (line = '') => (line.trim() || draft ? undefined : 'Name a file, a folder or an address.'),
        }),
      ),
    goOn: (count) => {
      const message = `The last run stopped after ${count} ${count === 1 ? 'answer' : 'answers'}. Go on from there?`;
      return yesOrNo({ message, inactive: 'No, ask all again' });
    },
    takeFiles: (named) => {
      const message = `This game.json is from elsewhere and names files: ${named}.\n   Publish the files of these names from your content folder?`;
      return yesOrNo({ message, initialValue: false });
    },
    question: async (put) => {
      const { question, draft, count } = put;
      const message = `${count[0]}/${count[1]}  ${question.asks}`;
      if (question.kind === 'shell') {
        const options = shells.map((shell) => ({ value: shell }));
        const initialValue = shells.find((shell) => shell === draft) ?? shells[0];
        return orStopped(await select({ ...streams, message, options, initialValue }));
      }
      if (put.choices) return await picked(put, put.choices, message);
      return await onALine(put, message);
    },
  };
}
