/**
 * The sizes of the plain résumé's text, in points, with the pages that each may take. A résumé of one page is read
 * whole; two are what most people have; what does not fit two in the smallest is not cut, but takes more.
 */
export const resumeSizes: readonly { size: number; air: number; pages: number }[] = [
  { size: 10.25, air: 1, pages: 1 },
  { size: 10, air: 0.9, pages: 1 },
  { size: 9.75, air: 0.8, pages: 1 },
  { size: 9.5, air: 0.7, pages: 1 },
  { size: 9.25, air: 0.6, pages: 1 },
  { size: 9, air: 0.35, pages: 1 },
  { size: 10.25, air: 1, pages: 2 },
  { size: 10, air: 0.9, pages: 2 },
  { size: 9.5, air: 0.75, pages: 2 },
  { size: 9, air: 0.6, pages: 2 },
  { size: 9.5, air: 0.75, pages: 3 },
  { size: 9, air: 0.6, pages: Number.POSITIVE_INFINITY },
];
