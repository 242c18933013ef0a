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
const pressA = (page: Page) => page.getByRole('button', { name: /^A, / }).click();
const openText = (page: Page) => page.getByRole('button', { name: 'Text' }).click();

type Row = [what: string, path: string, find: (page: Page) => Locator, open?: (page: Page) => Promise<void>];

test.each<Row>([
  ['a link of the bar', '/resume', (page) => bar(page).getByRole('link', { name: 'Console' })],
  ['the switch of the bar', '/resume', (page) => bar(page).getByRole('switch', { name: 'Plain type' })],
  ['skip text', '/', (page) => page.getByRole('link', { name: 'skip text' })],
  ['the link to the résumé', '/', (page) => main(page).getByRole('link', { name: 'Read the résumé' })],
  ['the last link of the 404 page', '/nowhere', (page) => main(page).getByRole('link').last()],
  ['the first link of the 404 page', '/nowhere', (page) => main(page).getByRole('link').first()],
  ['a document', '/flipbook', (page) => page.getByRole('list', { name: 'Documents' }).getByRole('link').first()],
  ['a view of the manual', '/flipbook', (page) => page.getByRole('button', { name: 'Text' })],
  ['Hire me', '/flipbook', (page) => page.getByRole('link', { name: 'Hire me' }), openText],
  ['a quiet button', '/handheld#page=2', (page) => page.getByRole('button', { name: "I'd rather not" }), pressA],
  ['a list button', '/handheld#page=7', (page) => page.getByRole('button', { name: /Late Checkout/ })],
  ['a tab of the menu', '/handheld', (page) => menu(page).getByRole('tab', { selected: false }).first(), openMenu],
  [
    'an entry of the menu',
    '/handheld',
    (page) => menu(page).locator('[role=tabpanel] :is(a, button)').last(),
    openMenu,
  ],
  ['the menu’s end', '/handheld', (page) => menu(page).getByRole('button', { name: 'Close menu' }), openMenu],
])('%s on %s responds to hover, at a contrast of 4.5 : 1 or more', async (_, path, find, open) => {
  const { page } = await visit({ at: site + path });
  await open?.(page);
  const element = find(page);
  await element.waitFor();
  const { look: lookAtRest } = await element.evaluate(measureLook);
  // The menu opens in steps: between two of them, an element may seem to rest elsewhere.
  const lookOnHover = async () => {
    await element.hover();
    return (await element.evaluate(measureLook)).look;
  };
  await expect.poll(lookOnHover).not.toBe(lookAtRest);
  const { ink, background } = await element.evaluate(measureLook);
  expect(contrastRatio(ink, background), `${ink} on ${background}`).toBeGreaterThanOrEqual(4.5);
});

/** The computed look of an element and its descendants. Runs in the page. */
function measureLook(element: Element): { look: string; ink: string; background: string } {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const look = [element, ...element.querySelectorAll('*')].map((part) => {
    const { color, backgroundColor, textDecoration, visibility } = getComputedStyle(part);
    return [color, backgroundColor, textDecoration, visibility].join();
  });
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) throw new Error('This browser has no 2D canvas.');
  const toHex = (color: string): string => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const channels = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  const around: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) around.unshift(one);
  const backgrounds = around.map((one) => toHex(getComputedStyle(one).backgroundColor));
  return { look: look.join('\n'), background: backgrounds.at(-1) ?? '', ink: toHex(getComputedStyle(element).color) };
}
