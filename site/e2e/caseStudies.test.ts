// The owner's case studies. Their heads and sitemap entries are tested in translated.test.ts.
import { expect, inject, test } from 'vitest';
import { visitors } from './visitor.ts';

const { translated: site } = inject('sites');
const visit = visitors();

test('a case study works without scripts, at its address and with its picture', async () => {
  const { page, messages } = await visit({ at: `${site}/work/tidetable`, javaScriptEnabled: false });
  expect((await fetch(`${site}/work/tidetable`)).status).toBe(200);
  expect(await page.title()).toBe('Tidetable – Mia Brandt');
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Tidetable', 'The problem']);
  const picture = page.getByRole('img', { name: 'The plan' });
  const width = picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(await width).toBeGreaterThan(0);
  expect(messages).toEqual([]);
  expect((await fetch(`${site}/work/other`)).status).toBe(404);
});

test.each(['/resume', '/flipbook'])(
  '%s opens a case study without loading a document or logging a message, and Back returns',
  async (path) => {
    const { page, messages, requests } = await visit({ at: site + path });
    if (path === '/flipbook') await page.getByRole('button', { name: 'text' }).click();
    const documents = () => requests.filter((url) => url.startsWith(`${site}/work`));
    const before = documents();
    await page.locator('a[href$="/work/tidetable"]', { hasText: 'The whole story' }).first().click();
    await page.getByRole('heading', { name: 'The problem' }).waitFor();
    expect(page.url()).toBe(`${site}/work/tidetable`);
    expect(documents()).toEqual(before);
    await page.goBack();
    await page.getByRole('heading', { name: 'The problem' }).waitFor({ state: 'detached' });
    expect(page.url().split('#')[0]).toBe(site + path);
    expect(messages).toEqual([]);
  },
);
