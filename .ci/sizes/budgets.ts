/** What a page sends at first, in the order in which it comes, or an entry of the library by itself. */
export type Kind = 'HTML' | 'first CSS' | 'fonts' | 'CSS' | 'JS';

type Budget = Readonly<Partial<Record<Kind, number>>>;

const home: Budget = { HTML: 11.6, 'first CSS': 14.2, fonts: 45, CSS: 16.1, JS: 130.7 };

/**
 * The most that each may weigh, in kB as it is sent: gzip, level 9; fonts as they are. HTML is without the styles of the first
 * screenful, which stand in it. Entries of the library are weighed without React.
 *
 * Each is 5 % above what was measured, rounded up.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': home,
  '/homepage': home,
  '/handheld': { HTML: 9.6, 'first CSS': 13, fonts: 45, CSS: 14.1, JS: 130.7 },
  '/flipbook': { HTML: 12.7, 'first CSS': 15.1, fonts: 38, CSS: 15.4, JS: 158.2 },
  '/resume': { HTML: 5.5, 'first CSS': 6.2, fonts: 33.5, CSS: 6.4, JS: 109.1 },
  '/404': { HTML: 5.4, 'first CSS': 5, fonts: 38, CSS: 4.5, JS: 106.9 },
  'the flipbook': { JS: 19 },
  'early-press': { JS: 0.7 },
  zoom: { JS: 4.7 },
  address: { JS: 1.7 },
  sound: { JS: 0.8 },
  toolbar: { JS: 2.8 },
  'react-pageflip': { JS: 19.9, CSS: 2.7 },
};
