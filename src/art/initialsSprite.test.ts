import { describe, expect, it } from 'vitest';
import { initialsSprite } from './initialsSprite.ts';
import { outlines } from './testing/outlines.ts';

const renderInitials = (initials: string) =>
  initialsSprite(initials)
    ?.paths.map(({ d }) => d)
    .join('');

describe('initialsSprite', () => {
  it.each([
    ['lowercase', 'ab', 'AB'],
    ['accents', 'Éñ', 'EN'],
    ['combining accents', 'E\u0301', 'E'],
    ['points and spaces', ' P. 1.', 'P1'],
    ['letters after the second', 'ABCD', 'AB'],
    ['the difference between ß and SS', 'ß', 'SS'],
  ])('ignores %s', (_, initials, plain) => {
    expect(renderInitials(initials)).toBe(renderInitials(plain));
    expect(renderInitials(initials)).toMatch(/^M\d/);
  });

  it.each(['', '  ', '.', 'م', '李小', 'A李', 'Ø', '🙂'])('returns undefined for %j', (initials) => {
    expect(initialsSprite(initials)).toBeUndefined();
  });

  it.each(['W', 'WW', 'I', '11'])('centers %s in the seal', (initials) => {
    const corners = outlines(renderInitials(initials) ?? '').flat();
    const middle = (numbers: readonly number[]) => (Math.min(...numbers) + Math.max(...numbers)) / 2;
    expect(middle(corners.map(([x]) => x))).toBeCloseTo(20, 0);
    expect(middle(corners.map(([, y]) => y))).toBe(20);
    for (const [x, y] of corners) expect(Math.hypot(x - 20, y - 20)).toBeLessThan(14);
  });
});
