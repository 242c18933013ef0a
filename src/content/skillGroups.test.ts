import { expect, test } from 'vitest';
import { skillGroups } from './skillGroups.ts';

test.each([
  ['none for a résumé without skills', undefined, []],
  ['a group as it is', [{ name: 'Web', keywords: ['HTML', 'CSS'] }], [{ name: 'Web', keywords: ['HTML', 'CSS'] }]],
  ['a heading alone', [{ name: 'Web' }], [{ name: 'Web', keywords: [] }]],
  ['keywords without a heading', [{ keywords: ['HTML'] }], [{ name: '', keywords: ['HTML'] }]],
  ['nothing for entries that say nothing', [{}, { name: ' ', keywords: [''] }, { level: 'Master' }], []],
])('there is %s', (_, skills, groups) => {
  expect(skillGroups({ basics: { name: 'Ada' }, ...(skills ? { skills } : {}) })).toEqual(groups);
});
