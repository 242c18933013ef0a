import { expect, test } from 'vitest';
import { exampleContent } from './exampleContent.ts';
import { otherSections } from './otherSections.ts';

const resume = {
  work: [{ name: 'Oak' }],
  languages: [{ language: 'Dutch', fluency: 'Native' }, { language: 'English' }],
  awards: [{ title: 'Best Page', awarder: 'Guild' }],
  interests: [{ name: 'Maps', keywords: ['old', 'folded'] }],
  references: [{ name: 'Lin', reference: 'Keeps promises.' }],
};

test('sections without a page of their own are told in a line each', () => {
  expect(otherSections(exampleContent({ resume }), 'manual')).toEqual([
    { name: 'languages', heading: 'Languages', detail: 'Dutch (Native), English' },
    { name: 'awards', heading: 'Awards', detail: 'Best Page (Guild)' },
    { name: 'interests', heading: 'Interests', detail: 'Maps (old, folded)' },
    { name: 'references', heading: 'References', detail: 'Lin' },
  ]);
});

test('the owner’s choice is kept, with its order', () => {
  const sections = { manual: ['work', 'interests', 'languages'] as const, console: [] };
  const content = exampleContent({ resume, game: { sections } });
  expect(otherSections(content, 'manual').map(({ heading }) => heading)).toEqual(['Interests', 'Languages']);
  expect(otherSections(content, 'console')).toEqual([]);
});
