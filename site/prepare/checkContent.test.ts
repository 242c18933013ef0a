// Tests the content that the check returns. findings.test.ts tests its findings.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExample, validResume } from './testing/checkExample.ts';

const site = { address: 'https://ada.example/me' };
const gameFor = (game: object, resume: object = validResume) =>
  checkExample({ resume, game: { site, ...game } }).content?.game;

it('checkContent reports on any text without throwing', () => {
  const tokens = '{ } [ ] " : , \\ \n \0 basics "name" "Ada" 1e9 \uD800 //'.split(' ');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...tokens), { maxLength: 60 }), (pieces) => {
      const { content, findings } = checkExample({ resume: pieces.join(''), game: '{}' });
      expect(content).toBeUndefined();
      for (const finding of findings) expect(finding.message).toMatch(/\S/);
    }),
  );
});

describe('the content’s game', () => {
  it('keeps an empty list, and gets drafts for missing keys', () => {
    const resume = { ...validResume, projects: [{ name: 'Tilekit' }], skills: [{ name: 'Web', level: 'Advanced' }] };
    expect(gameFor({ sideQuests: [], player: { class: 'Hero' } }, resume)).toMatchObject({
      site: { address: 'https://ada.example/me/', language: 'en', copyrightYear: 2025 },
      sideQuests: [],
      player: { class: 'Hero', bars: [{ name: 'Web', bonus: 4 }] },
    });
  });

  it('adds a project’s outcome to its side quest, unless the story contains it', () => {
    const outcome = 'Used by forty teams.';
    const questWith = (...story: string[]) => ({ title: 'Tilekit', kind: 'Tool', picture: 'tool', story });
    const sideQuests = [questWith('It draws.'), questWith(outcome)];
    expect(gameFor({ projects: { Tilekit: { outcome } }, sideQuests })?.sideQuests).toEqual([
      questWith('It draws.', outcome),
      questWith(outcome),
    ]);
  });

  it('replaces {name}, even with a long name, and keeps {company}', () => {
    const name = 'x'.repeat(100);
    const game = { player: { class: '{name}' }, letters: { personal: ['{company} and {name}'] } };
    expect(gameFor(game, { basics: { name } })).toMatchObject({
      player: { class: name },
      letters: { personal: [`{company} and ${name}`] },
    });
  });

  it('drafts nothing from sections that the owner hides everywhere', () => {
    const work = [{ name: 'Secret Mill', position: 'Spy', startDate: '2020' }];
    const contentWith = (sections: object) =>
      JSON.stringify(gameFor({ sections }, { ...validResume, work, projects: [{ name: 'Hidden Map' }] }));
    expect(contentWith({})).toMatch(/(?=.*(Secret Mill|Spy)).*Hidden Map/);
    expect(contentWith({ resume: [], console: [], manual: [] })).not.toMatch(/Secret Mill|Spy|Hidden Map/);
  });
});
