// A strip is two lines of an area that lie side by side, rows or columns. A cut is the four dots across it at one place: that
// of the line before (bit 0), those of the strip (bits 1 and 2), that of the line after (bit 3).
import { type DotArea, dotRoles } from './DotArea.ts';

/** What a corner of an outline costs, and a side of a dot, in characters of path data: corners are written, sides only counted. */
const costs = { corner: 50, side: 1 } as const;

/** Whether the dots of the strip, in bits 1 and 2, differ from what the area needs. */
const states = [0, 1, 2, 3] as const;

/** The cost of what lies between two cuts that follow one another, by `first * 16 + second`. */
const cutCosts = Int32Array.from({ length: 256 }, (_, pair) => cutCost(pair >> 4, pair & 15));

/** Where the strip is: the index of its first dot, the steps along it and across it, and how many dots it is long. */
export interface Strip {
  readonly start: number;
  readonly along: number;
  readonly across: number;
  readonly length: number;
}

/**
 * Chooses the free dots of a strip so that the outlines have as few corners as they can while all else stays: the cheapest
 * way through the cuts, by dynamic programming.
 *
 * @returns whether that changed the area
 */
export function smoothStrip({ roles, dots }: DotArea, { start, along, across, length }: Strip): boolean {
  const roleOf = (index: number, line: number) => roles[index + line * across] ?? dotRoles.never;
  const dotOf = (index: number, line: number) => dots[index + line * across] ?? 0;
  let hasFree = false;
  for (let place = 0, index = start; place < length; place++, index += along) {
    if (roleOf(index, 0) === dotRoles.free || roleOf(index, 1) === dotRoles.free) hasFree = true;
  }
  if (!hasFree) return false;

  const from = new Uint8Array(length * states.length);
  let sums: readonly number[] = [0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let outer = dotOf(start, -1) | (dotOf(start, 2) << 3);
  let [asIs, cut] = [0, outer | (dotOf(start, 0) << 1) | (dotOf(start, 1) << 2)];
  for (let place = 1, index = start + along; place < length; place++, index += along) {
    const nextOuter = dotOf(index, -1) | (dotOf(index, 2) << 3);
    const nextSums = states.map((state) => {
      if (!isAllowed(roleOf(index, 0), state & 1) || !isAllowed(roleOf(index, 1), state >> 1)) {
        return Number.POSITIVE_INFINITY;
      }
      const second = nextOuter | (state << 1);
      let least = Number.POSITIVE_INFINITY;
      for (const before of states) {
        const sum = (sums[before] ?? 0) + (cutCosts[((outer | (before << 1)) << 4) | second] ?? 0);
        if (sum >= least) continue;
        least = sum;
        from[place * states.length + state] = before;
      }
      return least;
    });
    const nextCut = nextOuter | (dotOf(index, 0) << 1) | (dotOf(index, 1) << 2);
    asIs += cutCosts[(cut << 4) | nextCut] ?? 0;
    [sums, outer, cut] = [nextSums, nextOuter, nextCut];
  }
  // The strip ends in the margin, where no dot is.
  if ((sums[0] ?? 0) >= asIs) return false;
  for (let place = length - 1, state = 0; place >= 0; place--) {
    dots[start + place * along] = state & 1;
    dots[start + place * along + across] = state >> 1;
    state = from[place * states.length + state] ?? 0;
  }
  return true;
}

function isAllowed(role: number, dot: number): boolean {
  return role === dotRoles.free || role === dot;
}

/** Corners at the three crossings of lines between two cuts, and sides between the cuts and within the second. */
function cutCost(first: number, second: number): number {
  let cost = 0;
  for (let line = 0; line < 3; line++) {
    const [upper, lower] = [bit(first, line) + 2 * bit(second, line), bit(first, line + 1) + 2 * bit(second, line + 1)];
    const around = bit(first, line) + bit(second, line) + bit(first, line + 1) + bit(second, line + 1);
    // Two dots that touch at a corner only are two corners; two side by side are none.
    const corners = around % 2 === 1 ? 1 : around === 2 && upper + lower === 3 && upper !== 0 && upper !== 3 ? 2 : 0;
    cost += corners * costs.corner + (bit(second, line) === bit(second, line + 1) ? 0 : costs.side);
  }
  const between = (first ^ second) & 0b0110;
  return cost + (bit(between, 1) + bit(between, 2)) * costs.side;
}

function bit(cut: number, line: number): number {
  return (cut >> line) & 1;
}
