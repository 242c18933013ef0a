// All sizes are bytes as they are sent: gzip, level 9; fonts as they are.
const kB = 1000;

/** What a page may send at first, in the order in which it comes. */
export interface PageBudgets {
  /** The document without its styles. A line sends 14 kB of both before it waits for the first answer. */
  markup: number;
  /** What the styles of its first screenful add to that. */
  firstStyles: number;
  /** The faces that it shows, cut to the letters shown. */
  fonts: number;
  /** The whole style sheets, after the first paint. */
  styles: number;
  /** After those. React, its DOM and the router alone are 97 kB. */
  scripts: number;
}

/** The page of the console. */
const console: PageBudgets = {
  markup: 5 * kB,
  firstStyles: 8 * kB,
  fonts: 19 * kB,
  styles: 15 * kB,
  scripts: 118 * kB,
};

/** The home page has two variants in it, one for each kind of window. */
const home: PageBudgets = { ...console, markup: 8.5 * kB, firstStyles: 9.6 * kB };

/** What may be needed for the book that turns its pages. */
const flipbook = 17.5 * kB;

/** What sets the manual's pages anew where a printed one has no room, and shows them as one text. */
const reading = 2.5 * kB;

/** What makes every section of a résumé fit the pages of the manual, and counts what does not. */
const fitting = 4.5 * kB;

/** What keeps a screen that does not come to one request a press and one step back, and encodes the mail link. */
const losses = 0.5 * kB;

const text: PageBudgets = {
  markup: 5.5 * kB,
  firstStyles: 4 * kB,
  fonts: 17 * kB,
  styles: 7 * kB,
  scripts: 104 * kB,
};

const pages: Readonly<Record<string, PageBudgets>> = {
  '/': home,
  '/homepage': home,
  '/handheld': console,
  // Eight pages, of which one is seen first: its drawings alone are in the document.
  '/flipbook': {
    ...console,
    markup: 10.7 * kB,
    firstStyles: 8.5 * kB,
    scripts: console.scripts + flipbook + fitting + reading + losses,
  },
  '/resume': text,
  '/404': text,
};

/**
 * @param path of a page of the site
 * @throws when there is no budget for it: each page has its own
 */
export function pageBudgets(path: string): PageBudgets {
  const budgets = pages[path];
  if (!budgets) throw new Error(`There is no budget for the page ${path}. Set one in .ci/sizes/budgets.ts.`);
  return budgets;
}

/** The library's flipbook by itself, all of it, without React. */
export const libraryFlipbookBudget = 16.2 * kB;

/** The style sheet of the drop-in: the flipbook's, and a little more. */
export const dropInStyleBudget = 2.6 * kB;

/** What the drop-in for react-pageflip may be more than the flipbook. */
export const dropInBudget = 1.5 * kB;
