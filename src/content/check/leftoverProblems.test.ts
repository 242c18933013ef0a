import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from './checkContent.ts';
import { formatFindings } from './formatFindings.ts';

const shipped = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../site/build/placeholder/${file}.json`, import.meta.url), 'utf8'));
const placeholder = { resume: shipped('resume'), game: shipped('game') };

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

it('its address is not reported where SITE_ADDRESS is set', () => {
  const game = { site: { address: 'https://example.com/' } };
  expect(paths({ game, servedAt: 'https://ada.example/' })).toEqual([]);
  expect(paths({ game, servedAt: 'https://example.com/x/' })).toEqual(['site.address']);
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
