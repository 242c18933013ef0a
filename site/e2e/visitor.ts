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
  /** Console messages, policy violations and uncaught errors, without React's hint for developers. */
  messages: string[];
  /** Addresses of all requests. */
  requests: string[];
};

type Visit = BrowserContextOptions & {
  /** The address to open. The page is hydrated then, unless scripts are off. */
  at?: string;
  /** Settings that the site remembers on this device, by its own keys, such as `manualView`. */
  remembered?: Readonly<Record<string, string>>;
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
export function visitors(scrollBars: ScrollBars = 'hidden'): (visit?: Visit) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserWith(scrollBars);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  return async ({ at, remembered = {}, ...options } = {}) => {
    const context = await browser.newContext({ viewport: desk, ...options });
    context.setDefaultTimeout(aliveMs);
    const page = await context.newPage();
    const messages: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      if (!message.text().includes('React DevTools')) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript((settings) => {
      for (const [key, value] of settings) localStorage.setItem(`playable-resume:${key}`, value);
    }, Object.entries(remembered));
    if (at !== undefined) await (options.javaScriptEnabled === false ? page.goto(at) : goTo(page, at));
    return { page, messages, requests };
  };
}

/** Opens an address, and waits until its page is hydrated. */
export async function goTo(page: Page, address: string) {
  const response = await page.goto(address);
  await hydrated(page);
  return response;
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
