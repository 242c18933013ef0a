// Tests of the published Storybook: every docs page renders, and one play of every file succeeds.
// The story tests play all stories, but from the sources: a build has other style sheets, paths and
// names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { waitTimeoutMs } from '../../site/e2e/drivers/BrowserWindow.ts';
import { requestedSize, type SizedStory } from '../waitForFrameSize.ts';

/** The part of Storybook's preview API that these tests use, inside the preview's own frame. */
interface Frame {
  __STORYBOOK_PREVIEW__?: {
    ready: () => Promise<void>;
    loadStory: (selection: { storyId: string }) => Promise<{ playFunction?: unknown }>;
    getStoryContext: (story: unknown) => SizedStory;
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    once: (event: string, listener: (end: { status?: string }) => void) => void;
    emit: (event: string, selection: { storyId: string; viewMode: string }) => void;
  };
}

declare global {
  interface Window extends Frame {}
}

/**
 * Storybook itself causes these warnings: it reads a deprecated store, posts messages to every
 * frame, sandboxed or not, and its clicks are not user gestures.
 */
const storybookWarning =
  /^Accessing the Story Store is deprecated|^Failed to execute '(postMessage|requestFullscreen)'/;

const { address, folder, browserAddress } = inject('storybookSite');
const { entries }: StoryIndex = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
const pages = Object.values(entries).filter(({ type }) => type === 'docs');
const stories = Object.values(entries).filter(({ type }) => type === 'story');

const defaultSize = { width: 1200, height: 900 };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(browserAddress);
});
afterAll(() => browser.close());

interface OpenPreview {
  readonly page: Page;
  readonly messages: string[];
}

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: defaultSize, locale: 'en-US', timezoneId: 'UTC' });
  context.setDefaultTimeout(waitTimeoutMs);
  return context.newPage();
}

async function open(path: string): Promise<OpenPreview> {
  const page = await newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !storybookWarning.test(message.text()))
      messages.push(message.text());
  });
  await page.goto(`${address}iframe.html?${path}`, { waitUntil: 'domcontentloaded' });
  return { page, messages };
}

const idlePreviews: OpenPreview[] = [];

/**
 * Reuses the preview of an earlier test, because loading one takes most of a test's time. A preview
 * is not reused after a failure.
 */
async function inPreview(use: (preview: OpenPreview) => Promise<void>): Promise<void> {
  // The URL names no story, so no story starts before the test listens. It turns axe off, because the
  // story tests run it.
  const preview = idlePreviews.pop() ?? (await open('viewMode=story&globals=a11y.manual:!true'));
  preview.messages.length = 0;
  await preview.page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ && window.__STORYBOOK_ADDONS_CHANNEL__);
  await use(preview);
  idlePreviews.push(preview);
}

/**
 * Plays a story to its end, or shows a docs page. Listens for errors first, because a story whose play
 * throws also finishes with the status `success`. Runs in the preview's frame.
 */
const show = ([viewMode, storyId]: readonly ['story' | 'docs', string]) =>
  new Promise<string | undefined>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException'])
      channel?.once(event, (error) => resolve(`${event}: ${JSON.stringify(error)}`));
    channel?.once(viewMode === 'story' ? 'storyFinished' : 'docsRendered', (end) => resolve(end.status));
    channel?.emit('setCurrentStory', { storyId, viewMode });
  });

/** The size that a story asks for, and whether it has a play. Runs in the preview's frame. */
async function loadStory(storyId: string): Promise<SizedStory & { hasPlay: boolean }> {
  const preview = window.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('Storybook’s preview is not loaded in this frame.');
  await preview.ready();
  const story = await preview.loadStory({ storyId });
  const { globals, parameters } = preview.getStoryContext(story);
  return {
    hasPlay: story.playFunction !== undefined,
    globals: globals.viewport ? { viewport: globals.viewport } : {},
    parameters: parameters.viewport ? { viewport: parameters.viewport } : {},
  };
}

/** Text without punctuation and spaces, which Markdown writes differently. */
const alphanumericText = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The listings and the texts in table cells of a page's prose. Runs in the preview's frame. */
function listingsAndCells(): string[] {
  const isProse = (element: Element) => !element.closest('.sb-anchor, .sb-story, .docblock-argstable');
  const blocks = [...document.querySelectorAll('#storybook-docs :is(pre code, td)')].filter(isProse);
  return blocks.flatMap((block) => {
    if (block.tagName === 'CODE') return block.textContent ?? '';
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    return texts;
  });
}

/** The files on this host that a page links to. Runs in the preview's frame. */
const linkedFiles = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('#storybook-docs a[href]'), ({ href }) => href).filter(
    (href) => href.startsWith(location.origin) && /\.\w+$/.test(new URL(href).pathname) && !href.includes('.html?'),
  );

