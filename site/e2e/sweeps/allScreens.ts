import type { Page } from 'playwright';
import { pageNames } from '../../../src/console/engine/ConsoleState.ts';
import { goTo } from '../visitor.ts';

/** Opens every screen, and yields its name. */
export async function* allScreens(page: Page, site: string): AsyncGenerator<string> {
  for (const path of ['/', '/resume', '/nowhere']) {
    await open(page, site + path);
    yield path;
  }
  yield* consolePages(page, site);
  yield* startMenu(page, site);
  yield* manualPages(page, site);
  yield* brokenScreen(page, site);
}

async function open(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Wait for animations that end.
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Numbers of console pages, counted from 1. */
const [titlePage, questsPage] = (['title', 'side-quests'] as const).map((name) => pageNames.indexOf(name) + 1);

async function* consolePages(page: Page, site: string): AsyncGenerator<string> {
  await open(page, `${site}/handheld`);
  const next = page.getByRole('button', { name: /^A, / });
  for (let number = 1; number <= pageNames.length; number += 1) {
    const heading = page.locator(`main h2[data-page="${number}"]`);
    await heading.waitFor();
    yield `console, page ${number}`;
    if (number === titlePage) {
      await next.click();
      await page.getByRole('textbox', { name: 'Company Name' }).waitFor();
      yield 'console, the form';
    }
    if (number === questsPage) {
      await page.getByRole('button', { name: /Late Checkout/ }).click();
      await heading.filter({ hasText: 'Late Checkout' }).waitFor();
      yield 'console, a side quest';
      await page.getByRole('button', { name: /^B, / }).click();
      await heading.filter({ hasText: 'Side Quests' }).waitFor();
    }
    if (number < pageNames.length) await next.click();
  }
}

async function* startMenu(page: Page, site: string): AsyncGenerator<string> {
  await open(page, `${site}/handheld`);
  await page.getByRole('button', { name: /^start, / }).click();
  for (const name of ['Contact Info', 'Colors']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tab', { name, selected: true }).waitFor();
    yield `console, Start Menu, ${name}`;
  }
}

async function* manualPages(page: Page, site: string): AsyncGenerator<string> {
  await open(page, `${site}/flipbook`);
  const next = page.getByRole('button', { name: 'next' });
  yield 'manual, the cover';
  for (const pageStatus = page.locator('[data-flipbook] [data-part="status"]'); await next.isEnabled(); ) {
    const before = (await pageStatus.textContent()) ?? '';
    await next.click();
    await pageStatus.filter({ hasNotText: before || /^$/ }).waitFor({ state: 'attached' });
    await page.locator('[data-flipbook][data-state="read"]').waitFor();
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    yield `manual, ${await pageStatus.textContent()}`;
  }
  await page.getByRole('button', { name: 'text' }).click();
  await page.locator('[data-flipbook]').waitFor({ state: 'detached' });
  yield 'manual, as one text';
}

/** The error screen: the manual in a browser that throws when asked for its language. */
async function* brokenScreen(page: Page, site: string): AsyncGenerator<string> {
  await open(page, `${site}/resume`);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'language', {
      get() {
        throw new Error('thrown by the test');
      },
    }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Manual' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  yield 'a broken screen';
}
