import { type Pages, spreadIndexOf, type Turn, type TurnRoute, turnTo } from './spreads.ts';

/** The shortest jump that riffles. Two leaves look like a page turned by mistake. */
const minSpreads = 3;
/** Five leaves look like a clump; the eye cannot count more. */
const maxLeaves = 5;
/**
 * The share of the run by which each leaf follows the previous one: 70 ms in a turn of a second, as
 * pages slip off a thumb. Each leaf turns faster, so that a riffle takes no longer than a single turn.
 */
const gapShare = 0.07;

export interface Riffling {
  /**
   * The leaves of a far jump: evenly spaced (`all`), one leaf (`false`), or three (`near`), whose
   * pages are next to the ends of the jump.
   */
  readonly riffle?: 'all' | 'near' | false;
}

/**
 * Returns a turn, or `null` as `turnTo` does. A far turn is a riffle: with `near`, of three leaves;
 * with `all`, of three over three spreads, four from four spreads on, five from eight on. In
 * portrait there is one leaf: backs are blank there, and would flash white one after another.
 */
export function jumpTo(route: TurnRoute, { riffle, ...pages }: Pages & Riffling): Turn | null {
  const turn = turnTo(route, pages);
  if (!riffle || !turn || turn.back === null) return turn;
  const { fromPage, toPage, corner } = turn;
  const distance = Math.abs(spreadIndexOf(toPage, pages) - spreadIndexOf(fromPage, pages));
  if (distance < minSpreads) return turn;
  const count = Math.min(maxLeaves, 2 + Math.floor(Math.log2(distance)));
  const passedSpreads =
    riffle === 'near'
      ? [0, 1, distance - 1]
      : Array.from({ length: count }, (_, index) => Math.round((index * distance) / count));
  const stops = passedSpreads.map((spreads) => fromPage + Math.sign(toPage - fromPage) * 2 * spreads);
  const leaves = stops.flatMap((from, index) => turnTo({ from, to: stops[index + 1] ?? toPage, corner }, pages) ?? []);
  // Paper cannot fold through a board.
  const density = leaves.some((leaf) => leaf.density === 'hard') ? 'hard' : 'soft';
  return { ...turn, leaves: leaves.map((leaf) => ({ ...leaf, density })) };
}

/** When a leaf begins, and how long it takes, as shares of the run. */
export function leafTiming(index: number, count: number): { readonly delay: number; readonly duration: number } {
  return { delay: index * gapShare, duration: 1 - (count - 1) * gapShare };
}
