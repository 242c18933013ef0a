// Every link's target and every picture's name, screen by screen, for Player One. A wrong target
// does not show on a page. After an intended change: npm test -- links --project e2e -u
import type { Locator } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/ConsoleState.ts';
import { allScreens } from './allScreens.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test('every link leads to its target, and every picture has its name', async () => {
  const { page } = await visit({ locale: 'de-DE', reducedMotion: 'reduce' });
  const screens: string[] = [];
  for await (const place of allScreens(page, site, pageNames)) {
    const part = page.locator(place === '/' ? 'body' : 'main');
    screens.push([place, ...(await linksAndPictures(part, site)).map((line) => `  ${line}`)].join('\n'));
  }
  await expect(`${screens.join('\n')}\n`).toMatchFileSnapshot('links.txt');
});

/**
 * Lists the links and pictures of a part as assistive technology reads them: each link with its
 * name, target, and attributes (`new tab`, its `rel`); each picture with its name. In reading
 * order, without duplicates.
 */
async function linksAndPictures(part: Locator, site: string): Promise<readonly string[]> {
  const targets = await part.getByRole('link').evaluateAll((links) =>
    links.map((link) => {
      const how = [link.getAttribute('target') === '_blank' ? 'new tab' : '', link.getAttribute('rel') ?? ''];
      return { href: link.getAttribute('href') ?? '', how: how.filter(Boolean).join(', ') };
    }),
  );
  const linkNames = Array.from((await part.ariaSnapshot()).matchAll(/^ *- '?(link|img)(?: "(.*?)")?(?:[ :']|$)/gm));
  const links = linkNames.filter(([, role]) => role === 'link');
  if (links.length !== targets.length)
    throw new Error(`${links.length} links are in the accessibility tree, but ${targets.length} in the page.`);
  const lines = linkNames.map(([, role, name = '']) => {
    if (role === 'img') return `picture "${name}"`;
    const { href = '', how = '' } = targets.shift() ?? {};
    return `${name} -> ${href.replace(site, '')}${how && ` (${how})`}`;
  });
  return [...new Set(lines)];
}
