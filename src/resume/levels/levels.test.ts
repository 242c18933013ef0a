import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleContent } from '../testing/exampleContent.ts';
import { levels, nonLevelStageCount } from './levels.ts';
import { stages } from './stages.ts';

const contentOfYears = (years: readonly number[]) =>
  exampleContent({ resume: { work: years.map((year) => ({ name: String(year), startDate: String(year) })) } });

test('levels hold each entry once at most, and the others are counted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1950, max: 2025 }), { maxLength: 30 }), (years) => {
      const content = contentOfYears(years);
      const levelTitles = levels(content).map(({ stage }) => stage.title);
      const all = stages(content).map(({ title }) => title);
      expect(levelTitles.length + nonLevelStageCount(content)).toBe(all.length);
      expect([...new Set(levelTitles)].every((title) => all.includes(title))).toBe(true);
    }),
  );
});
