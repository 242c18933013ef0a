import { expect, onTestFinished, test } from 'vitest';
import { servedPreview } from './preview.ts';

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
