import { expect, test } from 'vitest';
import { currentJob, namesJob } from './currentJob.ts';

const job = (position: string, startDate = '2020', endDate = '') => ({
  position,
  name: `${position}s Inc.`,
  startDate,
  endDate,
});
const shop = job('Web shop owner', '2012-01');
const director = job('Engineering Director', '2025-01');

test.each<[string, Parameters<typeof currentJob>[0], string | undefined]>([
  ['missing without jobs', [], undefined],
  ['the ongoing one', [job('Cook', '2020', '2024'), job('Chef')], 'Chef'],
  ['not one that ended', [job('Cook', '2020', '2024')], undefined],
  ['not one without a start', [job('Cook', '')], undefined],
  ['not one that begins later', [job('Cook', '2026-01')], undefined],
  ['one with an end in the future', [job('Cook', '2020', '2026-01')], 'Cook'],
  ['the one that began last', [shop, director], 'Engineering Director'],
  ['the one that began last, wherever it is listed', [director, shop], 'Engineering Director'],
  ['the first listed of two that began together', [job('A', '2020-05'), job('B', '2020'), job('C', '2020-05')], 'A'],
  ['the latest in a list from old to new', [job('A', '2001', '2003'), job('B', '2003'), job('C', '2019')], 'C'],
  ['never a summary of several jobs', [job('Earlier experience', '2001'), job('B', '2003')], 'B'],
])('the current job is %s', (_, jobs, expected) => {
  expect(currentJob(jobs, '2025-11-01')?.position).toBe(expected);
});

test.each<[string, ReturnType<typeof job>, boolean]>([
  ['Engineering Director', director, true],
  ['Director of Engineering', director, true],
  ['Senior Engineering Director, mother', director, true],
  ['Speaker | Director', director, true],
  ['Web developer', shop, false],
  ['CTO, Oak', { ...director, position: 'CTO', name: 'Oak' }, true],
  ['前端工程师', job('高级前端工程师'), true],
  ['Redakteurin', job('Redakteur'), true],
])('whether the title %j names a job', (label, named, expected) => {
  expect(namesJob(label, named)).toBe(expected);
});
