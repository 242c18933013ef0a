import { expect, test } from 'vitest';
import { withArticle } from './withArticle.ts';

test.each([
  'a Joiner',
  'an Illustrator of Bears',
  'a Teacher of French',
  'an SEO Analyst',
  'a UX / UI Designer',
  'a QA Engineer (Data)',
  'an IT Consultant',
  'a European Agent',
  'a University Lecturer',
  'an Uninvited Guard',
  'a User Researcher',
  'an HR Trainee',
  'an Honorary Fellow',
  'a Student',
  'a Software Engineer, Maps',
  'Chief Engineer',
  'Director / Forensic Services',
  'Head of Data',
  'Sales',
  'Product Management',
  '前端工程师',
])('“as %s”', (said) => {
  expect(withArticle(said.replace(/^an? /, ''))).toBe(said);
});
