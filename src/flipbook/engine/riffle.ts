import { firstPage, type Pages, spreadAt, spreadOf, type Turn, type TurnSearch, turnTo } from './spreads.ts';

/** A shorter jump turns one leaf: two would look like a page turned by mistake. */
const minSpreads = 3;
/** Five leaves already look like a clump; the eye cannot count more. */
const maxLeaves = 5;
/**
 * The share of the run by which each leaf follows the previous one: 70 ms in a turn of a second, as
 * paper leaves a thumb. The leaves hurry, so that a riffle takes no longer than any turn.
 */
const gapShare = 0.07;

export interface Riffling {
  /**
   * How many spreads next to both ends of a far jump may lend it leaves: those that are rendered.
   * @default 0
   */
  readonly riffleReach?: number | undefined;
}

/**
 * A turn, with the leaves of a riffle when it leads far: three over three spreads, and one more for
 * each doubling of the distance, because the ear and the eye compare distances by ratio. In
 * portrait only one: backs are blank there, and white sheets would flicker past.
 */
export function jumpTo(search: TurnSearch, model: Pages & Riffling): Turn | null {
  const turn = turnTo(search, model);
  if (!turn || model.orientation === 'portrait') return turn;
  const [from, to] = [spreadOf(turn.fromPage, model), spreadOf(turn.toPage, model)];
  const [distance, reach = 0] = [Math.abs(to - from), model.riffleReach];
  if (distance < minSpreads) return turn;
  const passed = Array.from({ length: distance - 1 }, (_, index) => index + 1).filter(
    (steps) => Math.min(steps, distance - steps) <= reach,
  );
  const count = Math.min(maxLeaves, 2 + Math.floor(Math.log2(distance)), passed.length + 1);
  if (count === 1) return turn;
  const stops = Array.from({ length: count }, (_, index) => {
    const steps = passed[Math.round(((index + 1) * (passed.length + 1)) / count) - 1] ?? distance;
    return spreadAt(from + Math.sign(to - from) * steps, model);
  }).flatMap((spread) => (spread ? firstPage(spread) : []));
  const leaves = stops.flatMap(
    (page, index) => turnTo({ from: stops[index - 1] ?? turn.fromPage, to: page, corner: turn.corner }, model) ?? [],
  );
  // Paper cannot fold through a board.
  const density = leaves.some((leaf) => leaf.density === 'hard') ? 'hard' : 'soft';
  return { ...turn, leaves: leaves.map((leaf) => ({ ...leaf, density })) };
}

/** When a leaf begins, and how long it takes, as shares of the run. */
export function leafTiming(index: number, count: number): { readonly delay: number; readonly duration: number } {
  return { delay: index * gapShare, duration: 1 - (count - 1) * gapShare };
}
