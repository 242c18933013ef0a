import { expect, test } from 'vitest';
import { exampleContent } from '../../../src/resume/testing/exampleContent.ts';
import { consoleSections } from './minorSections.ts';

test.each<[Parameters<typeof exampleContent>[0], unknown]>([
  [{ resume: { volunteer: [], interests: [{}] } }, [[], [], []]],
])('below the pages, %j shows %j', (input, expected) => {
  expect(
    (['controls', 'levels', 'sideQuests'] as const).map((page) =>
      consoleSections(page, exampleContent(input)).map(({ name }) => name),
    ),
  ).toEqual(expected);
});
