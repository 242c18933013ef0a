import { type Coverings, coverings } from './coverings.ts';

/**
 * The order in which the keys of a sprite are painted with the least path data, as far as a search finds it: first the key
 * that gains most from being below all that is left, again and again; then each key moves to where the sum is least, until
 * none can. The same rows give the same order.
 */
export function paintOrder(rows: readonly string[]): string {
  const keys = [...new Set(rows.join('').replaceAll('.', ''))];
  const found = coverings(rows);
  const order = fromLowest(keys, found);
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false;
    for (const key of keys) hasChanged = movedToBest(order, key, found) || hasChanged;
  }
  return order.join('');
}

function fromLowest(keys: readonly string[], { pathOf }: Coverings): string[] {
  const left = new Set(keys);
  const order: string[] = [];
  while (left.size > 0) {
    const gains = [...left].map((key) => ({ key, gain: pathOf(key, new Set()).length - pathOf(key, left).length }));
    const lowest = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    left.delete(lowest.key);
    order.push(lowest.key);
  }
  return order;
}

/** Moves a key within the order. @returns whether the order is a shorter one now */
function movedToBest(order: string[], key: string, found: Coverings): boolean {
  const from = order.indexOf(key);
  let best = { to: from, gain: 0 };
  for (const step of [-1, 1]) {
    const moved = [...order];
    let gain = 0;
    for (let place = from; moved[place + step] !== undefined; place += step) {
      gain += exchanged(moved, Math.min(place, place + step), found);
      if (gain > best.gain) best = { to: place + step, gain };
    }
  }
  order.splice(from, 1);
  order.splice(best.to, 0, key);
  return best.gain > 0;
}

/** Exchanges the keys at a place and after it. @returns how many characters that saves */
function exchanged(order: string[], place: number, { pathOf, meet }: Coverings): number {
  const [first, second] = order.splice(place, 2);
  if (first === undefined || second === undefined) return 0;
  const after = order.slice(place);
  order.splice(place, 0, second, first);
  if (!meet(first, second)) return 0;
  const sum = (lower: string, upper: string) =>
    pathOf(lower, new Set([upper, ...after])).length + pathOf(upper, new Set(after)).length;
  return sum(first, second) - sum(second, first);
}
