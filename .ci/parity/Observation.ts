/** A box in CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is always looked at, by the words that the list of differences has for it. */
export const alwaysLooks = ['pages shown', 'events', 'boxes', 'console', 'focus', 'output', 'input'] as const;

/** What is looked at only where a step asks for it. */
export const askedLooks = [
  'elements',
  'classes',
  'styles',
  'idle frames',
  'methods',
  'focus ring',
  'role',
  'time',
] as const;

export type AskedLook = (typeof askedLooks)[number];
/** What two books may differ in. `types` and `server` are not seen in a browser. */
export type Look = (typeof alwaysLooks)[number] | AskedLook | 'types' | 'server';

/** What was to be seen after a step. */
export interface Observation {
  /** Words, by what they are about. */
  readonly words: Readonly<Partial<Record<Look, string>>>;
  /** The boxes of the element around the book, of the book and of each page shown. */
  readonly boxes: Readonly<Record<string, Box>>;
  /** From when the mouse let go, or a method was called, to the last `read`. `null`: not asked for, or no such turn. */
  readonly turnMs: number | null;
}
