import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { checkContent } from './checkContent.ts';
import { formatFindings } from './formatFindings.ts';

const shipped = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../site/build/placeholder/${file}.json`, import.meta.url), 'utf8'));
const placeholder = { resume: shipped('resume'), game: shipped('game') };

/** The places that still hold the placeholder's words. */
function leftovers({ resume = {}, game = {}, servedAt }: { resume?: object; game?: object; servedAt?: string }) {
  const { findings, content } = checkContent({
    resume: { file: 'resume.json', text: JSON.stringify({ basics: { name: 'Ada' }, ...resume }, null, 1) },
    game: { file: 'game.json', text: JSON.stringify({ site: { address: 'https://ada.example/' }, ...game }, null, 1) },
    fileExists: () => true,
    asOf: '2025-11-01',
    placeholder,
    servedAt,
  });
  expect(content).toBeDefined();
  expect(findings.every(({ severity, isPlaceholder }) => severity === 'warning' && isPlaceholder)).toBe(true);
  return findings;
}
const paths = (parts: Parameters<typeof leftovers>[0]) => leftovers(parts).map(({ path }) => path);

describe('in resume.json', () => {
  test.each([
    ['the name', { basics: { name: 'Player One' } }, 'basics.name'],
    ['the e-mail address', { basics: { name: 'Ada', email: 'player.one@example.com' } }, 'basics.email'],
    ['an employer', { work: [{ name: 'Northwind Games' }] }, 'work[0].name'],
    ['a school, wherever it stands', { work: [{ name: 'Cascade Code School' }] }, 'work[0].name'],
    ['a project', { projects: [{ name: 'Tilekit' }] }, 'projects[0].name'],
    ['an address at example.com', { basics: { name: 'Ada', url: 'https://example.com/ada' } }, 'basics.url'],
    ['a text of JSON Resume’s sample', { work: [{ name: 'Pied Piper' }] }, 'work[0].name'],
    ['a text of its documentation’s', { references: [{ name: 'Jane Doe' }] }, 'references[0].name'],
    ['a sentence in another section', { awards: [{ title: 'Keyboard-operable from end to end.' }] }, 'awards[0].title'],
  ])('%s is the placeholder’s', (_, resume, path) => {
    expect(paths({ resume })).toEqual([path]);
  });

  const words = {
    skills: [{ name: 'Development', keywords: ['React', 'Listening'] }],
    languages: [{ language: 'English' }],
  };
  const place = { city: 'Portland', region: 'Oregon', countryCode: 'US' };
  test.each([
    ['common words', words],
    ['a place, and a trade', { basics: { name: 'Ada', location: place, label: 'Front-end developer' } }],
    ['what the sample’s owner says', { basics: { name: 'Richard Hendriks' }, work: [{ name: 'Pied Piper' }] }],
    ['another host', { basics: { name: 'Ada', url: 'https://ada.example.com/' } }],
    ['dates', { work: [{ name: 'Acme', startDate: '2022-03' }] }],
  ])('%s does not count as the placeholder’s', (_, resume) => {
    expect(paths({ resume })).toEqual([]);
  });
});

describe('in game.json', () => {
  const bars = (...names: string[]) => ({ player: { bars: names.map((name) => ({ name, bonus: 'MAX' })) } });
  const story =
    'Away from the keyboard there is a dog called Semicolon, who is optional in most contexts, and a shelf of manuals that smell the way manuals should.';
  const greeting = [{ type: "Hello there! I'm {name}, and I make websites. Pleased to mete" }];
  test.each([
    ['a class', { player: { class: 'Front-end Ranger' } }, 'player.class'],
    ['a bar, whatever its place', bars('x', 'Passion for Games & Media'), 'player.bars[1].name'],
    ['a story', { about: ['Mine.', story] }, 'about[1]'],
    ['a sentence among others', { about: [`Mine. ${story}`] }, 'about[0]'],
    ['a script', { scripts: { greeting } }, 'scripts.greeting[0].type'],
    ['the site’s address', { site: { address: 'https://example.com/' } }, 'site.address'],
  ])('%s is the placeholder’s', (_, game, path) => {
    expect(paths({ game })).toEqual([path]);
  });

  test.each([
    [
      'what would be drawn from any résumé',
      { quest: { verb: 'Join' }, console: { name: 'Pocket Quest', shell: 'grape' } },
    ],
    ['bars of one word', bars('Maps', 'Adaptable')],
    ['choices', { site: { address: 'https://ada.example/', language: 'en', copyrightYear: 2025 } }],
    ['the same words elsewhere', { player: { class: 'Communication' } }],
    ['another host', { site: { address: 'https://ada.example.com/' } }],
  ])('%s does not count as the placeholder’s', (_, game) => {
    expect(paths({ game })).toEqual([]);
  });

  it('its address is not reported where SITE_ADDRESS is set', () => {
    const game = { site: { address: 'https://example.com/' } };
    expect(paths({ game, servedAt: 'https://ada.example/' })).toEqual([]);
    expect(paths({ game, servedAt: 'https://example.com/x/' })).toEqual(['site.address']);
  });
});

it('says where, what and how to fix it', () => {
  const found = leftovers({
    resume: { basics: { name: 'Player One' } },
    game: { player: { class: 'Front-end Ranger' } },
  });
  expect(formatFindings(found)).toBe(
    [
      `game.json:6:3  warning: player.class: "Front-end Ranger" is still the placeholder's. Write your own, or take it out: then it is drawn from your résumé.`,
      `resume.json:3:3  warning: basics.name: "Player One" is still the placeholder's. Write your own.`,
    ].join('\n'),
  );
});

it('finds every word of the placeholder’s life', () => {
  const found = checkContent({
    resume: { file: 'resume.json', text: JSON.stringify(placeholder.resume) },
    game: { file: 'game.json', text: JSON.stringify(placeholder.game) },
    fileExists: () => true,
    asOf: '2025-11-01',
    placeholder,
  }).findings.map(({ file, path }) => `${file} ${path}`);
  for (const place of ['letters.generic[1]', 'letters.personal[3]', 'sideQuests[2].title', 'site.description'])
    expect(found).toContain(`game.json ${place}`);
  for (const place of ['basics.summary', 'work[3].name', 'education[0].institution', 'projects[0].highlights[1]'])
    expect(found).toContain(`resume.json ${place}`);
  expect(found.length).toBeGreaterThan(60);
});
