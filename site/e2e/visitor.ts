import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, beforeAll } from 'vitest';
import { waitTimeoutMs } from './drivers/BrowserWindow.ts';
import { type ScrollBars, systemLaunchOptions } from './drivers/chromium.ts';
import { holdFiles } from './holdFiles.ts';

export const [phone, desk] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** Matches the URL of the script that starts a page. */
export const mainScript = /\/assets\/index-[^/]*\.js$/;

export type Visitor = {
  page: Page;
  /** Console messages, policy violations and uncaught errors, without React's hint for developers. */
  messages: string[];
  requests: string[];
  /** Waits for the first request for a held file, then continues or aborts all of them. */
  releaseFiles: (how?: 'continue' | 'abort') => Promise<void>;
};

type Visit = BrowserContextOptions & {
  /** The URL to open. Waits for hydration, unless scripts are off or files are held. */
  at?: string;
  /** Files that the page does not receive until `releaseFiles`. */
  holds?: RegExp;
  /** Settings that the site remembers on this device, by its own keys, such as `manualView`. */
  remembered?: Readonly<Record<string, string>>;
};

/** Shared by a worker's test files, because a browser takes longer to start than a page. */
const browsers = new Map<ScrollBars, Promise<Browser>>();

/** The worker's shared browser with these scroll bars. */
export async function browserWith(scrollBars: ScrollBars): Promise<Browser> {
  const browser = browsers.get(scrollBars) ?? systemLaunchOptions(scrollBars).then((how) => chromium.launch(how));
  browsers.set(scrollBars, browser);
  return browser;
}

/**
 * Returns a function that opens a page for a new visitor with empty storage, by default in a window of
 * 1280 x 900. The page is closed after its test.
 * @param scrollBars `classic` ones take space
 */
export function visitors(scrollBars: ScrollBars = 'hidden'): (visit?: Visit) => Promise<Visitor> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await browserWith(scrollBars);
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  return async ({ at, holds, remembered = {}, ...options } = {}) => {
    const context = await browser.newContext({ viewport: desk, ...options });
    context.setDefaultTimeout(waitTimeoutMs);
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

export async function goTo(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** Whether React has hydrated the page and run its effects. Runs in the page, so it uses no imports. */
export function isHydrated(): boolean {
  // React marks elements during rendering, before the effects: on a busy machine that is too early.
  return document.querySelector('#root[data-state=started]') !== null;
}

/** Waits until the page is hydrated. From then on, React handles its buttons and links. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Sets the browser's own text size to 200%, which also affects media queries in `em`. */
export async function doubleBrowserText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The fragment of the page's address, with its `#`. */
export const fragmentOf = (page: Page) => page.evaluate(() => location.hash);

/** Waits until the console shows this page, counted from 1. */
export const waitForConsolePage = (page: Page, number: number) =>
  page.locator(`main h2[data-page="${number}"]:visible`).waitFor();

/** Resolves after the page's next frame. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Opens the company form: by the skip link, or by waiting if the text is already complete. */
export async function skipText(page: Page, labels = { skip: 'skip text', send: 'Send it!' }): Promise<void> {
  const click = page.getByRole('link', { name: labels.skip }).click();
  await Promise.race([click.catch(() => {}), page.getByRole('button', { name: labels.send }).waitFor()]);
}

/** The banner about a file that failed to load. */
export const retryBanner = (page: Page) => page.getByRole('status').filter({ hasText: 'failed to load' });
