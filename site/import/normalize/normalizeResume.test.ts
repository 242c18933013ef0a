import { expect, test, vi } from 'vitest';
import { collectFindings, pathText, warning } from '../report/Finding.ts';
import { normalizeResume } from './normalizeResume.ts';

const family = '👨‍👩‍👧‍👦';
const tooLong = (characters: number, maximum: number) =>
  `The text has ${characters} characters; the limit is ${maximum}. The rest is cut off.`;

test.each([
  ['name', 'a word', 'x'.repeat(853), 'x'.repeat(100), tooLong(853, 100)],
  ['name', 'emoji of many code points', family.repeat(101), family.repeat(100), tooLong(101, 100)],
  ['label', 'a word', 'x'.repeat(301), 'x'.repeat(300), tooLong(301, 300)],
])('truncates a long %s (%s) with a warning', (field, _, written, read, message) => {
  const report = vi.fn();
  const { document } = normalizeResume({ basics: { name: 'Ada', [field]: written } }, report);
  expect(document).toMatchObject({ basics: { [field]: read } });
  expect(report).toHaveBeenCalledWith([{ severity: 'warning', path: ['basics', field], message, isLoss: true }]);
});

test('keeps a name at the limit, and texts of other fields', () => {
  const written = { basics: { name: family.repeat(100), label: 'x'.repeat(300) }, work: [{ name: 'x'.repeat(853) }] };
  const report = vi.fn();
  expect(normalizeResume(written, report).document).toEqual(written);
  expect(report).toHaveBeenCalledWith([]);
});

const nested = {
  basics: { name: 'Ada' },
  work: [{ company: 'Oak', roles: [{ name: 'Lead' }, { name: 'Hand' }] }],
  additionalExperience: [{ company: 'Elm', title: 'Aide' }],
};

test.each([
  [['work', 0, 'position'], 'work[0].roles[0].name'],
  [['work', 1, 'position'], 'work[0].roles[1].name'],
  [['work', 1, 'name'], 'work[0].company'],
  [['work', 1, 'startDate'], 'work[0].roles[1].startDate'],
  [['work', 2, 'position'], 'additionalExperience[0].title'],
])('reports %j of a moved job at its path in the file, %s', (path, expected) => {
  const { findings, report } = collectFindings();
  const normalized = normalizeResume(nested, report);
  expect(normalized.document).toMatchObject({
    work: [
      { name: 'Oak', position: 'Lead' },
      { name: 'Oak', position: 'Hand' },
      { name: 'Elm', position: 'Aide' },
    ],
  });
  normalized.report([warning(path, '')]);
  expect(pathText(findings.at(-1)?.path ?? [])).toBe(expected);
});
