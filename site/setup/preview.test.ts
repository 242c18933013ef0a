import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Preview, servedPreview } from './preview.ts';
import { setup } from './setup.ts';
import { ownersFiles } from './testing/ownersFiles.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

test('each answer is shown at once, and the answers are written as without a preview', async () => {
  const shown: { game: string }[] = [];
  let isEnded = false;
  const preview: Preview = { show: (texts) => shown.push(texts), end: () => (isEnded = true) };
  const folder = temporaryFolder();
  const exitCode = await setup({
    sources: [ownersFiles.minimal],
    takesDrafts: false,
    showsDrafts: false,
    showsPreview: true,
    wantsHelp: false,
    folder,
    asOf: '2025-11-01',
    guessedAddress: 'https://me.example/cv/',
    prompts: {
      source: async (draft) => draft,
      goOn: async () => false,
      takeFiles: async () => false,
      question: async ({ question, draft }) => (question.path[1] === 'class' ? 'Bard' : draft),
    },
    preview,
    fetcher: () => Promise.reject(new Error('no network in tests')),
    say: () => undefined,
  });
  expect({ exitCode, isEnded }).toEqual({ exitCode: 0, isEnded: true });
  const games = shown.map(({ game }) => JSON.parse(game));
  expect(games.filter(({ player }) => player?.class === 'Bard').length).toBeGreaterThan(1);
  expect(games[0]).not.toHaveProperty('player');
  expect(JSON.parse(readFileSync(join(folder, 'game.json'), 'utf8')).site.address).toBe('https://me.example/cv/');
});

test('the site is served with what is shown last', async () => {
  const told: string[] = [];
  const preview = servedPreview((text) => told.push(text));
  onTestFinished(preview.end);
  const show = (name: string) =>
    preview.show({
      resume: JSON.stringify({ basics: { name } }),
      game: JSON.stringify({ site: { address: 'https://example.org/' } }),
    });
  const words = async () => {
    const [, address = ''] = /(http:\S+)/.exec(told[0] ?? '') ?? [];
    return await (await fetch(`${address}@id/__x00__virtual:content`)).text();
  };
  show('Ada Example');
  await expect.poll(() => told, { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(words).toContain('Ada Example');
  show('Lin Example');
  await expect.poll(words).toContain('Lin Example');
});
