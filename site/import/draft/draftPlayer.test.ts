import { expect, test } from 'vitest';
import type { SkillBar } from '../../../src/resume/Game.ts';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { draftBars, draftPlaytime } from './draftPlayer.ts';

const asOf = '2025-11-01';
const bar = (name: string, bonus: SkillBar['bonus'], value?: string) => ({ name, bonus, ...(value && { value }) });
/** Skills that are named like their levels. */
const skillsOf = (...levels: string[]) => ({ skills: levels.map((level) => ({ name: level, level })) });

test.each<[string, SkillBar['bonus'] | undefined, string?]>([
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
  ['Basic knowledge', undefined],
  ['Beginner', undefined],
  ['0', undefined],
  ['1/5', undefined],
  ['2/5', undefined],
  ['7/0', undefined],
  ['five stars', undefined],
  ['1000/1000', undefined],
  ['6 years', 4, '6 years'],
  ['12+ years', 5, '12+ years'],
])('a skill of the level %j has the bonus %j', (level, bonus, value) => {
  const bars = draftBars({ basics: { name: 'Ada' }, skills: [{ name: 'x', level }] }, asOf);
  expect(bars).toEqual(bonus === undefined ? [] : [bar('x', bonus, value)]);
});

test.each<[object, SkillBar[]]>([
  [skillsOf('100', '70'), [bar('100', 5), bar('70', 4)]],
  [skillsOf('9', '6'), [bar('9', 5), bar('6', 3)]],
  [{}, []],
  [{ skills: [{}, { keywords: [] }, { name: 'Maps' }] }, []],
  [{ skills: [{ keywords: ['Sewing', 'Knitting'], level: 'Expert' }] }, [bar('Sewing', 5)]],
  [
    skillsOf('3/5', '4/5', 'Master', '3/5', '5/5', '12+ years'),
    [bar('Master', 'MAX'), bar('5/5', 5), bar('12+ years', 5, '12+ years'), bar('4/5', 4)],
  ],
  [
    {
      skills: [{ name: 'Maps' }],
      work: [{ startDate: '2020' }],
      projects: [{ name: 'A' }],
      languages: [{ language: 'Polish' }, { language: 'English' }, { language: 'Dutch' }],
    },
    [bar('Experience', 3, '5 years'), bar('Languages', 3, '3 languages')],
  ],
  [{ work: [{ startDate: '2000' }] }, []],
  [{ languages: [{ language: 'Polish', fluency: 'Native speaker' }] }, []],
  [
    {
      languages: [
        { language: 'Deutsch', fluency: 'fließend' },
        { language: 'Polski', fluency: 'Muttersprache' },
        { language: 'Italiano', fluency: 'A2' },
      ],
    },
    [bar('Polski', 'MAX'), bar('Deutsch', 4)],
  ],
  [{ work: [{ startDate: '2022' }], projects: [{}, {}, {}] }, [bar('Projects', 3, '3 projects')]],
])('%j has the bars %j', (resume, expected) => {
  expect(draftBars(exampleContent({ resume }).resume, asOf)).toEqual(expected);
});

const about = (summary: string) => ({ basics: { name: 'Ada', summary } });

test.each<[object, string]>([
  [{}, 'Not counted'],
  [{ work: [{ name: 'Acme' }, { startDate: 'long ago' }] }, 'Not counted'],
  [{ work: [{ startDate: '2020' }, { startDate: '2013-06' }] }, '12+ years'],
  [{ work: [{ startDate: '2013-12' }] }, '11+ years'],
  [{ work: [{ startDate: '2024-11-30' }] }, '1+ year'],
  [{ work: [{ startDate: '2025-03' }] }, 'New game'],
  [{ work: [{ startDate: '2030-01' }] }, 'New game'],
  [{ work: [{ startDate: '2019' }, { startDate: '2015', endDate: '2021' }] }, '10+ years'],
  [
    { work: ['Lead', 'Hand'].map((position) => ({ name: 'Oak', position, startDate: '2015', endDate: '2020' })) },
    '5+ years',
  ],
  [{ work: [{ startDate: '2023' }, { startDate: '2001', endDate: '2004' }] }, '5+ years'],
  [{ ...about('Há 17 anos na web.'), work: [{ startDate: '2020' }] }, '17+ years'],
  [{ ...about('منذ ١٢ سنة في الويب') }, '12+ years'],
  [{ ...about('I mere end ti år.') }, '10+ years'],
  [{ ...about('I mer än femton år.') }, '15+ years'],
  [{ ...about('Fa deu anys.') }, '10+ years'],
  [{ ...about('Seit zwölf Jahren im Web.') }, '12+ years'],
  [{ ...about('我有8年经验。19年3月开始。') }, '8+ years'],
  [{ ...about('The last 2 years in Rust.'), work: [{ startDate: '2020' }] }, '5+ years'],
  [{ projects: [{ startDate: '2020-01' }], volunteer: [{ startDate: '2021' }] }, '5+ years'],
  [{ work: [{ startDate: '2023' }], projects: [{ startDate: '2001' }] }, '2+ years'],
])('%j is a playtime of %j', (resume, expected) => {
  expect(draftPlaytime(exampleContent({ resume }).resume, asOf)).toEqual(expected);
});
