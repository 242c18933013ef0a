/** The kinds of files that a page loads at first, in loading order. */
type PageBudget = Readonly<Record<'HTML' | 'inline CSS' | 'fonts' | 'CSS' | 'JS', number>>;

const home: PageBudget = { HTML: 11.6, 'inline CSS': 15.9, fonts: 45, CSS: 24.6, JS: 155 };

/**
 * The limits of each page in kB over the network: gzip level 9, fonts uncompressed, HTML without
 * inline CSS. Each was set at most 5% above the measured weight.
 */
export const pageBudgets: Readonly<Record<string, PageBudget>> = {
  '/': home,
  '/homepage': home,
  '/handheld': { HTML: 9.8, 'inline CSS': 14.2, fonts: 45, CSS: 21.3, JS: 155 },
  '/flipbook': { HTML: 12.9, 'inline CSS': 18.5, fonts: 38, CSS: 22.1, JS: 171.4 },
  '/resume': { HTML: 6.3, 'inline CSS': 6.8, fonts: 33.5, CSS: 7.2, JS: 110.6 },
  '/404': { HTML: 5.8, 'inline CSS': 5.7, fonts: 38, CSS: 5.3, JS: 109.1 },
};
