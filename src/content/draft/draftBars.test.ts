import { describe, expect, it, test } from 'vitest';
import { draftBars } from './draftBars.ts';

const of = (...skills: object[]) => draftBars({ basics: { name: 'Ada' }, skills });

describe('draftBars', () => {
  test.each([
    ['Master', 'MAX'],
    ['expert', 5],
    ['Advanced', 4],
    ['Upper intermediate', 3],
    ['Basic knowledge', 2],
    ['Beginner', 1],
    ['4', 4],
    ['3/5', 3],
    ['8 of 10', 4],
    ['80 %', 4],
    ['0', 0],
    ['9', 3],
    ['7/0', 3],
    ['five stars', 3],
    ['4 stars', 3],
    ['Level 4', 3],
    ['2 of   4', 3],
    ['1000/1000', 3],
    [undefined, 3],
  ])('takes the level %j for a bonus of %j', (level, bonus) => {
    expect(of({ name: 'Web', level })).toEqual([{ name: 'Web', bonus }]);
  });

  it('makes none of no skills', () => {
    expect(draftBars({ basics: { name: 'Ada' } })).toEqual([]);
    expect(of({}, { keywords: [] })).toEqual([]);
  });

  it('names a group without a name by its first keyword', () => {
    expect(of({ keywords: ['Sewing', 'Knitting'] })).toEqual([{ name: 'Sewing', bonus: 3 }]);
  });

  it('makes four at most, and leaves out those of no known level first', () => {
    const skills = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
    expect(of(...skills, { name: 'e', level: 'Expert' }).map(({ name }) => name)).toEqual(['e', 'a', 'b', 'c']);
  });
});
