// The console and the manual stay at their open page, whichever way the visitor comes back.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { fragmentOf, phone, visitors, waitForConsolePage, waitForHydration } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const clickInBar = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();
const waitForForm = (page: Page) => page.getByRole('textbox', { name: 'Company Name' }).waitFor();

test("the bar's links return to the open page of the console and of the manual, even after a reload", async () => {
  const { page, messages } = await visit({ at: `${site}/handheld`, reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowRight');
  await declineCompany(page);
  await waitForConsolePage(page, 3);
  await clickInBar(page, 'Manual');
  await page.getByRole('button', { name: 'next', exact: true }).click();
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  await clickInBar(page, 'Console');
  await waitForConsolePage(page, 3);
  await expect.poll(() => fragmentOf(page)).toBe('#page=3');
  await clickInBar(page, 'Home');
  await page.waitForURL(`${site}/`);
  await clickInBar(page, 'Manual');
  await page.getByRole('article', { name: 'Quick Reference' }).waitFor();
  await expect.poll(() => fragmentOf(page)).toBe('#page=2');
  await page.reload();
  await waitForHydration(page);
  await clickInBar(page, 'Console');
  await waitForConsolePage(page, 3);
  expect(messages).toEqual([]);
});

/** Opens the form of the title page, then declines. */
async function declineCompany(page: Page) {
  await waitForConsolePage(page, 2);
  await page.keyboard.press('ArrowRight');
  await waitForForm(page);
  await page.keyboard.press('ArrowRight');
}

test('the home page returns to the open company form by Back, the bar and reload', async () => {
  const { page, messages } = await visit({ at: site, reducedMotion: 'reduce', viewport: phone });
  await page.keyboard.press('ArrowRight');
  await waitForConsolePage(page, 2);
  await page.keyboard.press('ArrowRight');
  await waitForForm(page);
  await clickInBar(page, 'Manual');
  await page.getByRole('textbox', { name: 'Company Name' }).waitFor({ state: 'detached' });
  await page.goBack();
  await waitForForm(page);
  await page.reload();
  await waitForHydration(page);
  await waitForForm(page);
  await clickInBar(page, 'Manual');
  await page.waitForURL(/flipbook/);
  await clickInBar(page, 'Console');
  await waitForForm(page);
  await page.getByRole('button', { name: /^B, / }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Company Name' }).count()).toBe(0);
  await page.reload();
  await waitForHydration(page);
  await waitForConsolePage(page, 2);
  expect(await page.getByRole('textbox', { name: 'Company Name' }).count()).toBe(0);
  expect(messages).toEqual([]);
});

test('Back and reload return to the open side quest', async () => {
  const { page, messages } = await visit({ at: `${site}/handheld#page=7`, reducedMotion: 'reduce' });
  await waitForConsolePage(page, 7);
  await page.locator('main').getByRole('list').getByRole('button').nth(1).click();
  const backButton = page.locator('main').getByRole('button', { name: 'Back to the side quests' });
  await backButton.waitFor();
  const headings = () => page.locator('main').getByRole('heading').allTextContents();
  const before = await headings();
  await page.reload();
  await waitForHydration(page);
  await backButton.waitFor();
  await clickInBar(page, 'Résumé');
  await backButton.waitFor({ state: 'detached' });
  await page.goBack();
  await backButton.waitFor();
  expect(await headings()).toEqual(before);
  expect(messages).toEqual([]);
});

test('Back and the bar return to the open page, even before the script has arrived', async () => {
  const { page } = await visit({ at: `${site}/handheld#page=7`, reducedMotion: 'reduce' });
  await waitForConsolePage(page, 7);
  await clickInBar(page, 'Manual');
  await page.waitForURL(/flipbook/);
  const reloadHeld = async () => {
    const release = await holdFiles(page, /\/assets\/[^/]*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('banner').waitFor();
    return release;
  };
  let release = await reloadHeld();
  const sideQuests = page.getByRole('article', { name: 'Side Quests' });
  await page.goBack({ waitUntil: 'commit' });
  await release();
  await sideQuests.waitFor();
  await expect.poll(() => page.locator('main').getByRole('status').allTextContents()).toEqual(['Page 7 of 9']);
  await clickInBar(page, 'Home');
  await page.waitForURL(`${site}/`);
  release = await reloadHeld();
  await clickInBar(page, 'Console');
  await page.waitForURL(/handheld/, { waitUntil: 'commit' });
  await release();
  await sideQuests.waitFor();
});

test('a link to the visible screen changes nothing, even while another screen loads', async () => {
  const { page } = await visit({ at: `${site}/handheld#page=7`, reducedMotion: 'reduce' });
  await waitForConsolePage(page, 7);
  await clickInBar(page, 'Console');
  await waitForConsolePage(page, 7);
  expect(await fragmentOf(page)).toBe('#page=7');
  // The manual's script has not arrived, so the console still shows.
  const releaseFiles = await holdFiles(page, /\/FlipbookScreen-[^/]*\.js$/);
  await clickInBar(page, 'Manual');
  await page.waitForURL(/flipbook/);
  await clickInBar(page, 'Console');
  await page.waitForURL(/handheld/);
  await expect.poll(() => fragmentOf(page)).toBe('#page=7');
  await waitForConsolePage(page, 7);
  await releaseFiles();
});
