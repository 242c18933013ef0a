import { describe, expect, it, test } from 'vitest';
import type { Resume } from '../Resume.ts';
import { draftBars } from './draftBars.ts';

const drafted = (sections: Partial<Resume>) => draftBars({ basics: { name: 'Ada' }, ...sections }, '2025-11-01');
const of = (...skills: object[]) => drafted({ skills });
const levelled = (...levels: readonly string[]) => of(...levels.map((level) => ({ name: level, level })));

describe('draftBars', () => {
  test.each([
    ['Master', 'MAX'],
    ['expert', 5],
    ['Advanced', 4],
    ['Upper intermediate', 3],
    ['4', 4],
    ['3/5', 3],
    ['8 of 10', 4],
    ['80 %', 4],
    ['4 stars', 4],
    ['★★★☆☆', 3],
    ['C1', 5],
  ])('takes the level %j for a bonus of %j', (level, bonus) => {
    expect(levelled(level)).toEqual([{ name: level, bonus }]);
  });

  it('says years as they are told', () => {
    expect(levelled('6 years', '12+ years')).toEqual([
      { name: '12+ years', bonus: 5, value: '12+ years' },
      { name: '6 years', bonus: 4, value: '6 years' },
    ]);
  });

  it('puts bare numbers on the scale that the largest of them shows', () => {
    expect(levelled('100', '70')).toEqual([
      { name: '100', bonus: 5 },
      { name: '70', bonus: 4 },
    ]);
    expect(levelled('9', '6').map(({ bonus }) => bonus)).toEqual([5, 3]);
  });

  it.each(['Basic knowledge', 'Beginner', '0', '1/5', '7/0', 'five stars', '1000/1000'])(
    'shows no bar for %j',
    (level) => {
      expect(levelled(level)).toEqual([]);
    },
  );

  it('makes none of no skills', () => {
    expect(drafted({})).toEqual([]);
    expect(of({}, { keywords: [] }, { name: 'Maps' })).toEqual([]);
  });

  it('names a group without a name by its first keyword', () => {
    expect(of({ keywords: ['Sewing', 'Knitting'], level: 'Expert' })).toEqual([{ name: 'Sewing', bonus: 5 }]);
  });

  it('makes four at most, the highest first', () => {
    expect(levelled('3/5', '4/5', 'Master', '3/5', '5/5').map(({ bonus }) => bonus)).toEqual(['MAX', 5, 4, 3]);
  });

  it('counts what can be counted where no level is known, but not what there is one of', () => {
    const sections = {
      skills: [{ name: 'Maps' }],
      work: [{ startDate: '2020' }],
      projects: [{ name: 'A' }],
      languages: [{ language: 'Polish' }, { language: 'English' }],
    };
    expect(drafted(sections)).toEqual([
      { name: 'At work', bonus: 3, value: '5 years' },
      { name: 'Spoken', bonus: 2, value: '2 languages' },
    ]);
  });
});
