import { budgets } from '../.ci/sizes/budgets.ts';

const rows = Object.entries(budgets).map(
  ([name, { HTML = 0, 'first CSS': first = 0, fonts = 0, CSS = 0, JS = 0 }]) => ({
    name,
    HTML: kB(HTML),
    'first CSS, in the page': kB(first),
    fonts: kB(fonts),
    CSS: kB(CSS),
    JS: kB(JS),
  }),
);

/** What a page may load at first, in the order in which it comes. */
export const pageRows = rows.filter(({ name }) => name.startsWith('/'));

/** What each entry of the flipbook's package may weigh. */
export const packageRows = rows
  .filter(({ name }) => !name.startsWith('/'))
  .map(({ name, JS, CSS }) => ({ entry: name, JS, CSS }));

function kB(size: number): string {
  return size === 0 ? '–' : `${size} kB`;
}
