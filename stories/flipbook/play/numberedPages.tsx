import { Fragment, type ReactNode } from 'react';

/** Pages that show their number, counted from 0 as the flipbook does. */
export function numberedPages(count: number, from = 0) {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return numbers.map((number) => (
    <div key={number} style={{ padding: '1rem', background: '#f7e6c4' }}>
      Page {number}
    </div>
  ));
}

/** Eight pages with different content on the right page of the second spread. */
export const aroundPage3 = (page: ReactNode) => [
  ...numberedPages(3),
  <Fragment key="own">{page}</Fragment>,
  ...numberedPages(4, 4),
];

/** The flipbook of most behavior stories: eight numbered pages, open in the middle. */
export const numbers = {
  'aria-label': 'Numbers',
  width: 300,
  height: 400,
  startPage: 2,
  children: numberedPages(8),
};
