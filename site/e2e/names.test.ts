// Names and descriptions from Chromium's own accessibility tree, and the targets of links, on every
// screen. Tools that compute names themselves miss what the browser adds.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/ConsoleState.ts';
import { allScreens } from './allScreens.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test('every link and picture has a name, no name is repeated, and every link of the site leads somewhere', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const targets = new Set<string>();
  let names = 0;
  for await (const screenName of allScreens(page, site, pageNames)) {
    for (const { role, name, description } of await namesIn(page)) {
      names += 1;
      if (!name && ['link', 'image'].includes(role)) faults.push(`${screenName}: a ${role} without a name`);
      if (/@\s\S|\S\s@/.test(name)) faults.push(`${screenName}: "${name}"`);
      if (name && name === description) faults.push(`${screenName}: "${name}" is its own description`);
    }
    for (const target of await page.evaluate(otherPages)) targets.add(target);
  }
  expect(names).toBeGreaterThan(500);
  expect(faults).toEqual([]);
  for (const target of targets) {
    if (target.startsWith(site)) expect([target, (await fetch(target)).status]).toEqual([target, 200]);
  }
});

/** The targets of the page's links, without those within the page. */
function otherPages(): readonly string[] {
  const targets = Array.from(document.links, ({ href }) => href.replace(/#.*/, ''));
  return targets.filter((target) => target !== document.location.href.replace(/#.*/, ''));
}

/** The role, name and description of everything in the accessibility tree. */
async function namesIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, description }) => ({
      role: text(role?.value),
      name: text(name?.value),
      description: text(description?.value),
    }));
}
