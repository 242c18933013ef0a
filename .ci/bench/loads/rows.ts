/** `score` is of 100, `ms` a time, `kB` is measured in bytes, `shift` is Lighthouse's own measure, `count` a number of things. */
export type Unit = 'score' | 'ms' | 'kB' | 'shift' | 'count';

/** What a number is to keep to: a limit, on one page or on all; or what it was before. */
export type Goal =
  | { readonly atMost: number; readonly page?: string }
  | { readonly atLeast: number; readonly page?: string }
  | 'as before';

/** A row of the table. */
export interface Row {
  readonly what: string;
  readonly unit: Unit;
  readonly goal?: Goal;
}

/** What is measured of a page, in the order in which the table has it. */
const all = {
  performance: { what: 'performance', unit: 'score', goal: { atLeast: 100 } },
  accessibility: { what: 'accessibility', unit: 'score', goal: { atLeast: 100 } },
  bestPractices: { what: 'best practices', unit: 'score', goal: { atLeast: 100 } },
  seo: { what: 'SEO', unit: 'score' },
  firstPaint: { what: 'first paint', unit: 'ms', goal: { atMost: 1100 } },
  largestPaint: { what: 'largest paint', unit: 'ms', goal: { atMost: 1400 } },
  speedIndex: { what: 'speed index', unit: 'ms' },
  blocking: { what: 'blocking time', unit: 'ms' },
  shift: { what: 'layout shift', unit: 'shift', goal: { atMost: 0 } },
  document: { what: 'the document by gzip', unit: 'kB' },
  markup: { what: 'the same without its styles', unit: 'kB', goal: { atMost: 12_000, page: '/flipbook' } },
  html: { what: 'sent: HTML', unit: 'kB' },
  css: { what: 'sent: CSS', unit: 'kB' },
  fonts: { what: 'sent: fonts', unit: 'kB' },
  script: { what: 'sent: script', unit: 'kB' },
  requests: { what: 'requests', unit: 'count' },
  fastFirstPaint: { what: 'fast line: first paint', unit: 'ms', goal: 'as before' },
  fastLargestPaint: { what: 'fast line: largest paint', unit: 'ms', goal: 'as before' },
  slowFirstPaint: { what: 'slow line applied: first paint', unit: 'ms' },
  slowLargestPaint: { what: 'slow line applied: largest paint', unit: 'ms' },
  slowAnswers: { what: 'slow line applied: the page answers', unit: 'ms' },
  slowWork: { what: 'slow line applied: main thread', unit: 'ms' },
  slowScript: { what: 'slow line applied: its script', unit: 'ms' },
  slowStyle: { what: 'slow line applied: its style', unit: 'ms' },
  slowLayout: { what: 'slow line applied: its layout', unit: 'ms' },
  nextSent: { what: 'second page: sent', unit: 'kB' },
  nextFirstPaint: { what: 'second page: first paint', unit: 'ms' },
  nextLargestPaint: { what: 'second page: largest paint', unit: 'ms' },
  againSent: { what: 'second view: sent', unit: 'kB' },
  againFirstPaint: { what: 'second view: first paint', unit: 'ms' },
  againLargestPaint: { what: 'second view: largest paint', unit: 'ms' },
} as const satisfies Record<string, Row>;

/** A thing that is measured. */
export type RowId = keyof typeof all;

/** The rows of the table. */
export const rows: Readonly<Record<RowId, Row>> = all;

const isRowId = (name: string): name is RowId => name in all;

/** Their names, in the order of the table. */
export const rowIds: readonly RowId[] = Object.keys(all).filter(isRowId);

/** One measurement of a page, or the medians of several; what could not be measured is left out. */
export type Readings = Readonly<Partial<Record<RowId, number>>>;

/** The medians of each page, by its path. */
export type Medians = Readonly<Record<string, Readings>>;
