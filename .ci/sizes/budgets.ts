const kB = 1000;

/** First-load JavaScript of a page, gzip bytes. React, its DOM and the router alone are 97 kB. */
const script = 118 * kB;

/** First-load style sheets of a page, gzip bytes. */
export const styleBudget = 15 * kB;

/** What may be needed for the book that turns its pages. */
const flipbook = 16 * kB;

/** What sets the manual's pages anew where a printed one has no room, and shows them as one text. */
const reading = 2.5 * kB;

/** What makes every section of a résumé fit the pages of the manual, and counts what does not. */
const fitting = 4.5 * kB;

/** The library's flipbook by itself, all of it, without React, gzip bytes. */
export const libraryFlipbookBudget = 13.3 * kB;

/** What the drop-in for react-pageflip may be more than the flipbook, gzip bytes. */
export const dropInBudget = 1.2 * kB;

/** First-load JavaScript that a page may have, gzip bytes. */
export function scriptBudget(path: string): number {
  return path === '/flipbook' ? script + flipbook + fitting + reading : script;
}
