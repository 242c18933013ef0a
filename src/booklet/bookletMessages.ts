import type { ManualOverrides } from '../resume/manual/manualTexts.ts';

/** The booklet's messages, besides those of its pages. */
export const bookletMessages = {
  /** The flipbook's name and role description. */
  name: 'Manual',
  kind: 'book',
  /** Announced after a turn. */
  onePage: 'Page {page} of {count}: {titles}',
  twoPages: 'Pages {page} and {next} of {count}: {titles}',
  turn: { previous: 'previous', next: 'next' },
  view: { name: 'View', book: 'book', text: 'text' },
};

type DefaultMessages = typeof bookletMessages;

/** Overrides for the messages of the booklet and its pages. Missing keys keep their default. */
export type BookletMessages = ManualOverrides & {
  [Key in keyof DefaultMessages]?:
    | (DefaultMessages[Key] extends string ? string : Partial<DefaultMessages[Key]>)
    | undefined;
};
