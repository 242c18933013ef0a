// A site in Arabic, which is not a shipped language: with its words.json it has no English text.
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { goTo, skipText, visitors } from './visitor.ts';

const { arabic: site } = inject('sites');
const visit = visitors();

async function edges(part: Locator) {
  const { x, width } = (await part.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
  return { left: x, right: x + width };
}

/** Names that keep their spelling, and the labels of the buttons. */
const names = new RegExp(
  '\\b(TypeScript|React|CSS|GitHub|LinkedIn|PDF|QR|Word|JSON Resume|JavaScript|Pocket Quest|PRES-01|Acme|' +
    'layla\\S*|Aa|Enter|Backspace|Esc|select|start|A|B|X|Z)\\b',
  'gi',
);

test('every screen is in Arabic and starts on the right', async () => {
  const { page, messages } = await visit();
  for (const path of ['/', '/handheld', '/flipbook', '/resume', '/nowhere']) {
    await goTo(page, site + path);
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    expect(await page.title()).toContain('ليلى حداد');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const pageText = [await page.title(), await page.locator('body').innerText()].join(' ');
    expect(pageText.replace(names, '').match(/[a-z]{2,}/gi) ?? []).toEqual(path === '/nowhere' ? ['nowhere'] : []);
    const [home, resume] = ['البداية', 'السيرة'].map((name) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }),
    );
    if (home && resume) expect((await edges(home)).left).toBeGreaterThan((await edges(resume)).right);
  }
  expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
});

test('the manual’s buttons, pages and arrow keys run from right to left', async () => {
  const { page } = await visit({ at: site, viewport: { width: 1440, height: 900 } });
  await skipText(page, { skip: 'تخطي الكلام', send: 'أرسلوه!' });
  await page.getByRole('textbox', { name: 'اسم الشركة' }).fill('Acme');
  await page.getByRole('button', { name: 'أرسلوه!' }).click();
  const next = page.getByRole('button', { name: 'التالي' });
  const previous = page.getByRole('button', { name: 'السابق' });
  expect((await edges(next)).right).toBeLessThan((await edges(previous)).left);
  await next.click();
  const letter = page.getByRole('article', { name: 'رسالة التقديم' });
  const reference = page.getByRole('article', { name: 'مرجع سريع' });
  await expect.poll(async () => (await edges(letter)).left - (await edges(reference)).right).toBeGreaterThanOrEqual(0);
  await page.getByText('السادة الكرام في Acme،').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('article', { name: 'دليل المراحل' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await letter.waitFor();
});
