import type { Browser, Page } from 'playwright';
import { askedSize, type FrameSize } from '../../.storybook/askedSize.ts';
import { playStory } from './playStory.ts';
import { sizeAsked } from './sizeAsked.ts';

/** The size that a story has under Vitest as well when it asks for none. */
const usualSize: FrameSize = { width: 1200, height: 900 };

/** Storybook itself warns of this, once a page: it logs handlers' events with their window. */
const storybooksOwn = 'Accessing the Story Store is deprecated';

/** A guard against hanging, in milliseconds: far more than a story or a page takes on a busy machine. */
const entryMs = 60_000;

/** One window, in which stories are swapped without loading the page anew, as a reader of the book does. */
export class BookReader {
  readonly #page: Page;
  readonly #address: string;
  #messages: string[] = [];
  /** False after a failure, which may break the next story: the page is then loaded again. */
  #isFresh = false;

  private constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || message.text().startsWith(storybooksOwn)) return;
      this.#messages.push(message.text());
    });
  }

  /** @param address of the built book, with a closing slash */
  static async at(browser: Browser, address: string): Promise<BookReader> {
    const context = await browser.newContext({
      viewport: usualSize,
      locale: 'en-US',
      timezoneId: 'UTC',
      colorScheme: 'light',
    });
    return new BookReader(await context.newPage(), address);
  }

  /** Plays a story and answers what went wrong, line by line. */
  play(storyId: string): Promise<readonly string[]> {
    return this.#problemsOf(async () => {
      await this.#resize(askedSize(await this.#page.evaluate(sizeAsked, storyId)) ?? usualSize);
      this.#messages = [];
      return this.#page.evaluate(playStory, storyId);
    });
  }

  /** Opens a docs page and answers the error that stands in its place; `''` when it is drawn. */
  async open(docsId: string): Promise<string> {
    // Storybook loads the frame anew when a page is left whose stories are still being drawn: each page has its own load.
    this.#isFresh = false;
    await this.#page.goto(`${this.#address}iframe.html?viewMode=docs&id=${docsId}`, { waitUntil: 'domcontentloaded' });
    const shown = await this.#page.waitForFunction(whatIsShown, null, { timeout: entryMs });
    return (await shown.jsonValue())?.error ?? '';
  }

  async #problemsOf(work: () => Promise<readonly string[]>): Promise<readonly string[]> {
    try {
      if (!this.#isFresh) await this.#load();
      this.#messages = [];
      const problems = await within(entryMs, work());
      const logged = this.#messages.map((message) => `the console says: ${message}`);
      const all = problems.length > 0 ? problems : logged;
      this.#isFresh = all.length === 0;
      return all;
    } catch (error) {
      this.#isFresh = false;
      return [String(error)];
    }
  }

  async #load(): Promise<void> {
    // The address names no story: every one is swapped to in the same way.
    await this.#page.goto(`${this.#address}iframe.html?viewMode=story&globals=a11y.manual:!true`);
    await this.#page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ && window.__STORYBOOK_ADDONS_CHANNEL__);
    await this.#page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());
    this.#isFresh = true;
  }

  async #resize(size: FrameSize): Promise<void> {
    const now = this.#page.viewportSize();
    if (now?.width !== size.width || now.height !== size.height) await this.#page.setViewportSize(size);
  }
}

/** What a docs page shows once it shows something. Runs in the frame of the page. */
function whatIsShown(): { error: string } | undefined {
  const isBroken = /sb-show-(errordisplay|nopreview)/.test(document.body.className);
  if (isBroken) return { error: document.body.innerText.split('\n', 1)[0] || 'an error without words' };
  return document.querySelector('#storybook-docs .sbdocs-content > *') ? { error: '' } : undefined;
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It did not end within ${ms / 1000} s.`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
