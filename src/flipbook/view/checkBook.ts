import { bookWarnings } from './bookWarnings.ts';
import type { Configuration } from './configuration.ts';
import type { Controller } from './controller.ts';
import { pageIndexOf } from './elements.ts';

/** Bundlers replace `process.env.NODE_ENV` with a string. Without a bundler there may be no `process`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Warns developers about misuse of a book. Undefined in production, where bundlers remove it. */
export let warnAbout: typeof checkBook | undefined;
try {
  if (process.env.NODE_ENV !== 'production') warnAbout = checkBook;
} catch {
  // Without a bundler the mode is unknown: no warnings.
}

const reportedKinds = new Set<string>();

/** Warns about each kind of mistake once. Call it when the book is painted. */
function checkBook(controller: Pick<Controller, 'root' | 'book' | 'store'>, configuration: Configuration): void {
  const { root, book, store } = controller;
  // A style sheet may still be loading.
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => checkBook(controller, configuration), { once: true });
    return;
  }
  // Without a layout, as in a hidden tab panel or in jsdom, nothing can be measured.
  if (root.offsetWidth === 0) return;
  const { model } = store;
  const { props, rawPage } = configuration;
  const { page, turn, onPageChange, onFlip } = props;
  const canTurn = !turn && (model.useMouseEvents || model.keys);
  const isDropIn = model.isDropIn === true;
  const style = getComputedStyle(root);
  const warnings = bookWarnings({
    isDropIn,
    // Only the style sheet sets this property.
    hasStyleSheet: style.getPropertyValue('--min-pages') !== '',
    isPageStuck: page !== undefined && canTurn && !onPageChange && !onFlip,
    rawPage,
    pageCount: model.pageCount,
    // In full screen, the pages adapt to the book's height a moment later.
    isAutoSized: model.autoSize && root.dataset.fitsScreen === undefined,
    innerHeight: root.clientHeight - toPx(style.paddingBlockStart) - toPx(style.paddingBlockEnd),
    boxHeight: toPx(getComputedStyle(book).height),
    pageHeight: model.page.height,
    // With one page open, any order of pages is fine.
    spreads: props.layout === 'single' ? [] : spreadsIn(book),
    isAstroSlot: book.querySelector('[data-part="sheet"] > :is(astro-slot, astro-static-slot)') !== null,
    showCover: model.showCover,
  });
  for (const [kind, text] of Object.entries(warnings)) {
    if (reportedKinds.has(kind)) continue;
    reportedKinds.add(kind);
    // biome-ignore lint/suspicious/noConsole: it is for developers
    console.warn(`${isDropIn ? 'HTMLFlipBook' : 'Flipbook'}: ${text}`, root);
  }
}

function spreadsIn(book: HTMLElement): readonly (readonly [start: number, end: number])[] {
  return [...book.querySelectorAll('[data-spread="start"]')].map((half) => {
    const start = pageIndexOf(book, half);
    return [start, half.nextElementSibling?.matches('[data-spread="end"]') ? start : start + 1];
  });
}

const toPx = (length: string): number => Number.parseFloat(length) || 0;
