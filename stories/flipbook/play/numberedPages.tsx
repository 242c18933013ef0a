import { Fragment, type ReactNode } from 'react';

/** Pages that show their zero-based number. */
export function numberedPages(count: number, from = 0) {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  return numbers.map((number) => (
    <div key={number} style={{ padding: '1rem', background: '#f7e6c4' }}>
      Page {number}
    </div>
  ));
}

/** Eight numbered pages, with this content on page 3. */
export const withPage3 = (page: ReactNode) => [
  ...numberedPages(3),
  <Fragment key="own">{page}</Fragment>,
  ...numberedPages(4, 4),
];

/** The props of most behavior stories' flipbook: eight numbered pages, open at page 2. */
export const numberedProps = {
  'aria-label': 'Numbers',
  width: 300,
  height: 400,
  startPage: 2,
  children: numberedPages(8),
};
