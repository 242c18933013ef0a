import type { Question } from './questions.ts';

/** What a prompt answers when the owner has stopped: Ctrl+C, or Esc. */
export const promptCanceled = Symbol('stopped');

/** A question as it is put: with its draft, and with what is wrong with an answer. */
export type QuestionPrompt = {
  question: Question;
  /** How many have been put, this one included, and how many there are. */
  count: readonly [number: number, of: number];
  /** `undefined` where there is none. */
  draft: unknown;
  /** The draft as its owner reads it; what is shown in its stead when it is empty. */
  draftText: string;
  validate: (value: unknown) => string | undefined;
  /** Set where the answer is picked from a list: by their numbers, and what an answer makes of them. */
  choices?: Choices | undefined;
};

/** What can be picked, and what is picked at first. */
export type Choices = {
  options: { value: number; label: string }[];
  initialIndexes: readonly number[];
  answer: (pickedIndexes: readonly number[]) => unknown;
};

/** How an owner is asked: a terminal, or a test. */
export type SetupPrompts = {
  askSource: (draft: string) => Promise<string | typeof promptCanceled>;
  confirmContinue: (count: number) => Promise<boolean | typeof promptCanceled>;
  confirmFiles: (fileList: string) => Promise<boolean | typeof promptCanceled>;
  askQuestion: (prompt: QuestionPrompt) => Promise<unknown>;
};
