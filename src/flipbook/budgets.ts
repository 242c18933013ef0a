/**
 * The maximum size of each entry of the package by itself, in kB over the network: gzip, level 9,
 * without React.
 */
export const entryBudgets: Readonly<Record<string, { readonly JS: number; readonly CSS?: number }>> = {
  'the flipbook': { JS: 23.1 },
  'early-press': { JS: 0.8 },
  zoom: { JS: 5.5 },
  address: { JS: 2.3 },
  edges: { JS: 1.2 },
  search: { JS: 4.5 },
  sound: { JS: 0.8 },
  spread: { JS: 2.3 },
  wheel: { JS: 2 },
  toolbar: { JS: 5.2 },
  'react-pageflip': { JS: 24.1, CSS: 4 },
};
