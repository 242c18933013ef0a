import type { ManualMessages } from '../content/print/manualMessages.ts';

/** The booklet's fixed words, beside those of its pages. */
export const bookletMessages = {
  /** What the book is called, and what it is. */
  name: 'Manual',
  kind: 'book',
  /** Said when a turn has landed. */
  onePage: 'Page {page} of {count}: {titles}',
  twoPages: 'Pages {page} and {next} of {count}: {titles}',
  /** What the buttons below the book say. */
  turn: { previous: 'previous', next: 'next' },
  /** The switch between book and text, and what it says. */
  view: { name: 'View', book: 'Book', text: 'Text' },
};

type Fixed = typeof bookletMessages & ManualMessages;

/** Replacements for the booklet's fixed words, and for those of each page. What is left out keeps its default. */
export type BookletMessages = {
  [Key in keyof Fixed]?: (Fixed[Key] extends string ? string : Partial<Fixed[Key]>) | undefined;
};
