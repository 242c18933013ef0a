import { expect, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { chosenContent } from './sectionNames.ts';

const resume = {
  basics: { name: 'Ada', email: 'ada@ada.example', summary: 'Makes things.' },
  work: [{ name: 'Oak' }],
  skills: [{ name: 'CSS' }],
  awards: [{ title: 'Best Page' }],
};

test('content of which nothing is chosen is the same object', () => {
  const content = exampleContent({ resume });
  expect(chosenContent('console', content)).toBe(content);
});

test('a place whose sections are chosen has these and no others; facts of the person stay', () => {
  const content = exampleContent({ resume, game: { sections: { console: ['skills', 'awards'] } } });
  expect(chosenContent('console', content).resume).toEqual({
    basics: { name: 'Ada', email: 'ada@ada.example' },
    skills: resume.skills,
    awards: resume.awards,
  });
  expect(chosenContent('manual', content)).toBe(content);
});

test('the summary is a section, too', () => {
  const content = exampleContent({ resume, game: { sections: { manual: ['summary'] } } });
  expect(chosenContent('manual', content).resume).toEqual({ basics: resume.basics });
});
