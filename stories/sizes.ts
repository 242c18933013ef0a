import { dropInBudget, libraryFlipbookBudget, pageBudgets } from '../.ci/sizes/budgets.ts';

const pages = ['/', '/handheld', '/flipbook', '/resume'] as const;

const kB = (bytes: number) => `${bytes / 1000} kB`;

/** What a page may load at first, in the order in which it comes. */
export const pageRows = pages.map((page) => {
  const { markup, firstStyles, fonts, styles, scripts } = pageBudgets(page);
  return {
    page,
    markup: kB(markup),
    'first styles, in the page': kB(firstStyles),
    fonts: kB(fonts),
    'style sheets': kB(styles),
    scripts: kB(scripts),
  };
});

export const libraryRows = [
  { entry: 'the flipbook', budget: kB(libraryFlipbookBudget) },
  { entry: 'the drop-in adds', budget: kB(dropInBudget) },
];
