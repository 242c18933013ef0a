import { describe, expect, it, test } from 'vitest';
import { markdown } from '../check/markdown.ts';
import { extrasPlan } from '../print/extrasPlan.ts';
import { draftSideQuests } from './draftSideQuests.ts';

const of = (...projects: object[]) => draftSideQuests({ basics: { name: 'Ada' }, projects });

describe('draftSideQuests', () => {
  it('makes none of no projects', () => {
    expect(draftSideQuests({ basics: { name: 'Ada' } })).toEqual([]);
    expect(of({}, { url: 'https://a.example/' })).toEqual([]);
  });

  it('tells what a project is, what came of it, and where to see it', () => {
    const project = {
      name: 'Tilekit',
      description: 'A tile editor',
      highlights: [markdown('Used by *many*'), 'Fast.'],
    };
    expect(of({ ...project, type: 'application', url: 'https://a.example/' })).toEqual([
      {
        title: 'Tilekit',
        kind: 'Application',
        picture: 'app',
        story: ['A tile editor.', 'Used by many. Fast.'],
        link: { label: 'See for yourself', url: 'https://a.example/' },
      },
    ]);
  });

  it('links nowhere without an address', () => {
    expect(of({ name: 'Tilekit', url: 'javascript:alert(1)' })).toEqual([
      { title: 'Tilekit', kind: 'Project', picture: 'tool', story: [] },
    ]);
  });

  it('prefers projects of which more is known', () => {
    const known = { description: 'A map.', url: 'https://a.example/', startDate: '2020' };
    const quests = of({ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }, { name: 'e', ...known });
    expect(quests.map(({ title }) => title)).toEqual(['e', 'a', 'b', 'c']);
  });

  it('tells of fewer where a sentence would be cut', () => {
    const description =
      'A sentence that is too long for a quarter of the page, though half of it has room for all its words.';
    const stories = of(...'abc'.split('').map((name) => ({ name, description }))).map(({ story }) => story);
    expect(stories).toEqual([[description], [description]]);
  });

  const sentence = 'Draws the maps of games in the browser, for teams that have a week. ';
  const wordy = {
    name: 'The Map Editor of the Whole Team',
    description: sentence.repeat(20),
    highlights: Array(20).fill(sentence),
    url: 'https://a.example/',
  };
  test.each([1, 2, 3, 4, 7])('tells of %i wordy projects what the page of the manual holds', (count) => {
    const quests = of(...Array(count).fill(wordy));
    const anyProject = { name: 'x', description: 'x', period: '', highlights: [], keywords: [], url: '' };
    expect(extrasPlan([anyProject], quests)).toMatchObject({ lettersOver: 0 });
    for (const { story } of quests) expect(story).toHaveLength(2);
  });
});
