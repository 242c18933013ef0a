// A company comes from a link's fragment or from the form, and the visitor's last word counts: in the manual's letter, in
// the console's, and in the field that asks again.
import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { hydrated, visitors } from '../visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

type Answer = { type: string } | 'send' | 'decline';

const orders = [
  { said: 'nothing, and the visitor types one', link: '', answer: { type: 'Typed Inc' }, company: 'Typed Inc' },
  {
    said: 'one, and the visitor types another',
    link: 'Linked Ltd',
    answer: { type: 'Typed Inc' },
    company: 'Typed Inc',
  },
  { said: 'one, and the visitor sends it as it stands', link: 'Linked Ltd', answer: 'send', company: 'Linked Ltd' },
  { said: 'one, and the visitor would rather not say', link: 'Linked Ltd', answer: 'decline', company: '' },
  { said: 'nothing, and the visitor would rather not say', link: '', answer: 'decline', company: '' },
] as const satisfies readonly { said: string; link: string; answer: Answer; company: string }[];

const addressOf = (path: string, link: string) => `${site}${path}${link && `#company=${encodeURIComponent(link)}`}`;
const greeting = (company: string) => (company ? `Dear ${company} team,` : 'Dear hiring team,');
const quest = (company: string) => `Join ${company || 'your company!'}`;
const field = (page: Page) => page.getByRole('textbox', { name: 'Company Name' });
const pressA = (page: Page) => page.getByRole('button', { name: 'A, next' }).click();

async function give(page: Page, answer: Answer): Promise<void> {
  if (typeof answer === 'object') await field(page).fill(answer.type);
  if (answer === 'decline') await page.getByText("I'd rather not").locator('visible=true').click();
  else await page.getByRole('button', { name: 'Send it!' }).click();
}

/** From the home page in a wide window: the form, whether the greeting is still being typed or has ended by now. */
async function toIntroForm(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: 'Send it!' });
  // The intro hears Escape from the moment on that its script has come.
  const skip = async () => {
    await page.keyboard.press('Escape');
    return send.isVisible();
  };
  await expect.poll(skip, { timeout: 15_000 }).toBe(true);
}

/** From the home page in a wide window: answers, and is in the manual. */
async function answerIntro(page: Page, answer: Answer): Promise<void> {
  await toIntroForm(page);
  await give(page, answer);
  await page.waitForURL(`${site}/flipbook`);
}

async function expectInManual(page: Page, company: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'The manual of Player One' }).waitFor({ state: 'attached' });
  // A manual that was loaded as a document says what it says to everybody until its script has come.
  await hydrated(page);
  await expect.poll(() => page.getByText(/^Dear .*,$/).allTextContents()).toEqual([greeting(company)]);
  expect(await page.getByText(quest(company), { exact: true }).count()).toBe(1);
}

async function expectInConsole(page: Page, company: string): Promise<void> {
  await page.getByRole('heading', { name: 'Cover Letter' }).waitFor();
  await expect.poll(() => page.getByText(/^Dear .*,$/).allTextContents()).toEqual([greeting(company)]);
  await pressA(page);
  await page.getByText(quest(company), { exact: true }).waitFor();
}

/** From the console's first page: to the title page, and its form opened. */
async function toConsoleForm(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Instructions' }).waitFor();
  await pressA(page);
  await page.getByRole('heading', { name: /Quest to Find a Job/ }).waitFor();
  await pressA(page);
  await field(page).waitFor();
}

describe.each(orders)('when the link says $said', ({ link, answer, company }) => {
  test('in a wide window, manual and console say the same', async () => {
    const { page, messages } = await visit({ viewport: desk });
    await page.goto(addressOf('/', link));
    await hydrated(page);
    await answerIntro(page, answer);
    await expectInManual(page, company);

    await page.setViewportSize(phone);
    await page.getByRole('link', { name: 'Home' }).click();
    await toConsoleForm(page);
    expect(await field(page).inputValue()).toBe(company);
    // Past the form without an answer: what was said stands.
    await pressA(page);
    await expectInConsole(page, company);
    expect(messages).toEqual([]);
  });
});

test('back at the address that names a company, the field has the one that was typed', async () => {
  const { page } = await visit();
  await page.goto(addressOf('/', 'Linked Ltd'));
  await hydrated(page);
  await answerIntro(page, { type: 'Typed Inc' });
  await expectInManual(page, 'Typed Inc');
  await page.goBack();
  await toIntroForm(page);
  expect(page.url()).toBe(addressOf('/', 'Linked Ltd'));
  expect(await field(page).inputValue()).toBe('Typed Inc');
});
