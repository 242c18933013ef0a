// Between the intro and the console or the manual, a picture stays opaque while the rest fades in
// four steps. Runs in the pinned Chromium, which renders the pictures of stories, and in the
// system's.
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pinnedLaunchOptions, systemLaunchOptions } from './drivers/chromium.ts';
import { desk, goTo } from './visitor.ts';

const { root: site } = inject('sites');

/** The start of each step and the end of the last, in milliseconds. */
const moments = [1, 61, 121, 181, 239];

/** A part's opacity at each moment. */
type Opacities = Readonly<Record<string, readonly number[]>>;

const fadeOut = [1, 0.75, 0.5, 0.25, 0.25];
const fadeIn = [0.25, 0.5, 0.75, 1, 1];
const background = { 'group(root)': [1, 1, 1, 1, 1], 'old(root)': fadeOut };

const transitions: readonly [picture: string, link: string, there: Opacities, back: Opacities][] = [
  [
    'console',
    'Play',
    {
      ...background,
      'group(console)': [1, 1, 1, 1, 1],
      'old(console)': [1, 1, 0, 0, 0],
      'new(console)': [0, 0, 1, 1, 1],
      'image-pair(manual)': fadeOut,
    },
    {
      ...background,
      'group(console)': [1, 1, 1, 1, 1],
      'old(console)': [1, 1, 1, 1, 1],
      'new(console)': [0, 0, 0, 0, 0],
      'image-pair(manual)': fadeIn,
    },
  ],
  [
    'manual',
    'Manual',
    { ...background, 'group(manual)': [1, 1, 1, 1, 1], 'image-pair(console)': fadeOut },
    { ...background, 'group(manual)': [1, 1, 1, 1, 1], 'image-pair(console)': fadeIn },
  ],
];

describe.each([
  ['pinned', pinnedLaunchOptions],
  ['system’s', systemLaunchOptions],
])('in the %s Chromium', (_, launchOptions) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
  });
  afterAll(() => browser.close());

  test.each(transitions)(
    'the %s stays opaque on the way to its screen and back, and the rest fades in four steps',
    async (...flight) => {
      const [, link, there, back] = flight;
      const page = await browser.newPage({ viewport: desk });
      await page.addInitScript(holdTransitions);
      await goTo(page, site);
      await page.getByRole('main').getByRole('link', { name: link }).click();
      expect(await opacitiesIn(page)).toEqual(there);
      await page.evaluate(endTransition);
      await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
      expect(await opacitiesIn(page)).toEqual(back);
      await page.close();
    },
  );
});

/** Stops each transition at its start. Runs in the page. */
function holdTransitions() {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.then(() => {
      for (const animation of document.getAnimations()) animation.pause();
      document.documentElement.dataset.paused = '';
    });
    return transition;
  };
}

/** Runs in the page. */
function endTransition() {
  delete document.documentElement.dataset.paused;
  for (const animation of document.getAnimations()) animation.finish();
}

/** The opacity of each animated part of the held transition. */
async function opacitiesIn(page: Page): Promise<Opacities> {
  await page.locator('html[data-paused]').waitFor();
  return page.evaluate((times) => {
    const animations = document.getAnimations();
    const partOf = ({ effect }: Animation) =>
      (effect instanceof KeyframeEffect && /^::view-transition-(.+)$/.exec(effect.pseudoElement ?? '')?.[1]) || [];
    const parts = [...new Set(animations.flatMap(partOf))];
    const opacityOf = (part: string, ms: number) => {
      for (const animation of animations) animation.currentTime = ms;
      return Number(getComputedStyle(document.documentElement, `::view-transition-${part}`).opacity);
    };
    return Object.fromEntries(parts.map((part) => [part, times.map((ms) => opacityOf(part, ms))]));
  }, moments);
}
