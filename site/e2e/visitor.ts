import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, beforeAll } from 'vitest';
import { chromiumLaunchOptions, type ScrollBars } from './drivers/chromium.ts';
import { isHydrated } from './isHydrated.ts';

export const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** A visitor's page, with everything it logged and requested. */
export type Visitor = {
  page: Page;
  /** Console messages, policy violations and uncaught errors. */
  messages: string[];
  /** Addresses of all requests. */
  requests: string[];
};

/** A guard against hanging, in milliseconds: more than any page needs, less than a test's limit. */
const aliveMs = 60_000;

/** One browser per kind for all files of a worker: a browser starts slower than a page loads. */
const browsers = new Map<ScrollBars, Promise<Browser>>();

async function browserWith(scrollBars: ScrollBars): Promise<Browser> {
  const browser = browsers.get(scrollBars) ?? chromiumLaunchOptions(scrollBars).then((how) => chromium.launch(how));
  browsers.set(scrollBars, browser);
  return browser;
}

/**
 * Opens contexts in the worker's shared browser, each with empty storage and closed after its test.
 * @param scrollBars `classic` ones take space
 * @returns opens a visitor's page, by default in a window of 1280 x 900
 */
export function visitors(scrollBars: ScrollBars = 'hidden'): (options?: BrowserContextOptions) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserWith(scrollBars);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  return async (options = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
    context.setDefaultTimeout(aliveMs);
    const page = await context.newPage();
    const messages: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    return { page, messages, requests };
  };
}

/** Waits until the page is hydrated: from then on React answers its buttons and links. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens the company form: by the skip link, or by waiting if the text is already complete. */
export async function skipText(page: Page, words = { skip: 'skip text', send: 'Send it!' }): Promise<void> {
  const click = page.getByRole('link', { name: words.skip }).click();
  await Promise.race([click.catch(() => {}), page.getByRole('button', { name: words.send }).waitFor()]);
}

/** The banner that names a lost file. */
export const retryBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'failed to load' });
