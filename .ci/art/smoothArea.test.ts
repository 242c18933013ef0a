import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlinePath } from '../../src/art/outlinePath.ts';
import { outlines } from '../../src/art/testing/outlines.ts';
import { areaRows, dotArea, dotRoles } from './DotArea.ts';
import { smoothArea } from './smoothArea.ts';

const anyRole = fc.constantFrom<number>(...Object.values(dotRoles));

/** Corners of all outlines of the dots that are `#`. */
function corners(rows: readonly string[]): number {
  return outlines(outlinePath(rows, '#')).reduce((sum, outline) => sum + outline.length - 1, 0);
}

function smoothed(roles: readonly (readonly number[])[], isGreedy: boolean): readonly string[] {
  const size = { width: roles[0]?.length ?? 0, height: roles.length };
  const area = dotArea(size, (column, row) => roles[row]?.[column] ?? dotRoles.never, isGreedy);
  smoothArea(area);
  return areaRows(area);
}

/** All that an area can be: every choice of its free dots. */
function choices(roles: readonly (readonly number[])[]): readonly (readonly string[])[] {
  const width = roles[0]?.length ?? 0;
  return roles
    .flat()
    .reduce<readonly string[]>(
      (found, role) =>
        found.flatMap((dots) => (role === dotRoles.free ? [`${dots}#`, `${dots}.`] : [dots + (role ? '#' : '.')])),
      [''],
    )
    .map((dots) => roles.map((_, row) => dots.slice(row * width, row * width + width)));
}

describe('smoothArea', () => {
  test.each([
    { height: 1, lines: 'one line' },
    { height: 2, lines: 'two lines' },
  ])('finds the fewest corners that $lines can have', ({ height }) => {
    const line = fc.array(anyRole, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(line, { minLength: height, maxLength: height }), fc.boolean(), (roles, isGreedy) => {
        const least = Math.min(...choices(roles).map(corners));
        expect(corners(smoothed(roles, isGreedy))).toBe(least);
      }),
      { numRuns: 200 },
    );
  });

  test('takes all dots that are its own, none that it must not have, and never more corners than at first', () => {
    const anyArea = fc
      .integer({ min: 1, max: 9 })
      .chain((width) =>
        fc.array(fc.array(anyRole, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 9 }),
      );
    fc.assert(
      fc.property(anyArea, fc.boolean(), (roles, isGreedy) => {
        const rows = smoothed(roles, isGreedy);
        const first = roles.map((line) =>
          line.map((role) => (role === dotRoles.own || (isGreedy && role === dotRoles.free) ? '#' : '.')).join(''),
        );
        expect(corners(rows)).toBeLessThanOrEqual(corners(first));
        roles.forEach((line, row) => {
          line.forEach((role, column) => {
            if (role !== dotRoles.free) expect(rows[row]?.[column]).toBe(role === dotRoles.own ? '#' : '.');
          });
        });
      }),
    );
  });
});
