import { expect, test } from 'vitest';
import { formattedResume } from './formattedResume.ts';

const source = 'Made **maps**';
const marked = [{ paragraph: ['Made ', { strong: ['maps'] }] }];

test('markup is read where it is shown, and is words alone in descriptions', () => {
  const told = { summary: source, highlights: [source] };
  expect(
    formattedResume({
      basics: { name: 'Ada', summary: source },
      work: [{ name: 'Oak', description: source, ...told }, {}],
      projects: [{ name: 'Map', description: source, ...told }, {}],
      volunteer: [{ position: 'Reader', ...told }],
      awards: [{ title: 'Best', summary: source }],
      publications: [{ name: 'On Lines', summary: source }],
      references: [{ name: 'Lin', reference: source }, { name: 'Kim' }],
      skills: [{ name: source }],
    }),
  ).toEqual({
    basics: { name: 'Ada', summary: marked },
    work: [{ name: 'Oak', description: 'Made maps', summary: marked, highlights: [marked] }, {}],
    projects: [{ name: 'Map', description: 'Made maps', summary: marked, highlights: [marked] }, {}],
    volunteer: [{ position: 'Reader', summary: marked, highlights: [marked] }],
    awards: [{ title: 'Best', summary: marked }],
    publications: [{ name: 'On Lines', summary: marked }],
    references: [{ name: 'Lin', reference: marked }, { name: 'Kim' }],
    skills: [{ name: source }],
  });
});

test('what the owner has not written is not there', () => {
  const resume = formattedResume({ basics: { name: 'Ada' } });
  expect(Object.keys(resume)).toEqual(['basics']);
  expect(Object.keys(resume.basics)).toEqual(['name']);
});
