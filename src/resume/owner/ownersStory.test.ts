import { expect, test } from 'vitest';
import { contentFor } from '../sections/sectionFields.ts';
import { exampleContent } from '../testing/exampleContent.ts';
import { ownersStory } from './ownersStory.ts';

const story = [{ paragraph: ['Once.'] }];
const summary = [{ paragraph: ['Makes things.'] }];

test.each([
  [['Once.'], 'Makes things.', undefined, story],
  [['Once.'], '', undefined, story],
  [[], 'Makes things.', undefined, summary],
  [[' '], 'Makes things.', undefined, summary],
  [[], 'Makes things.', { manual: ['work'] as const }, []],
  [[], '', undefined, []],
])(
  'with the story %j, the summary %j and the sections %j, the manual shows %j',
  (about, summaryText, sections, expected) => {
    const resume = { basics: { name: 'Ada', summary: summaryText } };
    const content = exampleContent({ resume, game: { about, sections } });
    expect(ownersStory(contentFor('manual', content))).toEqual(expected);
  },
);
