import type { Question } from './questions.ts';

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
