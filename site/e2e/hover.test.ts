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

type Row = readonly [find: (page: Page) => Locator, open?: (page: Page) => Promise<void>];

/** The elements by path, in the order of the test, because `open` changes the page. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  '/resume': [
    [(page) => bar(page).getByRole('link', { name: 'Console' })],
    [(page) => bar(page).getByRole('switch', { name: 'Plain type' })],
  ],
  '/': [
    [(page) => page.getByRole('link', { name: 'skip text' })],
    [(page) => main(page).getByRole('link', { name: 'Read the résumé' })],
  ],
  '/nowhere': [[(page) => main(page).getByRole('link').last()], [(page) => main(page).getByRole('link').first()]],
  '/flipbook': [
    [(page) => page.getByRole('list', { name: 'Documents' }).getByRole('link').first()],
    [(page) => page.getByRole('button', { name: 'Text' })],
    [(page) => page.getByRole('link', { name: 'Hire me' }), openText],
  ],
  '/handheld#page=2': [[(page) => page.getByRole('button', { name: "I'd rather not" }), pressA]],
  '/handheld#page=7': [
    [(page) => page.getByRole('button', { name: /Late Checkout/ })],
    [(page) => menu(page).getByRole('tab', { selected: false }).first(), openMenu],
    [(page) => menu(page).locator('[role=tabpanel] :is(a, button)').last()],
    [(page) => menu(page).getByRole('button', { name: 'Close menu' })],
  ],
};

test.each(Object.entries(rows))(
  'on %s the elements respond to hover, at a contrast of 4.5 : 1 or more',
  async (path, elements) => {
    const { page } = await visit({ at: site + path });
    for (const [find, open] of elements) {
      await open?.(page);
      const element = find(page);
      await element.waitFor();
      await page.mouse.move(0, 0);
      const { look: lookAtRest } = await element.evaluate(measureLook);
      // The menu opens in steps: between two of them, an element may seem to rest elsewhere.
      const lookOnHover = async () => {
        await element.hover();
        return (await element.evaluate(measureLook)).look;
      };
      const message = `${element}`;
      await expect.poll(lookOnHover, { message }).not.toBe(lookAtRest);
      const { ink, background } = await element.evaluate(measureLook);
      expect(contrastRatio(ink, background), `${message}: ${ink} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

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
  // Translucent backgrounds are painted over those of their ancestors.
  const ancestors: Element[] = [];
  for (let part: Element | null = element; part; part = part.parentElement) ancestors.unshift(part);
  const backgrounds = ancestors.map((ancestor) => toHex(getComputedStyle(ancestor).backgroundColor));
  return { look: look.join('\n'), background: backgrounds.at(-1) ?? '', ink: toHex(getComputedStyle(element).color) };
}
