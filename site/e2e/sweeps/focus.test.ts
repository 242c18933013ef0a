// Visits every screen as visitors who use the keyboard: the focus is always visible and in front,
// and every screen is readable.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { contrastRatio } from '../../../src/theme/contrastRatio.ts';
import { axeFindings } from '../axeFindings.ts';
import { decodePng } from '../pictures/decodePng.ts';
import { visitors } from '../visitor.ts';
import { allScreens } from './allScreens.ts';
import { screenFaults } from './screenFaults.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

test('400 % zoom: every screen is readable and passes axe, its names are good, and the focus is visible', async () => {
  const { page } = await visit({ reducedMotion: 'reduce', viewport: { width: 320, height: 256 } });
  const stops = new Map<string, string>();
  const targets = new Set<string>();
  const faults = await screenFaults(page, site, async () => {
    for (const target of await page.evaluate(linkTargets)) targets.add(target);
    return [...(await axeFindings(page)), ...(await nameFaults(page)), ...(await unseenFocus(page, stops, 'path'))];
  });
  expect(faults).toEqual({});
  expectKnownStops(stops);
  const ownTargets = [...targets].filter((target) => target.startsWith(site));
  expect(ownTargets.length).toBeGreaterThan(5);
  for (const target of ownTargets) expect([target, (await fetch(target)).status]).toEqual([target, 200]);
});

// The test above tests every stop, so here one of each look suffices.
test('dark forced colors, with text spacing: every screen is readable, and the focus is visible', async () => {
  const viewport = { width: 1366, height: 650 };
  const { page } = await visit({ reducedMotion: 'reduce', viewport, forcedColors: 'active', colorScheme: 'dark' });
  // The site's policy blocks style elements; an adopted sheet works on every page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
  const stops = new Map<string, string>();
  expect(await screenFaults(page, site, () => unseenFocus(page, stops, 'look'))).toEqual({});
  expectKnownStops(stops);
});

function expectKnownStops(stops: ReadonlyMap<string, string>): void {
  for (const stop of ['Skip to the content', 'Contact Info', 'next'])
    expect([...stops.values()]).toContainEqual(expect.stringContaining(stop));
}

test.each([
  [320, 568],
  [844, 390],
  [1280, 633],
])('at %i x %i px nothing covers the focused element', async (width, height) => {
  const { page } = await visit({ reducedMotion: 'reduce', viewport: { width, height } });
  const covered: string[] = [];
  for await (const screen of allScreens(page, site)) {
    for await (const stop of tabStops(page)) {
      if (stop.cover) covered.push(`${screen}: ${stop.path} is under ${stop.cover}`);
    }
  }
  expect(covered).toEqual([]);
});

/** Space around an element for its focus ring, in CSS px. */
const aroundPx = 10;
/** WCAG 2.2, 2.4.13: the contrast between the focused and unfocused state of a pixel. */
const minimumRatio = 3;
/** A guard against endless loops. */
const mostStops = 80;

/**
 * Visits a screen's Tab stops, and compares a picture of each with and without the focus.
 * @param seenStops stops by path or look that need no second check; adds this screen's stops
 * @returns the stops whose focus changes fewer pixels (by 3 : 1) than their visible outline has
 */
async function unseenFocus(
  page: Page,
  seenStops: Map<string, string>,
  identity: 'path' | 'look',
): Promise<readonly string[]> {
  const unseen: string[] = [];
  for await (const stop of tabStops(page)) {
    if (seenStops.has(stop[identity])) continue;
    seenStops.set(stop[identity], stop.path);
    const { width, height } = stop.clip;
    const changedPx = width > 0 && height > 0 ? await changedBy(page, stop.clip) : 0;
    const outlinePx = 2 * (width + height - 4 * aroundPx);
    if (changedPx < outlinePx) unseen.push(`${stop.path}: ${changedPx} px change, its outline is ${outlinePx} px`);
  }
  return unseen;
}

/** Presses Tab until the focus leaves the page or returns to its first stop. */
async function* tabStops(page: Page) {
  const paths = new Set<string>();
  while (paths.size < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused, aroundPx);
    if (!stop || paths.has(stop.path)) return;
    paths.add(stop.path);
    yield stop;
  }
}

/**
 * The focused element after a paint, with its area in the window and what covers it: at the middle
 * of its lines, and halfway from there to each corner. Runs in the page.
 */
async function focused(around: number) {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const { activeElement: element } = document;
  if (!element || element === document.body) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = Math.max(0, Math.floor(left - around));
  const y = Math.max(0, Math.floor(top - around));
  const width = Math.min(innerWidth, Math.ceil(right + around)) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom + around)) - y;
  // The position identifies the element, since names may repeat.
  let path = ` ${(element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 40)}`;
  for (let one: Element | null = element; one; one = one.parentElement) {
    path = `/${Array.from(one.parentElement?.children ?? []).indexOf(one)}${path}`;
  }
  const look = [element, element.parentElement].map((one) => `${one?.localName} ${one?.getAttribute('class')}`).join();
  const points = [...element.getClientRects()].flatMap((line) =>
    [
      [0.5, 0.5],
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ].map(([dx = 0, dy = 0]) => [line.left + dx * line.width, line.top + dy * line.height] as const),
  );
  // A tall element reaches beyond the window.
  const hits = points.flatMap(([left, top]) => document.elementFromPoint(left, top) ?? []);
  const front = hits.length === 0 ? document.documentElement : hits.find((hit) => !element.contains(hit));
  const cover = front && `<${front.localName}> ${front.textContent.trim().slice(0, 40)}`;
  return { path, look, cover, clip: { x, y, width, height } };
}

/** Counts the pixels that change by 3 : 1 when an element loses its focus, and focuses it again. */
async function changedBy(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const withFocus = await decodePng(await page.screenshot({ clip }));
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((one) => one instanceof HTMLElement && one.blur());
  const without = await decodePng(await page.screenshot({ clip }));
  await element.evaluate((one) => one instanceof HTMLElement && one.focus({ preventScroll: true }));
  const parts = [0, 1, 2];
  const hexAt = ({ data }: typeof without, at: number) => `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
  let count = 0;
  for (let at = 0; at < without.data.length; at += 4) {
    if (parts.every((part) => withFocus.data[at + part] === without.data[at + part])) continue;
    if (contrastRatio(hexAt(withFocus, at), hexAt(without, at)) >= minimumRatio) count += 1;
  }
  return count;
}

/** The targets of links to other pages. Runs in the page. */
const linkTargets = () => {
  const [here = '', ...targets] = [location, ...document.links].map(({ href }) => href.replace(/#.*/, ''));
  return targets.filter((target) => target !== here);
};

/**
 * Missing and repeated names in Chromium's own accessibility tree. Tools that compute names
 * themselves miss what the browser adds.
 */
async function nameFaults(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name: { value: name = '' } = {}, description }) => {
    if (ignored) return [];
    if (!name && ['link', 'image'].includes(role?.value)) return `a ${role?.value} without a name`;
    if (/@\s\S|\S\s@/.test(name)) return `"${name}"`;
    return name && name === description?.value ? `"${name}" is its own description` : [];
  });
}
