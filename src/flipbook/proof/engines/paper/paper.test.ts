import { describe, expect, test } from 'vitest';
import { hardPaper } from './hardPaper.ts';
import { cornerAt } from './PaperTurn.ts';
import { softPaper } from './softPaper.ts';

const page = { width: 300, height: 400 };
const bottom = { corner: 'bottom', course: 'across' } as const;

describe('the model of the paper that pictures are compared with', () => {
  test('takes the corner a tenth of the height in, and brings it to the other side', () => {
    expect(cornerAt(bottom, 0, page)).toEqual({ x: 260, y: 360 });
    expect(cornerAt(bottom, 1, page)).toEqual({ x: -300, y: 400 });
    expect(cornerAt({ corner: 'top', course: 'home' }, 1, page)).toEqual({ x: 300, y: 0 });
  });

  // Its corner at (120, 370): the crease goes through (210, 385), nearly upright.
  test.each([
    ['flat paper near the spine', { x: 60, y: 100 }, 'front'],
    ['the flap', { x: 170, y: 300 }, 'back'],
    ['the page that comes to light', { x: 270, y: 370 }, 'revealed'],
    ['the page across the spine', { x: -60, y: 200 }, 'covered'],
    ['what is above the book', { x: 60, y: -60 }, 'beside'],
    ['the edge of a page, where the colour is not defined', { x: 295, y: 200 }, undefined],
    ['the crease', { x: 210, y: 385 }, undefined],
  ])('a quarter of a soft turn shows %s', (_, at, part) => {
    expect(softPaper(bottom, 0.25, page)(at)).toBe(part);
  });

  test.each([
    [0.25, { x: 100, y: 200 }, 'front'],
    [0.25, { x: 100, y: 410 }, undefined],
    [0.25, { x: 180, y: 410 }, 'front'],
    [0.25, { x: 270, y: 200 }, 'revealed'],
    [0.75, { x: -100, y: 200 }, 'back'],
    [0.75, { x: 100, y: 200 }, 'revealed'],
    [0.75, { x: -280, y: 200 }, 'covered'],
  ])('a board swung by %d shows at %o %s, nearer to the eye and larger', (progress, at, part) => {
    expect(hardPaper(bottom, progress, page)(at)).toBe(part);
  });
});
