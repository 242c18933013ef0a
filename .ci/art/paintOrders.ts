import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpriteData } from '../../src/art/SpriteData.ts';
import { paintOrder } from './paintOrder.ts';

/** The keys of each sprite, the lowest first, by its name. */
export type PaintOrders = Readonly<Record<string, string>>;

/** Where the orders are kept: a search takes minutes, and any order shows the same picture. */
export const paintOrdersFile = join(import.meta.dirname, 'paintOrders.json');

/** The icons are drawn one by one, so that none may reach below another; the shared pictures are large, and sent to nobody as paths. */
const withoutOrder = ['icons', 'shareCard', 'shareCardForWords'];

/** The orders that were found last. */
export function readPaintOrders(): PaintOrders {
  return JSON.parse(readFileSync(paintOrdersFile, 'utf8'));
}

/**
 * An order for each sprite that has one.
 *
 * @param known orders that were found before: a sprite whose keys are still the same keeps its order
 */
export function paintOrders(sprites: ReadonlyMap<string, SpriteData>, known: PaintOrders): PaintOrders {
  return Object.fromEntries(
    [...sprites]
      .filter(([name]) => !withoutOrder.includes(name))
      .map(([name, { rows }]) => {
        const order = known[name];
        return [name, order !== undefined && keysOf([order]) === keysOf(rows) ? order : paintOrder(rows)];
      }),
  );
}

function keysOf(rows: readonly string[]): string {
  return [...new Set(rows.join('').replaceAll('.', ''))].toSorted().join('');
}
