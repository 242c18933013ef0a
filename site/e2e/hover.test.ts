// Hovering with a real mouse changes how an element looks, and its text stays readable.
import type { Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { contrastRatio } from '../../src/theme/contrastRatio.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Start Menu' });
const openMenu = (page: Page) => page.getByRole('button', { name: /^start, / }).click();
const onPage = (page: Page, number: number) => page.locator(`main h2[data-page="${number}"]`).waitFor();
const openForm = async (page: Page) => {
  const next = page.getByRole('button', { name: /^A, / });
  await next.click();
  await onPage(page, 2);
  await next.click();
};
const openQuests = async (page: Page) => {
  await page.getByRole('button', { name: "I'd rather not" }).click();
  for (let at = 3; at < 7; at += 1) {
    await onPage(page, at);
    await page.getByRole('button', { name: /^A, / }).click();
  }
};
const openText = (page: Page) => page.getByRole('button', { name: 'Text' }).click();

/** The hovered element's name, its locator, and the steps from the row before. */
type Row = [what: string, find: (page: Page) => Locator, come?: (page: Page) => Promise<void>];

test.each<[path: string, rows: readonly Row[]]>([
  [
    '/resume',
    [
      ['a link of the bar', (page) => bar(page).getByRole('link', { name: 'Console' })],
      ['the switch of the bar', (page) => bar(page).getByRole('switch', { name: 'Plain type' })],
    ],
  ],
  [
    '/',
    [
      ['skip text', (page) => page.getByRole('link', { name: 'skip text' })],
      ['the link to the résumé', (page) => main(page).getByRole('link', { name: 'Read the résumé' })],
    ],
  ],
  [
    '/nowhere',
    [
      ['the last link of the 404 page', (page) => main(page).getByRole('link').last()],
      ['the first link of the 404 page', (page) => main(page).getByRole('link').first()],
    ],
  ],
  [
    '/flipbook',
    [
      ['a document', (page) => page.getByRole('list', { name: 'Documents' }).getByRole('link').first()],
      ['a view of the manual', (page) => page.getByRole('button', { name: 'Text' })],
      ['Hire me', (page) => page.getByRole('link', { name: 'Hire me' }), openText],
    ],
  ],
  [
    '/handheld',
    [
      ['a quiet button', (page) => page.getByRole('button', { name: "I'd rather not" }), openForm],
      ['a list button of the console', (page) => page.getByRole('button', { name: /Late Checkout/ }), openQuests],
      ['a tab of the menu', (page) => menu(page).getByRole('tab', { selected: false }).first(), openMenu],
      ['an entry of the menu', (page) => menu(page).getByRole('tabpanel').locator('a, button').last()],
      ['the close button of the menu', (page) => menu(page).getByRole('button', { name: 'Close menu' })],
    ],
  ],
])('every control of %s responds to hover, at a contrast of 4.5 : 1 or more', async (path, rows) => {
  const { page } = await visit({ at: site + path });
  for (const [what, find, come] of rows) {
    await come?.(page);
    const element = find(page);
    await element.waitFor();
    await page.mouse.move(0, 0);
    const { look: lookAtRest } = await element.evaluate(measureLook);
    await element.hover();
    await expect.poll(async () => (await element.evaluate(measureLook)).look, { message: what }).not.toBe(lookAtRest);
    const { ink, background } = await element.evaluate(measureLook);
    expect(contrastRatio(ink, background), `${what}: ${ink} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});

/** The computed look of an element and its descendants. Runs in the page. */
function measureLook(element: Element): { look: string; ink: string; background: string } {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const look = [element, ...element.querySelectorAll('*')].map((part) => {
    const { color, backgroundColor, textDecoration, visibility } = getComputedStyle(part);
    return [color, backgroundColor, textDecoration, visibility].join();
  });
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('no canvas');
  const toHex = (colour: string): string => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const channels = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  const around: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) around.unshift(one);
  const backgrounds = around.map((one) => toHex(getComputedStyle(one).backgroundColor));
  return { look: look.join('\n'), background: backgrounds.at(-1) ?? '', ink: toHex(getComputedStyle(element).color) };
}
