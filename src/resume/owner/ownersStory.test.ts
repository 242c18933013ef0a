import { expect, test } from 'vitest';
import { contentFor } from '../sections/sectionFields.ts';
import { exampleContent } from '../testing/exampleContent.ts';
import { ownersStory } from './ownersStory.ts';

const story = [{ paragraph: ['Once.'] }];
const summary = [{ paragraph: ['Makes things.'] }];

test.each([
  [['Once.'], 'Makes things.', {}, story],
  [['Once.'], '', {}, story],
  [[], 'Makes things.', {}, summary],
  [[' '], 'Makes things.', {}, summary],
  [[], 'Makes things.', { manual: ['work'] as const }, []],
  [[], '', {}, []],
])(
  'with the story %j, the summary %j and the selected sections %j, the manual shows %j',
  (about, summaryText, sections, expected) => {
    const resume = { basics: { name: 'Ada', summary: summaryText } };
    const content = exampleContent({ resume, game: { about, sections } });
    expect(ownersStory(contentFor('manual', content))).toEqual(expected);
  },
);
