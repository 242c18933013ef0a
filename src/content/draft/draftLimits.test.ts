// How much of a résumé a draft says: what its tightest place holds.
import { expect, test } from 'vitest';
import { extrasPlan } from '../print/extrasPlan.ts';
import { steps, times } from '../print/steps.ts';
import { asLabel } from './asLabel.ts';
import { draftLetters } from './draftLetters.ts';
import { draftSideQuests } from './draftSideQuests.ts';

test('a label is cut sooner where its place is narrow', () => {
  expect(asLabel('one two three', 4)).toBe('one two…');
});

test('a letter is no longer than the folded sheet holds, however long the résumé', () => {
  const summary = 'I build interfaces that people can use. '.repeat(100);
  const letter = draftLetters(
    {
      basics: { name: 'Ada', label: 'x'.repeat(500), summary },
      work: [{ name: 'Long '.repeat(50) }],
    },
    '2025-11-01',
  );
  expect(letter.generic.join('\n').length).toBeLessThan(700);
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

test('side quests tell the less the more there are', () => {
  expect(steps(5, stories)).toEqual([
    [1, [22, 18]],
    [2, [12, 13]],
    [3, [5, 9]],
    [4, [2, 5]],
  ]);
});

const wide = 'Draws the maps of games in the browser, for teams that have a week. ';
const wordy = {
  name: 'The Map Editor of the Whole Team',
  description: wide.repeat(20),
  highlights: Array(20).fill(wide),
  url: 'https://a.example/',
};
test.each([1, 2, 3, 4, 7])('of %i wordy projects is told what the page of the manual holds', (count) => {
  const quests = draftSideQuests({ basics: { name: 'Ada' }, projects: Array(count).fill(wordy) });
  const anyProject = { name: 'x', description: 'x', period: '', highlights: [], keywords: [], url: '' };
  expect(extrasPlan([anyProject], quests)).toMatchObject({ lettersOver: 0 });
  for (const { story } of quests) expect(story).toHaveLength(2);
});
