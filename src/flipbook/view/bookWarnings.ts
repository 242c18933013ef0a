import { describeValue } from '../engine/settings.ts';
import { spreadIndexOf } from '../engine/spreads.ts';

export interface BookFacts {
  /** Whether the book is the drop-in, whose heights follow `page-flip`, right or wrong. */
  readonly isDropIn: boolean;
  readonly hasStyleSheet: boolean;
  /** Whether the parent sets `page`, and readers can turn, but no handler reports turns to it. */
  readonly isPageStuck: boolean;
  /** The prop `page`, whatever its type. */
  readonly rawPage: unknown;
  readonly pageCount: number;
  readonly isAutoSized: boolean;
  /** The height of the book's element inside its padding, in px. */
  readonly innerHeight: number;
  readonly boxHeight: number;
  readonly pageHeight: number;
  /** The pages of each `FlipbookSpread`, counted from 0. */
  readonly spreads: readonly (readonly [start: number, end: number])[];
  /** Whether a page is an Astro slot, which holds all pages of an `.astro` file. */
  readonly isAstroSlot: boolean;
  readonly showCover: boolean;
}

/** Whether the prop `page` is missing or the index of a page. */
function isPage({ rawPage, pageCount }: BookFacts): boolean {
  return rawPage == null || (Number.isInteger(rawPage) && Number(rawPage) >= 0 && Number(rawPage) < pageCount);
}

/** Larger differences are not caused by rounding. */
const tolerancePx = 1;

/** The warnings for these facts, by kind. Each says the problem, its place and the fix. */
export function bookWarnings(facts: BookFacts): Readonly<Record<string, string>> {
  const { innerHeight, boxHeight, pageHeight } = facts;
  const warnings: Record<string, string> = {};
  if (facts.isPageStuck)
    warnings.page =
      'it has the prop `page` but no `onPageChange`, so the book undoes each turn of a reader. ' +
      'Add `onPageChange={setPage}`, or replace `page` with `startPage` to choose only the first page.';
  // The pages of an empty book may still arrive.
  if (facts.pageCount > 0 && !isPage(facts))
    warnings.invalidPage =
      `its prop \`page\` is ${describeValue(facts.rawPage)}, which is not one of its pages. ` +
      `Set a whole number from 0 to ${facts.pageCount - 1}, such as page={${facts.pageCount - 1}}.`;
  if (facts.pageCount === 1 && facts.isAstroSlot)
    warnings.slot =
      'its pages arrive as one child, because they are written in an `.astro` file. ' +
      'Write them in a React component, and add `client:load` to it in that file.';
  for (const [start, end] of facts.spreads) {
    const sideOf = (page: number) => spreadIndexOf(page, { orientation: 'landscape', showCover: facts.showCover });
    if (start === end)
      warnings.spread =
        `both halves of a \`FlipbookSpread\` are on page ${start + 1}, because it is inside a child of the book, not a child itself. ` +
        'Move it out of your component, or with `renderPage`, return `spreadPages(props)[0]` and `[1]`.';
    else if (sideOf(start) !== sideOf(end))
      warnings.spread =
        `a \`FlipbookSpread\` has the pages ${start + 1} and ${end + 1}, the two sides of one leaf, which are never open together. ` +
        'Add or remove a page before it, or change `showCover`.';
  }
  if (!facts.hasStyleSheet) {
    const sheet = facts.isDropIn ? 'react-pageflip.css' : 'flipbook.css';
    warnings.sheet =
      `its style sheet is not loaded, so its pages are not laid out. Add: import 'react-page-turn/${sheet}'; ` +
      'In a shadow root, add the sheet inside the root.';
  } else if (!facts.isDropIn && Math.abs(boxHeight - pageHeight) > tolerancePx) {
    warnings.height =
      `a CSS rule outside cascade layers makes the box of its pages ${boxHeight}px high, but a page is ${pageHeight}px high. ` +
      'Look for a rule that matches every `div`, limit it to your own elements, or put it into a layer before `flipbook`.';
  } else if (!facts.isDropIn && facts.isAutoSized && boxHeight - innerHeight > tolerancePx) {
    warnings.height =
      `its element is ${innerHeight}px high, and its pages, which are ${boxHeight}px high, overflow it. ` +
      'Remove the height that a CSS rule, its `style` or its container gives it, or set `autoSize={false}` with ' +
      '`size="stretch"` to fit the pages into it.';
  }
  return warnings;
}
