import { expect, inject, test } from 'vitest';
import { visitors } from './visitor.ts';

const { root } = inject('sites');
const visit = visitors();

/** The smallest font size on screen, in CSS pixels, after the page's scale. */
const smallestDrawnPx = 11;

/** The visible texts rendered below a font size. Runs in the page. */
const smallerTexts = (minPx: number) => {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const element = walker.currentNode.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const page = element.closest('article');
    const scale = page ? page.getBoundingClientRect().width / page.offsetWidth : 1;
    const drawnPx = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (drawnPx < minPx) found.push(`${text.slice(0, 40)}: ${drawnPx.toFixed(1)} px`);
  }
  return found;
};

test.each([
  { width: 1024, height: 768 },
  { width: 1366, height: 650 },
])('at $width x $height the manual renders no text below 11 px', async (viewport) => {
  const { page } = await visit({ at: `${root}/flipbook`, viewport, reducedMotion: 'reduce' });
  const bookPage = page.locator('[data-view][data-page]');
  const next = page.getByRole('button', { name: 'next' });
  const small = new Set<string>();
  let openPage = '';
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    openPage = (await bookPage.getAttribute('data-page')) ?? '';
    for (const text of await page.evaluate(smallerTexts, smallestDrawnPx)) small.add(text);
    await next.click();
    await expect.poll(() => bookPage.getAttribute('data-page')).not.toBe(openPage);
  }
  for (const text of await page.evaluate(smallerTexts, smallestDrawnPx)) small.add(text);
  expect(await bookPage.getAttribute('data-page')).toBe('8');
  expect([...small]).toEqual([]);
});
