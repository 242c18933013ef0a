/** What a page sends at first, in the order in which it comes, or an entry of the library by itself. */
export type Kind = 'HTML' | 'first CSS' | 'fonts' | 'CSS' | 'JS';

type Budget = Readonly<Partial<Record<Kind, number>>>;

const home: Budget = { HTML: 8.5, 'first CSS': 10, fonts: 19.5, CSS: 15, JS: 123 };

/**
 * The most that each may weigh, in kB as it is sent: gzip, level 9; fonts as they are. HTML is without the styles of the first
 * screenful, which stand in it. Entries of the library are weighed without React.
 *
 * Each is 5 % above what was measured, rounded up.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/homepage': home,
  '/handheld': { HTML: 5, 'first CSS': 8.1, fonts: 19.5, CSS: 13.4, JS: 123 },
  '/flipbook': { HTML: 11.1, 'first CSS': 8.8, fonts: 15.1, CSS: 14.8, JS: 149.8 },
  '/resume': { HTML: 5.5, 'first CSS': 3.9, fonts: 15.1, CSS: 6.6, JS: 109.1 },
  '/404': { HTML: 5.1, 'first CSS': 3.6, fonts: 16.8, CSS: 5, JS: 106.6 },
  'the flipbook': { JS: 17 },
  'early-press': { JS: 0.7 },
  'react-pageflip': { JS: 18.5, CSS: 2.7 },
};