describe.concurrent('docs', () => {
  const llmsIndex = readFileSync(join(folder, 'llms.txt'), 'utf8');

  test.each(pages)('$title', ({ id, title }) =>
    inPreview(async ({ page, messages }) => {
      await page.evaluate(show, ['docs', id] as const);
      await page.locator('#storybook-docs h1').first().waitFor();
      expect(await page.locator('.sb-show-errordisplay, .sb-show-nopreview').count(), `?path=/docs/${id}`).toBe(0);
      expect(await page.locator('#storybook-docs').innerText()).not.toContain('|---');
      const links = await page
        .locator('a[href*="?path=/docs/"]')
        .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
      const linkedPages = links.map((link) => /path=\/docs\/([\w-]+)/.exec(link)?.[1] ?? link);
      expect(Object.keys(entries)).toEqual(expect.arrayContaining(linkedPages));
      for (const file of await page.evaluate(linkedFiles))
        expect((await page.request.head(file)).ok(), file).toBe(true);
      const rowsWithoutDescription = page
        .locator('.docblock-argstable-body tr')
        .filter({ has: page.locator('td:nth-child(2):not(:has(> div > :is(p, span:not([class]))))') });
      expect(await rowsWithoutDescription.allInnerTexts(), 'props without a description').toEqual([]);
      expect(messages).toEqual([]);
      expect(llmsIndex).toContain(`[${title}](docs/${id}.md)`);
      const markdown = readFileSync(join(folder, `docs/${id}.md`), 'utf8');
      expect(markdown).toMatch(/^# .*\n[\s\S]*^(?![-#])\S.{20}/m);
      const text = alphanumericText(markdown);
      const missingBlocks = (await page.evaluate(listingsAndCells)).filter(
        (block) => !text.includes(alphanumericText(block)),
      );
      expect(missingBlocks, 'code and table cells that its Markdown lacks').toEqual([]);
    }),
  );
});

test('no two story files share a component id', () => {
  const files = new Map(stories.map(({ id, importPath }) => [importPath, id.split('--', 1)[0]]));
  const ids = [...files.values()];
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('no story file loses its `parameters` to the description that Storybook adds', () => {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const faultyScripts = scripts.filter((name) =>
    /,parameters:[\w$]+,parameters:/.test(readFileSync(join(folder, 'assets', name), 'utf8')),
  );
  expect(faultyScripts).toEqual([]);
});

test('right-to-left applies to the stories of a docs page, not to its prose', async () => {
  const { page } = await open('viewMode=docs&id=dialogue-typewriter--docs&globals=direction:rtl');
  await page.locator('#storybook-docs [id^="story--"][dir="rtl"]').first().waitFor();
  expect(await page.locator('html[dir]').count()).toBe(0);
  await page.context().close();
});

test('the playground prints the code for the settings in its URL', async () => {
  const page = await newPage();
  const settings = 'args=flippingTime:700&addonPanel=storybook/docs/panel';
  await page.goto(`${address}?path=/story/flipbook-flipbook--playground&${settings}`);
  const code = page.getByRole('tabpanel').filter({ hasText: 'flippingTime={700}' });
  await code.waitFor();
  expect(await code.innerText()).not.toContain('swipeDistance');
  await page.close();
});

describe('a search', () => {
  let page: Page;
  beforeAll(async () => {
    page = await newPage();
    await page.goto(address);
  });
  afterAll(() => page.close());

  test.each([
    ['drag', 'Turning'],
    ['swipe', 'Turning'],
    ['print', 'Accessibility and print'],
    ['rtl', 'Sizes and layout'],
    ['color', 'Foundations'],
    ['theme', 'Foundations'],
    ['dark', 'Foundations'],
    ['hover', 'Foundations'],
    ['palette', 'Tokens'],
    ['page', 'Title page'],
    ['typewriter', 'Typewriter'],
    ['keyboard', 'Keyboard and gamepad'],
    ['react-pageflip', 'Drop-in'],
  ])('for %s finds the page %s among the first three', async (word, part) => {
    await page.getByRole('searchbox').fill(word);
    const searchResult = page.getByRole('option').filter({ hasText: /^Docs/ }).filter({ hasText: part });
    await searchResult.first().waitFor();
    const first = (await page.getByRole('option').allInnerTexts()).slice(0, 3);
    expect(first.filter((text) => text.startsWith('Docs')).map((text) => text.split('\n').at(-1))).toContain(part);
  });
});

const isPlayed = ({ tags = [] }: IndexEntry) => tags.some((tag) => ['play-fn', 'behavior'].includes(tag));

/** The first play of each file: a file's stories share their script, style sheets and setup. */
const sample = [...new Set(stories.map(({ importPath }) => importPath))].flatMap(
  (file) => stories.find((story) => story.importPath === file && isPlayed(story)) ?? [],
);

describe.concurrent('a play of every file', () => {
  test.each(sample)('$title: $name', ({ id }) =>
    inPreview(async ({ page, messages }) => {
      const { hasPlay, ...size } = await page.evaluate(loadStory, id);
      expect(hasPlay).toBe(true);
      await page.setViewportSize(requestedSize(size) ?? defaultSize);
      const status = await page.evaluate(show, ['story', id] as const);
      expect({ status, messages }, `?path=/story/${id}`).toEqual({ status: 'success', messages: [] });
    }),
  );
});
