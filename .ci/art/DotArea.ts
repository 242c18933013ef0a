// Dot space, see compileSprite.ts. An area has a margin of two dots on every side that is never in it, so that each dot and
// each strip has its neighbours.

/** What a dot is to an area: never in it, always in it, or in it if that is shorter to write. */
export const dotRoles = { never: 0, own: 1, free: 2 } as const;

/** In dots. */
const margin = 2;

/** Dots of which some belong to an area, some do not, and some may: line by line, from the upper left of the margin. */
export interface DotArea {
  /** In dots, with the margin. */
  readonly width: number;
  /** In dots, with the margin. */
  readonly height: number;
  /** A {@link dotRoles} for each dot. */
  readonly roles: Uint8Array;
  /** 1 for each dot that is in the area, 0 for the others. */
  readonly dots: Uint8Array;
}

/**
 * The area of all dots that are its own.
 *
 * @param size in dots, without the margin
 * @param roleAt what the dot at column and row is
 * @param isGreedy whether it begins with all free dots, too
 */
export function dotArea(
  size: { readonly width: number; readonly height: number },
  roleAt: (column: number, row: number) => number,
  isGreedy: boolean,
): DotArea {
  const width = size.width + 2 * margin;
  const height = size.height + 2 * margin;
  const roles = new Uint8Array(width * height);
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++) {
      roles[(row + margin) * width + column + margin] = roleAt(column, row);
    }
  }
  const dots = roles.map((role) => (role === dotRoles.own || (isGreedy && role === dotRoles.free) ? 1 : 0));
  return { width, height, roles, dots };
}

/** The area as rows without the margin: `#` for what is in it. */
export function areaRows({ width, height, dots }: DotArea): readonly string[] {
  return Array.from({ length: height - 2 * margin }, (_, row) =>
    Array.from(dots.subarray((row + margin) * width + margin, (row + margin + 1) * width - margin), (dot) =>
      dot === 1 ? '#' : '.',
    ).join(''),
  );
}
