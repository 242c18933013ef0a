import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** What the keyboard has reached, and whether it wears both bands of the ring, once they are painted. */
const reached = `(async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const { activeElement: element } = document;
  if (!element || element === document.body) return undefined;
  const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(element);
  return {
    name: (element.getAttribute('aria-label') || element.textContent || element.tagName).trim().slice(0, 40),
    dark: outlineStyle === 'solid' && outlineColor === 'rgb(29, 26, 43)',
    light: boxShadow.startsWith('rgb(255, 255, 255) 0px 0px 0px'),
  };
})()`;

type Reached = { name: string; dark: boolean; light: boolean } | undefined;

test.each([
  ['/', 390],
  ['/', 1280],
  ['/handheld', 1280],
  ['/flipbook', 1280],
  ['/resume', 1280],
  ['/nowhere', 390],
] as const)('on %s at %i px all that the keyboard reaches wears both tones of the ring', async (path, width) => {
  const { page } = await visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(site + path);
  await hydrated(page);
  if (path === '/' && width === 1280) await page.getByRole('button', { name: 'Send it!' }).waitFor();
  const seen = new Map<string, Reached>();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate<Reached>(reached);
    if (here === undefined) break;
    seen.set(here.name, here);
  }
  expect(seen.size).toBeGreaterThan(3);
  expect([...seen.values()].filter((here) => !here?.dark || !here.light)).toEqual([]);
});

test('a click of the mouse on the manual gives it the focus without a ring, and keys turn it from then on', async () => {
  const { page, messages } = await visit({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${site}/flipbook`);
  await hydrated(page);
  const manual = page.locator('[data-flipbook]');
  await manual.evaluate((book) => book.blur());
  const box = await manual.locator('[data-side="end"]:not([hidden])').boundingBox();
  if (!box) throw new Error('No page is in sight.');
  await page.mouse.click(box.x + box.width - 20, box.y + box.height - 20);
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  expect(await manual.evaluate((book) => [book.matches(':focus'), book.matches(':focus-visible')])).toEqual([
    true,
    false,
  ]);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('article', { name: 'Leveling Guide' }).waitFor();
  expect(messages).toEqual([]);
});
