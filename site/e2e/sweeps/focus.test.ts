// Visits every screen with the keyboard: the focus is always visible, nothing covers the focused
// element, and every screen is readable.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { contrastRatio } from '../../../src/theme/contrastRatio.ts';
import { axeFindings } from '../axeFindings.ts';
import { decodePng } from '../pictures/decodePng.ts';
import { readingFaults } from '../readingFaults.ts';
import { visitors } from '../visitor.ts';
import { allScreens } from './allScreens.ts';
import { ringPx, tabStops } from './tabStops.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

test('400% zoom: every screen is readable, passes axe, has accessible names, and keeps the focus in view', async () => {
  const { page } = await visit({ reducedMotion: 'reduce', viewport: { width: 320, height: 256 } });
  const stops = new Map<string, string>();
  const targets = new Set<string>();
  const faults = await screenFaults(page, async () => {
    for (const target of await page.evaluate(linkTargets)) targets.add(target);
    return [...(await axeFindings(page)), ...(await nameFaults(page)), ...(await focusFaults(page, stops, 'path'))];
  });
  expect(faults).toEqual({});
  expectKnownStops(stops);
  const ownTargets = [...targets].filter((target) => target.startsWith(site));
  expect(ownTargets.length).toBeGreaterThan(5);
  for (const target of ownTargets) expect([target, (await fetch(target)).status]).toEqual([target, 200]);
});

// The test above compares pictures of every Tab stop, so this one compares one stop of each look.
test('dark forced colors, with text spacing: every screen is readable, and the focus is in view', async () => {
  const viewport = { width: 1366, height: 650 };
  const { page } = await visit({ reducedMotion: 'reduce', viewport, forcedColors: 'active', colorScheme: 'dark' });
  // The site's policy blocks style elements; an adopted sheet works on every page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
  const stops = new Map<string, string>();
  expect(await screenFaults(page, () => focusFaults(page, stops, 'look'))).toEqual({});
  expectKnownStops(stops);
});

test('phone in landscape: nothing covers the focused element', async () => {
  const { page } = await visit({ reducedMotion: 'reduce', viewport: { width: 844, height: 390 } });
  const faults: string[] = [];
  for await (const screen of allScreens(page, site))
    for await (const stop of tabStops(page)) faults.push(...coverFaults(stop).map((fault) => `${screen}: ${fault}`));
  expect(faults).toEqual([]);
});

/** The reading faults of every screen, and the faults that `check` returns, by screen. */
async function screenFaults(page: Page, check: () => Promise<readonly string[]>) {
  const faultsByScreen: Record<string, readonly string[]> = {};
  const testedScreens: string[] = [];
  for await (const screenName of allScreens(page, site)) {
    testedScreens.push(screenName);
    const faults = [...(await page.evaluate(readingFaults)), ...(await check())];
    if (faults.length > 0) faultsByScreen[screenName] = faults;
  }
  expect(testedScreens).toContainEqual(expect.stringContaining('Page 8 of 8'));
  return faultsByScreen;
}

function expectKnownStops(stops: ReadonlyMap<string, string>): void {
  for (const stop of ['Skip to the content', 'Contact Info', 'next'])
    expect([...stops.values()]).toContainEqual(expect.stringContaining(stop));
}

/** WCAG 2.2, 2.4.13: the contrast between the focused and unfocused state of a pixel. */
const minimumRatio = 3;
/**
 * Visits a screen's Tab stops, and compares a picture of each with and without the focus.
 * @param testedStops the paths of compared stops, by path or look. They are not compared again, and
 * this screen's are added.
 * @returns covered stops, and those whose focus changes fewer pixels (by 3 : 1) than their outline has
 */
async function focusFaults(
  page: Page,
  testedStops: Map<string, string>,
  identity: 'path' | 'look',
): Promise<readonly string[]> {
  const faults: string[] = [];
  for await (const stop of tabStops(page)) {
    faults.push(...coverFaults(stop));
    if (testedStops.has(stop[identity])) continue;
    testedStops.set(stop[identity], stop.path);
    const { width, height } = stop.clip;
    const changedPx = width > 0 && height > 0 ? await changedBy(page, stop.clip) : 0;
    const outlinePx = 2 * (width + height - 4 * ringPx);
    if (changedPx < outlinePx) faults.push(`${stop.path}: ${changedPx} px change, its outline is ${outlinePx} px`);
  }
  return faults;
}

const coverFaults = ({ path, cover }: { path: string; cover: string | undefined }) =>
  cover ? [`${path} is under ${cover}`] : [];

/** Counts the pixels that change by 3 : 1 when an element loses its focus, and focuses it again. */
async function changedBy(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<number> {
  const focusedPicture = await decodePng(await page.screenshot({ clip }));
  const element = await page.evaluateHandle(() => document.activeElement);
  await element.evaluate((focusedElement) => focusedElement instanceof HTMLElement && focusedElement.blur());
  const plainPicture = await decodePng(await page.screenshot({ clip }));
  await element.evaluate((blurred) => blurred instanceof HTMLElement && blurred.focus({ preventScroll: true }));
  const channels = [0, 1, 2];
  const hexAt = ({ data }: typeof plainPicture, at: number) =>
    `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`;
  let count = 0;
  for (let at = 0; at < plainPicture.data.length; at += 4) {
    if (channels.every((part) => focusedPicture.data[at + part] === plainPicture.data[at + part])) continue;
    if (contrastRatio(hexAt(focusedPicture, at), hexAt(plainPicture, at)) >= minimumRatio) count += 1;
  }
  return count;
}

/** The targets of links to other pages. Runs in the page. */
const linkTargets = () => {
  const [here = '', ...targets] = [location, ...document.links].map(({ href }) => href.replace(/#.*/, ''));
  return targets.filter((target) => target !== here);
};

/**
 * Missing names, broken email addresses, and names repeated as descriptions in Chromium's own
 * accessibility tree. Tools that compute names themselves miss what the browser adds.
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
