// Visits every screen with larger text or wider spacing: no text is lost or covered, and no word
// breaks inside. focus.test.ts adds two readers who use the keyboard.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { axeFindings } from '../axeFindings.ts';
import { phone, visitors } from '../visitor.ts';
import { screenFaults } from './screenFaults.ts';

const { root: site } = inject('sites');
const visit = visitors();

/** 200 % text without zoom. */
const largeText = ':root { font-size: 200% }';

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }';

async function visitWithStyles(viewport: { width: number; height: number }, styles: string): Promise<Page> {
  const { page } = await visit({ reducedMotion: 'reduce', viewport });
  // The site's policy blocks style elements; an adopted sheet works on every page.
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, styles);
  return page;
}

test.each([
  ['200 % text on a desktop', { width: 1280, height: 800 }, largeText],
  ['200 % text on a phone', phone, largeText],
  // The manual is scaled down.
  ['text spacing on a laptop', { width: 1366, height: 650 }, textSpacing],
])('%s: every screen is readable', async (_, viewport, styles) => {
  expect(await screenFaults(await visitWithStyles(viewport, styles), site)).toEqual({});
});

test('text spacing on a narrow phone: every screen is readable, its names are good, and axe finds nothing', async () => {
  const page = await visitWithStyles({ width: 360, height: 740 }, textSpacing);
  const targets = new Set<string>();
  const faults = await screenFaults(page, site, async () => {
    for (const target of await page.evaluate(linkTargets)) targets.add(target);
    return [...(await axeFindings(page)), ...(await nameFaults(page))];
  });
  expect(faults).toEqual({});
  const ownTargets = [...targets].filter((target) => target.startsWith(site));
  expect(ownTargets.length).toBeGreaterThan(5);
  for (const target of ownTargets) expect([target, (await fetch(target)).status]).toEqual([target, 200]);
});

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
