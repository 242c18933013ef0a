import { expect, onTestFinished, test } from 'vitest';
import { startPreview } from './preview.ts';

test('the preview serves the content of the last `show`', async () => {
  const printedTexts: string[] = [];
  const preview = startPreview((text) => printedTexts.push(text));
  onTestFinished(preview.stop);
  const show = (name: string) =>
    preview.show({
      resume: JSON.stringify({ basics: { name } }),
      game: JSON.stringify({ site: { address: 'https://example.org/' } }),
    });
  const servedText = async () => {
    const [, address = ''] = /(http:\S+)/.exec(printedTexts[0] ?? '') ?? [];
    return await (await fetch(`${address}@id/__x00__virtual:content`)).text();
  };
  show('Ada Example');
  await expect.poll(() => printedTexts, { timeout: 60_000 }).toHaveLength(1);
  await expect.poll(servedText).toContain('Ada Example');
  show('Lin Example');
  await expect.poll(servedText).toContain('Lin Example');
});
