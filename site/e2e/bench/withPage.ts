import { chromium } from 'playwright';
import { launch, type Page } from 'puppeteer-core';
import { pinnedLaunchOptions } from '../drivers/chromium.ts';

/** Calls `work` with a phone-sized page in a fresh browser, so that no cache is warm. */
export async function withPage<Result>(work: (page: Page) => Promise<Result>): Promise<Result> {
  const options = await pinnedLaunchOptions();
  const browser = await launch({
    ...options,
    executablePath: options.executablePath ?? chromium.executablePath(),
    headless: 'shell',
    env: options.env ?? process.env,
    defaultViewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  });
  try {
    return await work(await browser.newPage());
  } finally {
    await browser.close();
  }
}
