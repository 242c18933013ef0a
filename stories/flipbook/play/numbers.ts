import { numberedPages } from './numberedPages.tsx';

/** The book that most stories play with: eight numbered pages, open in their midst. */
export const numbers = {
  'aria-label': 'Numbers',
  width: 300,
  height: 400,
  defaultPage: 2,
  children: numberedPages(8),
};
