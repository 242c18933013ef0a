import { expect, test, vi } from 'vitest';
import { normalizeResume } from './normalizeResume.ts';

const family = '👨‍👩‍👧‍👦';
const warning = (characters: number, maximum: number) =>
  `Too long: ${characters} characters, and the limit is ${maximum}. The rest is cut off.`;

test.each([
  ['name', 'a word', 'x'.repeat(853), 'x'.repeat(100), warning(853, 100)],
  ['name', 'words, of which none is torn', 'Maria '.repeat(199), 'Maria '.repeat(16).trim(), warning(1193, 100)],
  ['name', 'pictures of many signs', family.repeat(101), family.repeat(100), warning(101, 100)],
  ['label', 'a word', 'x'.repeat(301), 'x'.repeat(300), warning(301, 300)],
])('a %s that is too long (%s) is cut with a warning', (field, _, written, read, message) => {
  const report = vi.fn();
  const { document } = normalizeResume({ basics: { name: 'Ada', [field]: written } }, report);
  expect(document).toMatchObject({ basics: { [field]: read } });
  expect(report).toHaveBeenCalledWith([{ severity: 'warning', path: ['basics', field], message, isLoss: true }]);
});

test('a name at the limit stays, and so do other texts', () => {
  const written = { basics: { name: family.repeat(100), label: 'x'.repeat(300) }, work: [{ name: 'x'.repeat(853) }] };
  const report = vi.fn();
  expect(normalizeResume(written, report).document).toEqual(written);
  expect(report).toHaveBeenCalledWith([]);
});
