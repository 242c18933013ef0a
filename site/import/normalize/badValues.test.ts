// Values that cannot be read are left out with a warning; what can be read of them stays.
import { expect, test } from 'vitest';
import type { Finding } from '../report/Finding.ts';
import { pathText } from '../report/Finding.ts';
import { normalizeResume } from './normalizeResume.ts';

function normalized(written: object) {
  const findings: Finding[] = [];
  const { document } = normalizeResume(written, (found) => findings.push(...found));
  return {
    document,
    messages: findings.map(({ path, message }) => `${pathText(path)}: ${message}`),
    isLoss: findings.some((finding) => finding.isLoss),
  };
}

test.each<[written: string, read: string | undefined]>([
  ['2028-08 (expected)', '2028-08'],
  ['(est.) 2028', '2028'],
  ['08/2028, expected', '2028-08'],
  ['31.08.2028 (voraussichtlich)', '2028-08-31'],
  ['2023-04-31', '2023-04'],
  ['2023-13', '2023'],
  ['2019 – 2021', '2021'],
  ['1-', undefined],
  ['TODO', undefined],
  ['No. 4711', undefined],
  ['Q3 of 2 or 3', undefined],
])('the award date %j is read as %j', (date, expected) => {
  const { document, messages, isLoss } = normalized({ awards: [{ title: 'Best', date }] });
  expect(document).toEqual({ awards: [{ title: 'Best', ...(expected && { date: expected }) }] });
  expect(messages).toHaveLength(1);
  if (!expected) expect(isLoss).toBe(true);
});

test.each<[start: string, end: string, expected: object, message: RegExp]>([
  [
    '2020-01',
    '1-',
    { startDate: '2020-01' },
    /^work\[0\]\.end: Skipped: "1-" is not a date, so this entry counts as ongoing\./,
  ],
  ['2014-04', '2013-07', { startDate: '2013-07', endDate: '2014-04' }, /^work\[0\]\.end: .* swapped\. Check them\.$/],
  ['2021', '2020-02', { startDate: '2020-02', endDate: '2021' }, /swapped/],
  ['2021-03', '1989-03', { startDate: '2021-03' }, /It is left out, so this entry counts as ongoing\./],
])('a job from %j to %j is repaired, with a warning at its key in the file', (start, end, expected, message) => {
  const { document, messages } = normalized({ work: [{ name: 'Oak', startDate: start, end }] });
  expect(document).toEqual({ work: [{ name: 'Oak', ...expected }] });
  expect(messages.at(-1)).toMatch(message);
});

test('an end in the year 9999 is none', () => {
  const { document } = normalized({ work: [{ startDate: '2020', endDate: '9999-12-31' }] });
  expect(document).toEqual({ work: [{ startDate: '2020' }] });
});

test.each<[written: string, read: string | undefined]>([
  ['ada [at] ada [dot] example', 'ada@ada.example'],
  ['ada at ada dot example', 'ada@ada.example'],
  ['ada@ada.example, eve@ada.example', 'ada@ada.example'],
  ['ada', undefined],
  ['ada@ada.example?bcc=eve@ada.example', undefined],
])('the email address %j is read as %j', (email, expected) => {
  const { document, messages } = normalized({ basics: { name: 'Ada', email } });
  expect(document).toEqual({ basics: { name: 'Ada', ...(expected && { email: expected }) } });
  expect(messages).toHaveLength(1);
});

test('an address loses its control characters', () => {
  const { document } = normalized({ basics: { name: 'Ada', url: 'https://ada\u0007.example/' } });
  expect(document).toEqual({ basics: { name: 'Ada', url: 'https://ada.example/' } });
});

test('a line of more than a thousand letters is cut with a warning', () => {
  const { document, messages } = normalized({ work: [{ name: 'Oak '.repeat(300) }] });
  expect(document).toEqual({ work: [{ name: 'Oak '.repeat(250).trim() }] });
  expect(messages).toEqual(['work[0].name: Too long: 1199 characters, and the limit is 1000. The rest is cut off.']);
});
