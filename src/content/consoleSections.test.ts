import { expect, test } from 'vitest';
import { consoleSections } from './consoleSections.ts';
import { exampleContent } from './exampleContent.ts';

const resume = {
  languages: [{ language: 'Dutch', fluency: 'Native' }],
  certificates: [{ name: 'Rescue Swimmer' }],
  awards: [{ title: 'Best Page' }],
  volunteer: [{ organization: 'Library' }],
  publications: [{ name: 'On Lines' }],
  interests: [{ name: 'Maps' }],
  references: [{ name: 'Lin', reference: 'Keeps promises.' }],
};
const namesOn = (page: 'controls' | 'levels' | 'sideQuests', content = exampleContent({ resume })) =>
  consoleSections(page, content).map(({ name }) => name);

test('every section that has no page of its own stands below one', () => {
  expect(namesOn('controls')).toEqual(['languages']);
  expect(namesOn('levels')).toEqual(['certificates', 'awards']);
  expect(namesOn('sideQuests')).toEqual(['publications', 'volunteer', 'interests', 'references']);
});

test('they stand in the order that the owner has chosen, or not at all', () => {
  const content = exampleContent({ resume, game: { sections: { console: ['awards', 'interests', 'publications'] } } });
  expect(namesOn('controls', content)).toEqual([]);
  expect(namesOn('levels', content)).toEqual(['awards']);
  expect(namesOn('sideQuests', content)).toEqual(['interests', 'publications']);
});

test('sections without a word are not there', () => {
  expect(namesOn('sideQuests', exampleContent({ resume: { volunteer: [], interests: [{}] } }))).toEqual([]);
});
