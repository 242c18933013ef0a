// The drawings of the manual's later pages are in a file that the site's policy must allow
// everywhere.
import { expect, inject, test } from 'vitest';
import { inEachBrowser } from '../drivers/inEachBrowser.ts';
import { spriteUses } from '../spriteUses.ts';

inEachBrowser((open) => {
  test('without scripts every drawing comes from the file', async () => {
    const view = await open({ scripts: false });
    await view.resize(1280, 900);
    await view.goto(`${inject('browserSite')}/flipbook`);
    await expect.poll(() => view.evaluate(spriteUses)).toMatchObject({ missing: [] });
    expect((await view.evaluate(spriteUses)).foundCount).toBeGreaterThan(15);
  });
});
