// The drawings of the manual's later pages come from a file, which each browser must allow by the site's policy.
import { expect, inject, test } from 'vitest';
import { drawnFromFile } from '../drawnFromFile.ts';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';

inEachBrowser((open) => {
  test('without scripts every drawing comes from the file', async () => {
    const view = await open({ scripts: false });
    await view.resize(1280, 900);
    await view.goto(`${inject('browserSite')}/flipbook`);
    await expect.poll(() => view.evaluate(drawnFromFile)).toMatchObject({ missing: [] });
    expect((await view.evaluate(drawnFromFile)).seen).toBeGreaterThan(15);
  });
});
