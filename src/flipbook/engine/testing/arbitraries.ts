import fc from 'fast-check';
import { type Crease, creaseAt, reachablePoint } from '../crease.ts';
import { defaultSettings, type Settings, validateSettings } from '../settings.ts';
import type { Corner, Density, Point, Size } from '../shapes.ts';
import type { Model } from '../state.ts';
import { bookOf } from './book.ts';

/** Evenly distributed numbers in steps of 1/64. The floats of fast-check cluster around 0. */
export function real(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: Math.ceil(min * 64), max: Math.floor(max * 64) }).map((steps) => steps / 64);
}

/** Picks one of several arbitraries, each as often as its weight says. */
export function weighted<Value>(...options: readonly (readonly [weight: number, fc.Arbitrary<Value>])[]) {
  return fc.oneof(...options.map(([weight, arbitrary]) => ({ weight, arbitrary })));
}

export const anyCorner: fc.Arbitrary<Corner> = fc.constantFrom('top', 'bottom');

/** Pages of any size from a stamp to a poster. */
export const anyPage: fc.Arbitrary<Size> = fc.record({ width: real(20, 3000), height: real(20, 3000) });

/** Points in and around a page, up to `far` px along each axis from its spine's top. */
export function anyPoint(far: number): fc.Arbitrary<Point> {
  return fc.record({ x: real(-far, far), y: real(-far, far) });
}

/** The crease of a corner dragged toward a point, as far as it can reach. */
export function creaseToward(point: Point, corner: Corner, page: Size): Crease | null {
  return creaseAt(reachablePoint(point, corner, page), corner, page);
}

/** A page and one of its creases. */
export const anyCrease: fc.Arbitrary<{ page: Size; crease: Crease }> = fc
  .record({ page: anyPage, corner: anyCorner, point: anyPoint(4000) })
  .map(({ page, corner, point }) => ({ page, crease: creaseToward(point, corner, page) }))
  .filter((sample): sample is { page: Size; crease: Crease } => sample.crease !== null);

/** Random settings that do not affect the size of a page. */
const anySettings: fc.Arbitrary<Partial<Settings>> = fc
  .record(Object.fromEntries(Object.entries(defaultSettings).flatMap(anyOf)), { requiredKeys: [] })
  .map((settingsInput) => validateSettings({ width: 400, height: 500, ...settingsInput }));

/** For a boolean setting, true or false. For a number, values from 1 to twice its default, or to 2 if that is more. */
function anyOf([name, value]: [string, unknown]): [string, fc.Arbitrary<unknown>][] {
  if (typeof value === 'boolean') return [[name, fc.boolean()]];
  return typeof value === 'number' ? [[name, real(1, Math.max(2, value * 2))]] : [];
}

const usuallyTrue = fc.nat(5).map((number) => number > 0);

/** Books of 0 to 12 pages, in many shapes and settings. */
export const anyBook: fc.Arbitrary<Model> = fc
  .record({
    densities: fc.array(fc.constantFrom<Density>('soft', 'hard'), { maxLength: 12 }),
    orientation: fc.constantFrom('portrait', 'landscape'),
    page: fc.record({ width: real(100, 500), height: real(100, 900) }),
    rightToLeft: fc.boolean(),
    dragFrom: fc.constantFrom('anywhere', 'edges', 'grip', undefined),
    turnBy: fc.record({ click: usuallyTrue, drag: usuallyTrue, swipe: usuallyTrue, flick: usuallyTrue }),
    riffle: fc.constantFrom<'all' | 'near' | false>('all', 'near', false),
    settings: anySettings,
  } satisfies { [Name in keyof Model]?: fc.Arbitrary<Model[Name]> } & { settings: typeof anySettings })
  .map(({ settings, ...book }) => ({ ...settings, ...book }))
  .map(bookOf);
