// Evaluates CSS transform lists as a browser does, to prove what they draw.
import type { Point } from '../shapes.ts';

/** `x' = a x + c y + e`, `y' = b x + d y + f`. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** One function of a list: its name and its numbers, units dropped (all are px, rad or none). */
export interface CssFunction {
  readonly name: string;
  readonly values: readonly number[];
}

const identity: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** Reads `translate(1px,2px) rotate(0.5rad) …`. */
export function functionsIn(list: string): readonly CssFunction[] {
  return [...list.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', values = '']) => ({
    name,
    values: values.split(',').map((value) => Number.parseFloat(value)),
  }));
}

function matrixOf({ name, values: [x = Number.NaN, y = Number.NaN] }: CssFunction): Affine {
  switch (name) {
    case 'translate':
      return { ...identity, e: x, f: y };
    case 'rotate':
      return { a: Math.cos(x), b: Math.sin(x), c: -Math.sin(x), d: Math.cos(x), e: 0, f: 0 };
    case 'scale':
      return { ...identity, a: x, d: y };
    default:
      throw new Error(`No ${name}() is expected in a soft pose.`);
  }
}

/** First `inner`, then `outer`. */
function times(outer: Affine, inner: Affine): Affine {
  return {
    a: outer.a * inner.a + outer.c * inner.b,
    b: outer.b * inner.a + outer.d * inner.b,
    c: outer.a * inner.c + outer.c * inner.d,
    d: outer.b * inner.c + outer.d * inner.d,
    e: outer.a * inner.e + outer.c * inner.f + outer.e,
    f: outer.b * inner.e + outer.d * inner.f + outer.f,
  };
}

/** The matrix of function lists, one nested in the other from the outermost. */
export function evaluate(...lists: readonly (string | readonly CssFunction[])[]): Affine {
  return lists
    .flatMap((list) => (typeof list === 'string' ? functionsIn(list) : list))
    .map(matrixOf)
    .reduce(times, identity);
}

/** What a browser draws between two keyframes: lists of the same functions, each interpolated by itself. */
export function between(from: string, to: string, share: number): readonly CssFunction[] {
  const ends = functionsIn(to);
  return functionsIn(from).map(({ name, values }, index) => {
    const end = ends[index];
    if (end?.name !== name) throw new Error(`${from} and ${to} are not lists of the same functions.`);
    return { name, values: values.map((value, place) => value + ((end.values[place] ?? Number.NaN) - value) * share) };
  });
}

/** Where a point goes. */
export function apply({ a, b, c, d, e, f }: Affine, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
