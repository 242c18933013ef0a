// The length of drafts. draftsInPrint.test.ts proves that every document has space for them.
import { expect, test } from 'vitest';
import { steps, times } from '../../../src/resume/manual/steps.ts';
import { asLabel } from './asLabel.ts';
import { draftSideQuests } from './draftSideQuests.ts';

test('a label is cut sooner where its place is narrow', () => {
  expect(asLabel('one two three', 4)).toBe('one two…');
});

const sentence = 'Draws maps. ';
const stories = (count: number) =>
  draftSideQuests({
    basics: { name: 'Ada' },
    projects: times(count, () => ({
      name: 'Map',
      description: sentence.repeat(60),
      highlights: times(60, () => sentence),
    })),
  })[0]?.story.map((paragraph) => paragraph.split('maps.').length - 1);

test('more side quests have shorter stories', () => {
  expect(steps(5, stories)).toEqual([
    [1, [22, 18]],
    [2, [12, 13]],
    [3, [5, 9]],
    [4, [2, 5]],
  ]);
});
