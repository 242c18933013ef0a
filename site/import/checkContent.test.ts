// The content that valid files become; findings.test.ts covers the findings.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExample, validResume } from './testing/checkExample.ts';

const site = { address: 'https://ada.example/me' };
const gameFor = (game: object, resume: object = validResume) =>
  checkExample({ resume, game: { site, ...game } }).content?.game;
const resumeFor = (resume: object) => checkExample({ resume }).content?.resume;

it('checkContent reports on any text without throwing', () => {
  const signs = '{ } [ ] " : , \\ \n \0 basics "name" "Ada" 1e9 \uD800 //'.split(' ');
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 60 }), (pieces) => {
      const { content, findings } = checkExample({ resume: pieces.join(''), game: '{}' });
      expect(content).toBeUndefined();
      for (const finding of findings) expect(finding.message).toMatch(/\S/);
    }),
  );
});

describe('the résumé', () => {
  it('drops empty texts and links that are not http(s)', () => {
    const work = [{ name: 'Acme', highlights: ['', 'Done. ', ' '] }];
    const basics = { name: ' Ada ', label: '', image: 'data:text/html,x', profiles: [{ url: 'ftp://x.example' }] };
    const awards = [{ title: 'Best', url: 'javascript:x' }];
    expect(resumeFor({ basics, work, awards })).toEqual({
      basics: { name: 'Ada' },
      work: [{ name: 'Acme', highlights: ['Done.'] }],
      awards: [{ title: 'Best' }],
    });
  });

  it('replaces lone surrogates with U+FFFD, and keeps the last-modified date', () => {
    const resume = { basics: { name: 'Ad\ud800' }, meta: { lastModified: '2024-05-06', version: 'v1.0.0' } };
    expect(resumeFor(resume)).toEqual({ basics: { name: 'Ad\uFFFD' }, meta: { lastModified: '2024-05-06' } });
  });

  it('becomes content if it follows the official schema', () => {
    const text = fc.string({ unit: 'grapheme' });
    const texts = { name: text, position: text, institution: text, summary: text };
    const dates = {
      startDate: fc.constantFrom('2001', '2001-02', '2001-02-03'),
      endDate: fc.constantFrom('2002', '2002-02', '2002-02-03'),
    };
    const lists = { highlights: fc.array(text), keywords: fc.array(text) };
    const entry = fc.record(
      { ...texts, ...dates, ...lists, url: fc.constant('https://a.example/') },
      { requiredKeys: [] },
    );
    const sections = ['work', 'volunteer', 'education', 'skills', 'languages', 'projects', 'awards', 'references'];
    const entries = sections.map((section) => [section, fc.array(entry, { maxLength: 20 })]);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(entries), { requiredKeys: [] }), (parts) => {
        expect(checkExample({ resume: { ...validResume, ...parts } }).content).toBeDefined();
      }),
      { numRuns: 50 },
    );
  });
});

describe('the game', () => {
  it('needs only the site’s address, and drafts the rest from the résumé', () => {
    const resume = { basics: { name: 'Ada', label: 'Programmer' }, skills: [{ name: 'Engines', level: 'Master' }] };
    expect(gameFor({}, resume)).toMatchObject({
      site: { address: 'https://ada.example/me/', language: 'en', copyrightYear: 2025 },
      player: { class: 'Programmer', bars: [{ name: 'Engines', bonus: 'MAX' }] },
      scripts: { greeting: [{ type: "Hello there! I'm Ada. Pleased to mete" }, {}, {}, {}, {}] },
      letters: { personal: expect.arrayContaining(['Dear {company} team,']) },
    });
  });

  it('keeps an empty list, and drafts a missing key from the résumé', () => {
    const resume = { ...validResume, projects: [{ name: 'Tilekit' }], skills: [{ name: 'Web', level: 'Advanced' }] };
    expect(gameFor({ sideQuests: [], player: { class: 'Hero' } }, resume)).toMatchObject({
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

  it('replaces {name} everywhere, even with a long name, and keeps {company}', () => {
    const name = 'x'.repeat(100);
    const writtenGame = { player: { class: '{name}' }, letters: { personal: ['{company} and {name}'] } };
    expect(gameFor(writtenGame, { basics: { name } })).toMatchObject({
      player: { class: name },
      letters: { personal: [`{company} and ${name}`] },
    });
  });

  it('does not check scripts with {name} if the résumé has no name', () => {
    const game = { site, scripts: { greeting: [{ type: '{name}' }, { erase: 2 }] } };
    expect(checkExample({ resume: { basics: {} }, game }).findings.map(({ path }) => path)).toEqual([
      ['basics', 'name'],
    ]);
  });

  it('drafts nothing from sections that the owner hides everywhere', () => {
    const work = [{ name: 'Secret Mill', position: 'Spy', startDate: '2020' }];
    const drafted = (sections: object) =>
      JSON.stringify(gameFor({ sections }, { ...validResume, work, projects: [{ name: 'Hidden Map' }] }));
    expect(drafted({})).toMatch(/(?=.*(Secret Mill|Spy)).*Hidden Map/);
    expect(drafted({ resume: [], console: [], manual: [] })).not.toMatch(/Secret Mill|Spy|Hidden Map/);
  });
});
