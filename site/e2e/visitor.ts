import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { aliveMs } from './drivers/BrowserWindow.ts';
import { chromiumLaunchOptions, type ScrollBars } from './drivers/chromium.ts';
import { holdFiles } from './holdFiles.ts';
import { isHydrated } from './isHydrated.ts';
import { policyViolations } from './policyViolations.ts';

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
  /** Continues or aborts the requests for the held files, once there is one. */
  releaseFiles: (how?: 'continue' | 'abort') => Promise<void>;
};

type Visit = BrowserContextOptions & {
  /** The address to open. The page is hydrated then, unless scripts are off. */
  at?: string;
  /** Files that the page waits for until `releaseFiles`: it is not hydrated yet. */
  holds?: RegExp;
  /** Settings that the site remembers on this device, by its own keys, such as `manualView`. */
  remembered?: Readonly<Record<string, string>>;
};

/** One browser per kind for all files of a worker: a browser starts slower than a page loads. */
const browsers = new Map<ScrollBars, Promise<Browser>>();

async function browserWith(scrollBars: ScrollBars): Promise<Browser> {
  const browser = browsers.get(scrollBars) ?? chromiumLaunchOptions(scrollBars).then((how) => chromium.launch(how));
  browsers.set(scrollBars, browser);
  return browser;
}

let pendingViolations: Promise<readonly string[]> | undefined;

/** The violations of the security policy on the home page. Projects without sites have none. */
function violations(browser: Browser): Promise<readonly string[]> {
  const site: string | undefined = inject('sites')?.root;
  pendingViolations ??= site ? policyViolations(browser, site) : Promise.resolve([]);
  return pendingViolations;
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
  // With a wrong security policy, every test would fail after a minute. Skip them; policy.test.ts
  // reports the violations.
  beforeEach(async ({ skip }) => {
    skip((await violations(browser)).length > 0, 'The site is blocked by its own security policy.');
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  return async ({ at, holds, remembered = {}, ...options } = {}) => {
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
    const releaseFiles = holds ? await holdFiles(page, holds) : async () => {};
    if (holds && at !== undefined) await page.goto(at, { waitUntil: 'commit' });
    else if (at !== undefined) await (options.javaScriptEnabled === false ? page.goto(at) : goTo(page, at));
    return { page, messages, requests, releaseFiles };
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

/** Resolves after the page's next frame. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Opens the company form: by the skip link, or by waiting if the text is already complete. */
export async function skipText(page: Page, words = { skip: 'skip text', send: 'Send it!' }): Promise<void> {
  const click = page.getByRole('link', { name: words.skip }).click();
  await Promise.race([click.catch(() => {}), page.getByRole('button', { name: words.send }).waitFor()]);
}

/** The banner that names a lost file. */
export const retryBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'failed to load' });
