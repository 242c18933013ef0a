import { expect, test } from 'vitest';
import type { Resume } from '../../../src/resume/Resume.ts';
import { skillGroups } from './skillGroups.ts';

test.each<[NonNullable<Resume['skills']>[number], unknown]>([
  [{ name: 'Web' }, [{ name: 'Web', level: '', keywords: [] }]],
  [{ keywords: ['HTML'] }, [{ name: '', level: '', keywords: ['HTML'] }]],
  [{ name: 'Web', level: 'Master' }, [{ name: 'Web', level: 'Master', keywords: [] }]],
  [{}, []],
  [{ name: ' ', keywords: [''] }, []],
  [{ level: 'Master' }, []],
])('the skills %j are the groups %j', (input, expected) => {
  expect(skillGroups({ basics: { name: 'Ada' }, skills: [input] })).toEqual(expected);
});
