import { expect, test } from 'vitest';
import { skillGroups } from './skillGroups.ts';

test.each([
  ['none for a résumé without skills', undefined, []],
  ['a heading alone', [{ name: 'Web' }], [{ name: 'Web', level: '', keywords: [] }]],
  ['keywords without a heading', [{ keywords: ['HTML'] }], [{ name: '', level: '', keywords: ['HTML'] }]],
  ['the level of a group', [{ name: 'Web', level: 'Master' }], [{ name: 'Web', level: 'Master', keywords: [] }]],
  ['nothing for entries that say nothing', [{}, { name: ' ', keywords: [''] }, { level: 'Master' }], []],
])('there is %s', (_, skills, groups) => {
  expect(skillGroups({ basics: { name: 'Ada' }, ...(skills ? { skills } : {}) })).toEqual(groups);
});
