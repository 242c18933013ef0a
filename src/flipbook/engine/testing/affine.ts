// Evaluates CSS transform lists as a browser does, to prove what they draw.
import { DOMMatrix, DOMPoint } from '@napi-rs/canvas';
import type { Point } from '../shapes.ts';

export type Affine = DOMMatrix;

/** One function of a list: its name and its numbers, without units (all are px, rad or none). */
export interface CssFunction {
  readonly name: string;
  readonly values: readonly number[];
}

/** Parses `translate(1px,2px) rotate(0.5rad) …`. */
export function functionsIn(list: string): readonly CssFunction[] {
  return [...list.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', values = '']) => ({
    name,
    values: values.split(',').map((value) => Number.parseFloat(value)),
  }));
}

function after(matrix: DOMMatrix, { name, values: [x = Number.NaN, y = Number.NaN] }: CssFunction): DOMMatrix {
  switch (name) {
    case 'translate':
      return matrix.translate(x, y);
    case 'rotate':
      return matrix.rotate((x * 180) / Math.PI);
    case 'scale':
      return matrix.scale(x, y);
    default:
      throw new Error(`No ${name}() is expected in a soft pose.`);
  }
}

/** The matrix of nested function lists, the outermost first. */
export function evaluate(...lists: readonly (string | readonly CssFunction[])[]): Affine {
  return lists.flatMap((list) => (typeof list === 'string' ? functionsIn(list) : list)).reduce(after, new DOMMatrix());
}

/** Interpolates two lists of the same functions one by one, as browsers do between keyframes. */
export function between(from: string, to: string, share: number): readonly CssFunction[] {
  const ends = functionsIn(to);
  return functionsIn(from).map(({ name, values }, index) => {
    const end = ends[index];
    if (end?.name !== name) throw new Error(`${from} and ${to} are not lists of the same functions.`);
    return {
      name,
      values: values.map((value, position) => value + ((end.values[position] ?? Number.NaN) - value) * share),
    };
  });
}

/** Transforms a point. */
export function apply(matrix: DOMMatrix, { x, y }: Point): Point {
  return matrix.transformPoint(new DOMPoint(x, y));
}
