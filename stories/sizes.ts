import { pageBudgets } from '../site/budgets.ts';
import { entryBudgets } from '../src/flipbook/budgets.ts';

/** What a page may load at first, in the order in which it comes. */
export const pageRows = Object.entries(pageBudgets).map(([name, { HTML, 'first CSS': first, fonts, CSS, JS }]) => ({
  name,
  HTML: kB(HTML),
  'first CSS, in the page': kB(first),
  fonts: kB(fonts),
  CSS: kB(CSS),
  JS: kB(JS),
}));

/** What each entry of the flipbook's package may weigh. */
export const packageRows = Object.entries(entryBudgets).map(([entry, { JS, CSS }]) => ({
  entry,
  JS: kB(JS),
  CSS: kB(CSS),
}));

function kB(size?: number): string {
  return size === undefined ? '–' : `${size} kB`;
}
