import type { Look } from './Observation.ts';

/** In what two books differed when they were given the same. */
export interface Difference {
  readonly case: string;
  readonly step: string;
  readonly what: Look;
  readonly here: string;
  readonly before: string;
}
