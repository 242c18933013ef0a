import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { holdFiles } from './holdFiles.ts';
import { skipText, type Visitor, visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const manualScript = /\/FlipbookScreen-[^/]*\.js$/;
const companyField = (page: Page) => page.getByRole('textbox', { name: 'Company Name' });

async function salutation(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'The manual of Player One' }).waitFor({ state: 'attached' });
  return (await page.getByText(/^Dear .*,$/).allTextContents()).join();
}

async function visitWithTypedCompany(company: string): Promise<Visitor> {
  const visitor = await visit({ at: site, reducedMotion: 'reduce' });
  await skipText(visitor.page);
  await companyField(visitor.page).fill(company);
  return visitor;
}

/** Expects the company in no request, URL, head, link, local storage or cookie. */
async function expectNotLeaked({ page, requests }: Visitor, company: string) {
  const exposedTexts = [...requests, page.url(), await page.title(), await page.locator('head').innerHTML()];
  exposedTexts.push(
    ...(await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
  );
  expect(exposedTexts.filter((text) => text.includes(company))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).not.toContain(company);
}

async function expectBackAtIntro(page: Page) {
  await page.goBack();
  await companyField(page).waitFor();
  expect(page.url()).toBe(`${site}/`);
}

test('a sent company name personalizes the letter, reaches no server, and is gone after a new load', async () => {
  const visitor = await visitWithTypedCompany('Zyxwacme');
  const { page, messages } = visitor;
  const releaseFiles = await holdFiles(page, manualScript);
  const manualRequest = page.waitForRequest(manualScript);
  await companyField(page).press('Enter');
  await manualRequest;
  // The form stays while the manual loads.
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect([focused, await companyField(page).inputValue()]).toEqual(['INPUT', 'Zyxwacme']);
  await releaseFiles();
  await page.waitForURL(`${site}/flipbook`);
  await expect.poll(() => salutation(page)).toBe('Dear Zyxwacme team,');
  expect(await page.getByText('Join Zyxwacme').count()).toBe(1);
  await expectNotLeaked(visitor, 'Zyxwacme');
  await expectBackAtIntro(page);
  await expectNotLeaked(visitor, 'Zyxwacme');
  expect(messages).toEqual([]);

  await page.goto(`${site}/flipbook?again`);
  await expect.poll(() => salutation(page)).toBe('Dear hiring team,');
});

test('a company in a new fragment replaces the previous company, and Back does not undo that', async () => {
  const { page } = await visit({ at: `${site}/#company=Acme` });
  await skipText(page);
  expect(await companyField(page).inputValue()).toBe('Acme');
  await page.goto(`${site}/#company=%3Cb%3EBeta%3C%2Fb%3E%20Ltd`);
  await page.getByRole('banner').getByRole('link', { name: 'Manual' }).click();
  await expect.poll(() => salutation(page)).toBe('Dear Beta Ltd team,');
  await page.goto(`${site}/flipbook#company=Gamma`);
  await expect.poll(() => salutation(page)).toBe('Dear Gamma team,');
  // A fragment without a company does not clear it.
  await page.goto(`${site}/flipbook#page=2`);
  expect(await salutation(page)).toBe('Dear Gamma team,');
  await page.goBack();
  await page.goBack();
  await expect.poll(() => salutation(page)).toBe('Dear Gamma team,');
});

test('an empty company in a link clears the name, and disappears from the address', async () => {
  const { page } = await visit({ at: `${site}/flipbook#company=Acme` });
  await expect.poll(() => salutation(page)).toBe('Dear Acme team,');
  await page.goto(`${site}/flipbook#company=&page=2`);
  await expect.poll(() => salutation(page)).toBe('Dear hiring team,');
  await expect.poll(() => page.url()).toBe(`${site}/flipbook#page=2`);
});

test('a company survives two failed loads of the manual, and reaches no server', async () => {
  const company = 'Zyxwacme & Sons, Wholesale Supplier of Everything That Has a <b>Handle</b>';
  const visitor = await visitWithTypedCompany(company);
  const { page } = visitor;
  await page.route(manualScript, (route) => route.abort());
  await page.getByRole('button', { name: 'Send it!' }).click();
  await page.getByText('The next page failed to load').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('its interactive part failed to load').waitFor();
  await page.unroute(manualScript);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(`Dear ${company} team,`).waitFor({ state: 'attached' });
  expect(await page.getByText(`Join ${company}`).count()).toBe(1);
  expect(page.url()).toBe(`${site}/flipbook`);
  await expectNotLeaked(visitor, 'Zyxwacme');
  await expectBackAtIntro(page);
});
