import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import { type BrowserWindow, type OtherBrowser, waitTimeoutMs } from './BrowserWindow.ts';
import { browserFile } from './browserFiles.mjs';

const executablePath = browserFile('firefox');

/** Running browsers by `scripts`: Firefox can disable scripts only at its start. */
const browsers = new Map<boolean, Promise<Browser>>();
let context: BrowserContext | undefined;

/** Firefox, driven by WebDriver BiDi. `FIREFOX_PATH` overrides the system's. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  isAvailable: executablePath !== undefined,
  narrowestPx: 320,
  canPrint: true,
  async open({ scripts = true } = {}) {
    await context?.close();
    const browser = browsers.get(scripts) ?? launchFirefox(scripts);
    browsers.set(scripts, browser);
    context = await (await browser).createBrowserContext();
    return firefoxWindow(await context.newPage());
  },
};

async function launchFirefox(scripts: boolean): Promise<Browser> {
  if (!executablePath) throw new Error('Firefox not found.');
  const extraPrefsFirefox = { 'javascript.enabled': scripts };
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: waitTimeoutMs,
    extraPrefsFirefox,
  });
  // Vitest gives a worker half a second to end. Closing the browser takes longer on a busy machine, so
  // kill it.
  process.once('SIGTERM', () => browser.process()?.kill('SIGKILL'));
  return browser;
}

function firefoxWindow(page: Page): BrowserWindow {
  return {
    async goto(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: async (inPage, ...args) =>
      // Puppeteer's types unwrap handles to page objects, which are not used here.
      (await page.evaluate(inPage as (...args: readonly unknown[]) => unknown, ...args)) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    moveTo: ({ x, y }, steps = 1) => page.mouse.move(x, y, { steps }),
    press: () => page.mouse.down(),
    release: () => page.mouse.up(),
    async clickHere(times = 1) {
      for (let click = 0; click < times; click += 1) {
        await page.mouse.down();
        await page.mouse.up();
      }
    },
    key: (key) => page.keyboard.press(key),
    print: (paper) => page.pdf({ ...paper, preferCSSPageSize: true }),
    screenshot: async () => Buffer.from(await page.screenshot({ type: 'png' })),
  };
}
