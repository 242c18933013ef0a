import { pageBudgets } from '../site/budgets.ts';
import { entryBudgets } from '../src/flipbook/budgets.ts';

/** The budgets of each page's initial load, with the kinds of files in loading order. */
export const pageRows = Object.entries(pageBudgets).map(
  ([name, { HTML, 'inline CSS': inlineCss, fonts, CSS, JS }]) => ({
    name,
    HTML: kB(HTML),
    'inline CSS': kB(inlineCss),
    fonts: kB(fonts),
    CSS: kB(CSS),
    JS: kB(JS),
  }),
);

/** The budgets of the flipbook package's entries. */
export const packageRows = Object.entries(entryBudgets).map(([entry, { JS, CSS }]) => ({
  entry,
  JS: kB(JS),
  CSS: kB(CSS),
}));

function kB(size?: number): string {
  return size === undefined ? '–' : `${size} kB`;
}
