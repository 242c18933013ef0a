export interface BookFacts {
  /** Whether it is the drop-in, whose own advice covers its heights. */
  readonly isDropIn: boolean;
  readonly hasStyleSheet: boolean;
  /** The parent sets `page` and readers can turn, but no handler tells the parent about it. */
  readonly isPageStuck: boolean;
  readonly isAutoSized: boolean;
  /** The height of the book's element, inside its padding. */
  readonly innerHeight: number;
  readonly boxHeight: number;
  readonly pageHeight: number;
}

/** Larger differences are not caused by rounding. */
const tolerancePx = 1;

/** The warnings for these facts, by kind: the problem, its place, and the fix. */
export function bookWarnings(facts: BookFacts): Readonly<Record<string, string>> {
  const { innerHeight, boxHeight, pageHeight } = facts;
  const warnings: Record<string, string> = {};
  if (facts.isPageStuck)
    warnings.page =
      'it has the prop `page` but no `onPageChange`, so each turn that a reader makes is turned back. ' +
      'Add `onPageChange={setPage}`, or replace `page` with `defaultPage` to choose only the first page.';
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
