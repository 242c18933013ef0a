const kB = 1000;

/** First-load JavaScript of a page, gzip bytes. React, its DOM and the router alone are 97 kB. */
const script = 118 * kB;

/** First-load style sheets of a page, gzip bytes. */
export const styleBudget = 15 * kB;

/** What may be needed for the book that turns its pages. */
const flipbook = 12 * kB;

/** The library's flipbook by itself, without React, gzip bytes: what must be there before a book can be drawn. */
export const libraryFlipbookBudget = 9 * kB;

/**
 * The same, and the part that follows pointers, which a book loads once it has been drawn. Lower it with every byte that
 * goes.
 */
export const wholeFlipbookBudget = 11.72 * kB;

/** What the drop-in for react-pageflip may be more than the flipbook, gzip bytes. */
export const dropInBudget = 1.5 * kB;

/** First-load JavaScript that a page may have, gzip bytes. */
export function scriptBudget(path: string): number {
  return path === '/flipbook' ? script + flipbook : script;
}
