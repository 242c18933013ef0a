import { expect, test } from 'vitest';
import { withArticle } from './withArticle.ts';

test.each<[string, unknown]>([
  ['Joiner', 'a Joiner'],
  ['Illustrator of Bears', 'an Illustrator of Bears'],
  ['Teacher of French', 'a Teacher of French'],
  ['SEO Analyst', 'an SEO Analyst'],
  ['UX / UI Designer', 'a UX / UI Designer'],
  ['QA Engineer (Data)', 'a QA Engineer (Data)'],
  ['IT Consultant', 'an IT Consultant'],
  ['European Agent', 'a European Agent'],
  ['University Lecturer', 'a University Lecturer'],
  ['Uninvited Guard', 'an Uninvited Guard'],
  ['User Researcher', 'a User Researcher'],
  ['HR Trainee', 'an HR Trainee'],
  ['Honorary Fellow', 'an Honorary Fellow'],
  ['Student', 'a Student'],
  ['Software Engineer, Maps', 'a Software Engineer, Maps'],
  ['Chief Engineer', 'Chief Engineer'],
  ['Director / Forensic Services', 'Director / Forensic Services'],
  ['Head of Data', 'Head of Data'],
  ['Sales', 'Sales'],
  ['Product Management', 'Product Management'],
  ['Sales and Marketing', 'Sales and Marketing'],
  ['Research & Development Engineer', 'a Research & Development Engineer'],
  ['Teacher and Translator', 'a Teacher and Translator'],
  ['Onboarding and Support Specialist of the Year', 'an Onboarding and Support Specialist of the Year'],
  ['前端工程师', '前端工程师'],
])('%j with its article is %j', (input, expected) => {
  expect(withArticle(input)).toEqual(expected);
});
