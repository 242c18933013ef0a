import { once } from 'node:events';
import { type Browser, type BrowserContext, connect, launch, type Page } from 'puppeteer-core';
import { engineFile } from '../install/engineFiles.mjs';
import type { Engine, EngineWindow } from './EngineWindow.ts';

const executablePath = engineFile('firefox');

/** A guard against hanging, in milliseconds: it is started while the site is built. */
const startMs = 60_000;

/** Firefox, by WebDriver BiDi. `FIREFOX_PATH` names another than the system's. */
export const firefox: Engine = {
  name: 'Firefox',
  isThere: executablePath !== undefined,
  narrowestPx: 320,
  canPrint: true,
  async start() {
    if (!executablePath) throw new Error('There is no Firefox on this machine.');
    const browser = await launchFirefox(executablePath);
    const process = browser.process();
    // It has room for one hold at a time: this one is for the tests.
    await browser.disconnect();
    return {
      address: browser.wsEndpoint(),
      async stop() {
        if (!process || process.exitCode !== null) return;
        process.kill();
        await once(process, 'exit');
      },
    };
  },
  async hold(address) {
    const browser = await connect({ browserWSEndpoint: address, protocol: 'webDriverBiDi' });
    let withoutScripts: Browser | undefined;
    let context: BrowserContext | undefined;
    return {
      async open({ scripts = true } = {}) {
        await context?.close();
        // Firefox can disable scripts only at its start.
        if (!scripts) withoutScripts ??= await launchFirefox(executablePath, { 'javascript.enabled': false });
        context = await ((!scripts && withoutScripts) || browser).createBrowserContext();
        return firefoxWindow(await context.newPage());
      },
      async leave() {
        await context?.close();
        await withoutScripts?.close();
        await browser.disconnect();
      },
    };
  },
};

const launchFirefox = (executablePath = '', extraPrefsFirefox = {}) =>
  launch({ browser: 'firefox', executablePath, headless: true, timeout: startMs, extraPrefsFirefox });

function firefoxWindow(page: Page): EngineWindow {
  return {
    async goto(address) {
      await page.goto(address, { waitUntil: 'load' });
    },
    evaluate: async <Args extends readonly unknown[], Result>(
      inPage: (...args: Args) => Result | Promise<Result>,
      ...args: Args
    ): Promise<Result> =>
      // Puppeteer's types would unwrap handles to objects in the page, of which there are none here.
      (await page.evaluate(inPage as (...args: readonly unknown[]) => unknown, ...args)) as Result,
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
    type: (text) => page.keyboard.type(text),
    print: (paper) => page.pdf({ ...paper, preferCSSPageSize: true }),
    screenshot: async () => Buffer.from(await page.screenshot({ type: 'png' })),
  };
}
