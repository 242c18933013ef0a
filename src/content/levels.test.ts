import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { besideLevels, levels } from './levels.ts';
import type { Resume } from './Resume.ts';
import { stages } from './stages.ts';

const ofYears = (years: readonly number[]) =>
  exampleContent({ resume: { work: years.map((year) => ({ name: String(year), startDate: String(year) })) } });

const job = (name: string, startDate?: string, endDate?: string) => ({
  name,
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
});
const sixJobs = [1, 2, 3, 4, 5, 6].map((year) => job(String(year), `200${year}`, `200${year + 1}`));

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

  test.each<[string, Pick<Resume, 'work' | 'education'>, readonly string[]]>([
    [
      'those in the order of time, what goes on last',
      { work: [job('old'), job('2001', '2001'), job('1999 on', '1999'), job('2005', '2005', '2006')] },
      ['old', '2005', '1999 on', '2001'],
    ],
    [
      'of more than six no course before a job',
      { work: [...sixJobs], education: [{ area: 'Long', startDate: '1990', endDate: '1999' }] },
      ['1', '2', '3', '4', '5', '6'],
    ],
    [
      'then the longer ones',
      { work: [...sixJobs, job('0', '2000', '2004'), job('short', '2009-02', '2009-03')] },
      ['0', '2', '3', '4', '5', '6'],
    ],
    [
      'of the same length the later ones',
      { work: [...sixJobs, job('7', '2007', '2008')] },
      ['2', '3', '4', '5', '6', '7'],
    ],
    [
      'and the bonus stage is what goes on and weighs most',
      { work: [...sixJobs.slice(2), job('main', '1998'), job('side', '2012')] },
      ['3', '4', '5', '6', 'side', 'main'],
    ],
  ])('are %s', (_, resume, titles) => {
    expect(levels(exampleContent({ resume })).map(({ stage }) => stage.title)).toEqual(titles);
  });

  test.each([
    [['Oak', 'Oak', 'Elm'], '-=-'],
    [['Oak', 'OAK'], '-='],
    [['Oak', 'Elm', 'Oak'], '---'],
    [['', ''], '--'],
  ])('know which of positions at %j are at the same place', (companies, places) => {
    const work = companies.map((name, index) => ({ name, position: 'Developer', startDate: String(2000 + index) }));
    const all = levels(exampleContent({ resume: { work } }));
    expect(all.map(({ samePlace }) => (samePlace ? '=' : '-')).join('')).toBe(places);
  });

  it('are those that the owner has chosen, if any of them is there', () => {
    const chosen = (...names: string[]) =>
      levels(exampleContent({ resume: { work: sixJobs }, game: { levels: names } })).map(({ stage }) => stage.title);
    expect(chosen('4', 'none', '2')).toEqual(['2', '4']);
    expect(chosen('none')).toHaveLength(6);
  });

  it('take work and study at one place for two', () => {
    const resume = { work: [{ name: 'Oak', position: 'Tutor' }], education: [{ institution: 'Oak', area: 'Art' }] };
    expect(levels(exampleContent({ resume })).map(({ samePlace }) => samePlace)).toEqual([false, false]);
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
