import { Fragment, type ReactNode } from 'react';

/** Pages that say their number, from 0, as the book counts them. */
export function numberedPages(count: number, from = 0) {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return numbers.map((number) => (
    <div key={number} style={{ padding: '1rem', background: '#f7e6c4' }}>
      Page {number}
    </div>
  ));
}

/** The eight pages, but for the one at the right of the second spread, which has its own. */
export const aroundPage3 = (page: ReactNode) => [
  ...numberedPages(3),
  <Fragment key="own">{page}</Fragment>,
  ...numberedPages(4, 4),
];

/** The book that most stories play with: eight numbered pages, open in their midst. */
export const numbers = {
  'aria-label': 'Numbers',
  width: 300,
  height: 400,
  defaultPage: 2,
  children: numberedPages(8),
};
