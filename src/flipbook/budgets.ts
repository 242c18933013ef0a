/**
 * The maximum size of each entry of the package by itself, in kB over the network: gzip, level 9,
 * without React.
 *
 * Each is 5 % above the measured size, rounded up; those of the book and the drop-in are targets,
 * with almost no margin.
 */
export const entryBudgets: Readonly<Record<string, { readonly JS: number; readonly CSS?: number }>> = {
  'the flipbook': { JS: 19.2 },
  'early-press': { JS: 0.8 },
  zoom: { JS: 4.8 },
  address: { JS: 1.7 },
  sound: { JS: 0.8 },
  toolbar: { JS: 2.8 },
  'react-pageflip': { JS: 20.2, CSS: 2.9 },
};
