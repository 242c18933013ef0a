// Presses before the site's script has arrived. The manual's are in manual.test.ts.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { desk, mainScript, nextFrame, phone, visitors, waitForConsolePage, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const notice = (page: Page) => page.getByText('One moment...').locator('visible=true');
const pageNumber = (page: Page) => page.locator('main h2[data-page]:visible').getAttribute('data-page');
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const pressTwice = async (page: Page) => {
  await press(/^A, /)(page);
  await press(/^A, /)(page);
};
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const keyOn = (button: RegExp, name: string) => async (page: Page) => {
  await page.getByRole('button', { name: button }).focus();
  await page.keyboard.press(name);
};

async function visitUnhydrated(path: string, viewport = desk) {
  const visitor = await visit({ at: site + path, holds: mainScript, viewport, reducedMotion: 'reduce' });
  await waitForConsolePage(visitor.page, 1);
  return visitor;
}

test.each([
  ['a tap on A', '/', phone, press(/^A, /)],
  ['two clicks on A', '/handheld', desk, pressTwice],
  ['the right arrow of the cross', '/', phone, press(/^right, /)],
  ['Enter on the focused A', '/handheld', desk, keyOn(/^A, /, 'Enter')],
  ['the letter key X on the focused B', '/handheld', desk, keyOn(/^B, /, 'x')],
  ['the right arrow key', '/handheld', desk, key('ArrowRight')],
] as const)(
  '%s before the console is hydrated on %s shows a waiting notice, then turns one page',
  async (_, path, viewport, act) => {
    const { page, messages, releaseFiles } = await visitUnhydrated(path, viewport);
    await act(page);
    await notice(page).waitFor();
    await releaseFiles();
    await waitForHydration(page);
    await expect.poll(() => pageNumber(page)).toBe('2');
    // A second press would have opened the form, which B only closes.
    await press(/^B, /)(page);
    await expect.poll(() => pageNumber(page)).toBe('1');
    expect(await notice(page).count()).toBe(0);
    expect(messages).toEqual([]);
  },
);

test('keys pressed before hydration are replayed in order', async () => {
  const { page, releaseFiles } = await visitUnhydrated('/handheld');
  for (const name of ['ArrowRight', 'Enter', 'Escape', 'ArrowRight']) await key(name)(page);
  await releaseFiles();
  await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
  expect(await page.getByRole('dialog', { name: 'Start Menu' }).count()).toBe(0);
});

test('a key pressed right after hydration is handled after the replayed ones', async () => {
  const { page, releaseFiles } = await visitUnhydrated('/handheld');
  await key('Enter')(page);
  await page.evaluate(() => {
    const root = document.getElementById('root');
    const pressEscape = () => {
      for (const type of ['keydown', 'keyup'])
        document.body.dispatchEvent(
          new KeyboardEvent(type, { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
        );
    };
    if (root) new MutationObserver(pressEscape).observe(root, { attributeFilter: ['data-state'] });
  });
  await releaseFiles();
  await waitForHydration(page);
  await nextFrame(page);
  await nextFrame(page);
  // An open Start Menu would keep this key.
  await key('ArrowRight')(page);
  await expect.poll(() => pageNumber(page)).toBe('2');
});
