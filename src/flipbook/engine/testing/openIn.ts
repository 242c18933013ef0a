import { firstPage, spreadAt, spreadCount, spreadOf } from '../spreads.ts';
import type { Model } from '../state.ts';

/** The first page of the spread that shows `page`, or of the last spread. */
export function openIn(page: number, model: Model): number {
  const spread = spreadAt(Math.min(spreadOf(page, model), Math.max(0, spreadCount(model) - 1)), model);
  return spread ? firstPage(spread) : 0;
}
