import { expect, test } from 'vitest';
import { currentJob } from './currentJob.ts';

const job = (position: string, startDate = '2020', endDate = '') => ({
  position,
  name: `${position}s Inc.`,
  startDate,
  endDate,
});
const shop = job('Web shop owner', '2012-01');
const director = job('Engineering Director', '2025-01');

test.each<[string, string | undefined, Parameters<typeof currentJob>[0], string | undefined]>([
  ['missing without jobs', undefined, [], undefined],
  ['the ongoing one', undefined, [job('Cook', '2020', '2024'), job('Chef')], 'Chef'],
  ['not one that ended', undefined, [job('Cook', '2020', '2024')], undefined],
  ['not one without a start', undefined, [job('Cook', '')], undefined],
  ['not one that begins later', undefined, [job('Cook', '2026-01')], undefined],
  ['one with an end in the future', undefined, [job('Cook', '2020', '2026-01')], 'Cook'],
  ['the first listed', undefined, [shop, director], 'Web shop owner'],
  ['the one in the title', 'Engineering Director', [shop, director], 'Engineering Director'],
  ['the one in the reworded title', 'Director of Engineering', [shop, director], 'Engineering Director'],
  ['the one in the longer title', 'Senior Engineering Director, mother', [shop, director], 'Engineering Director'],
  ['the one in a role of the title', 'Speaker | Director', [shop, director], 'Engineering Director'],
  ['the first listed if a title only shares a word', 'Web developer', [director, shop], 'Engineering Director'],
  ['the one with the title’s employer', 'CTO, Oak', [job('Deputy CTO'), { ...job('CTO'), name: 'Oak' }], 'CTO'],
  [
    'the longer match of two in the title',
    'Lead Web Developer',
    [job('Developer'), job('Web Developer')],
    'Web Developer',
  ],
  ['the first listed of two in the title', 'Teacher and Translator', [job('Translator'), job('Teacher')], 'Translator'],
  ['the one in a Chinese title', '前端工程师', [job('设计师'), job('高级前端工程师')], '高级前端工程师'],
  ['the one in another grammatical gender', 'Redakteurin', [job('Trainer'), job('Redakteur')], 'Redakteur'],
  ['the latest in a list from old to new', '', [job('A', '2001', '2003'), job('B', '2003'), job('C', '2019')], 'C'],
  ['never a summary of several jobs', '', [job('Earlier experience', '2001'), job('B', '2003')], 'B'],
])('the current job is %s', (_, label, jobs, expected) => {
  expect(currentJob(jobs, { label, asOf: '2025-11-01' })?.position).toBe(expected);
});
