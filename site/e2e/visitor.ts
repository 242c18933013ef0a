import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, beforeAll } from 'vitest';
import { chromiumLaunchOptions, type ScrollBars } from './drivers/chromium.ts';
import { isHydrated } from './isHydrated.ts';

/** Windows of two kinds. */
export const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Somebody at a window, and what went on behind it. */
export type Visitor = {
  page: Page;
  /** What was written to the console, security violations included, and what went wrong in a script. */
  messages: string[];
  /** Every address that was asked for. */
  requests: string[];
};

/** A guard against hanging, in milliseconds: far more than any page needs, and less than a test may take. */
const aliveMs = 60_000;

/** Those of this worker, which all its files share: a browser takes longer to start than a page to load. */
const browsers = new Map<ScrollBars, Promise<Browser>>();

async function browserWith(scrollBars: ScrollBars): Promise<Browser> {
  const browser = browsers.get(scrollBars) ?? chromiumLaunchOptions(scrollBars).then((how) => chromium.launch(how));
  browsers.set(scrollBars, browser);
  return browser;
}

/**
 * Lets people into the browser that the files of a worker share. Each starts with nothing remembered, and is gone after the test.
 *
 * @param scrollBars - `hidden` if nothing is said; `classic` ones take room
 * @returns lets a visitor in, by default at a window of 1280 x 900
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

/** Leads to the company form: by the link, or by waiting, where the words have been typed before it could be pressed. */
export async function skipText(page: Page, words = { skip: 'skip text', send: 'Send it!' }): Promise<void> {
  const click = page.getByRole('link', { name: words.skip }).click();
  await Promise.race([click.catch(() => {}), page.getByRole('button', { name: words.send }).waitFor()]);
}

/** What says that something has not come. */
export const line = (page: Page) => page.getByRole('status').filter({ hasText: 'could not be loaded' });
