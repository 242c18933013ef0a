import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { besideLevels, levels } from './levels.ts';
import { stages } from './stages.ts';

const ofYears = (years: readonly number[]) =>
  exampleContent({ resume: { work: years.map((year) => ({ name: String(year), startDate: String(year) })) } });

const sixJobs = [1, 2, 3, 4, 5, 6].map((year) => ({
  name: String(year),
  startDate: `200${year}`,
  endDate: `200${year + 1}`,
}));

describe('levels', () => {
  it('are those that the owner has chosen, if any of them is there', () => {
    const chosen = (...names: string[]) =>
      levels(exampleContent({ resume: { work: sixJobs }, game: { levels: names } })).map(({ stage }) => stage.title);
    expect(chosen('4', 'none', '2')).toEqual(['2', '4']);
    expect(chosen('none')).toHaveLength(6);
  });

  it('hold each entry once at most, and the others are counted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1950, max: 2025 }), { maxLength: 30 }), (years) => {
        const content = ofYears(years);
        const chosen = levels(content).map(({ stage }) => stage.title);
        const all = stages(content).map(({ title }) => title);
        expect(chosen.length + besideLevels(content)).toBe(all.length);
        expect([...new Set(chosen)].every((title) => all.includes(title))).toBe(true);
      }),
    );
  });
});
