import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { levels } from './levels.ts';
import { stages } from './stages.ts';

const ofYears = (years: readonly number[]) =>
  exampleContent({ resume: { work: years.map((year) => ({ name: String(year), startDate: String(year) })) } });

describe('levels', () => {
  test.each([
    [0, []],
    [1, [1]],
    [5, [1, 2, 3, 4, 5]],
    [6, [1, 2, 3, 4, 5, 'bonus']],
    [15, [1, 2, 3, 4, 5, 'bonus']],
  ])('of %d entries are numbered %j', (count, numbers) => {
    const years = Array.from({ length: count }, (_, index) => 2000 + index);
    expect(levels(ofYears(years)).map(({ number }) => number)).toEqual(numbers);
  });

  it('give the bonus stage to the newest and level 1 to the oldest, who share it', () => {
    const years = [2007, 2006, 2005, 2004, 2003, 2002, 2001, 2000];
    const titles = levels(ofYears(years)).map((level) => level.stages.map(({ title }) => title));
    expect(titles).toEqual([['2000', '2001', '2002'], ['2003'], ['2004'], ['2005'], ['2006'], ['2007']]);
  });

  it('hold every stage once, in the order of time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1950, max: 2025 }), { maxLength: 30 }), (years) => {
        const content = ofYears(years);
        const all = levels(content);
        expect(all.flatMap((level) => level.stages)).toEqual(stages(content));
        expect(all.every((level) => level.stages.length > 0)).toBe(true);
        expect(all.slice(1).every((level) => level.stages.length === 1)).toBe(true);
      }),
    );
  });
});
