import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleContent } from '../exampleContent.ts';
import { type AlsoLine, alsoLines, alsoPlan } from './alsoPlan.ts';

const content = exampleContent({
  resume: {
    languages: [{ language: 'Dutch', fluency: 'Native' }, { language: 'English' }],
    certificates: [{ name: 'Rescue Swimmer', issuer: 'Red Cross' }],
    volunteer: [{ organization: 'Library', position: 'Reader' }],
    interests: [{ name: 'Maps', keywords: ['old'] }],
    references: [{ name: 'Lin', reference: 'Keeps promises.' }],
  },
});

test('each smaller section is a line, in the order of the plain résumé; references are not among them', () => {
  expect(alsoLines(content)).toEqual([
    { name: 'languages', heading: 'Languages', words: 'Dutch (Native), English' },
    { name: 'certificates', heading: 'Certificates', words: 'Rescue Swimmer' },
    { name: 'volunteer', heading: 'Volunteering', words: 'Reader (Library)' },
    { name: 'interests', heading: 'Interests', words: 'Maps' },
  ]);
});

test('an award without a title leaves neither a gap nor an empty line', () => {
  const award = { summary: 'For a map.' };
  const line = (...awards: { title?: string; summary?: string }[]) =>
    alsoLines(exampleContent({ resume: { awards } })).map(({ words }) => words);
  expect(line({ title: 'Prize' }, award, { title: 'Medal' })).toEqual(['Prize, Medal']);
  expect(line(award)).toEqual([]);
});

test('the owner’s choice says which and in which order', () => {
  const chosen = { ...content, game: { ...content.game, sections: { manual: ['interests', 'languages'] as const } } };
  expect(alsoLines(chosen).map(({ name }) => name)).toEqual(['interests', 'languages']);
});

test('a page without room has none of them, and names them all', () => {
  expect(alsoPlan(alsoLines(content), 40)).toEqual({
    sizePx: 12,
    lines: [],
    leftOut: ['Languages', 'Certificates', 'Volunteering', 'Interests'],
  });
});

test('nothing is lost unnamed, and more room never shows less', () => {
  const line = fc.record({
    name: fc.constant('awards' as const),
    heading: fc.string({ minLength: 1, maxLength: 20 }),
    words: fc.string({ maxLength: 400 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.nat(500), fc.nat(100), (lines: AlsoLine[], freePx, morePx) => {
      const plan = alsoPlan(lines, freePx);
      expect([...plan.lines.map(({ heading }) => heading), ...plan.leftOut]).toEqual(
        lines.map(({ heading }) => heading),
      );
      expect(alsoPlan(lines, freePx + morePx).lines.length).toBeGreaterThanOrEqual(plan.lines.length);
    }),
  );
});
