// Names and descriptions from Chromium's own accessibility tree, on every screen. Tools that
// compute names themselves miss what the browser adds.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { pageNames } from '../../src/console/engine/ConsoleState.ts';
import { allScreens } from './allScreens.ts';
import { visitors } from './visitor.ts';

const { root: site } = inject('sites');
const visit = visitors();

test('no address in a name has a space, and no description repeats its name', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  let names = 0;
  for await (const place of allScreens(page, site, pageNames)) {
    for (const { name, description } of await namesIn(page)) {
      names += 1;
      if (/@\s\S|\S\s@/.test(name)) faults.push(`${place}: "${name}"`);
      if (name && name === description) faults.push(`${place}: "${name}" is its own description`);
    }
  }
  expect(names).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

/** The name and description of everything in the accessibility tree. */
async function namesIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return nodes.map(({ name, description }) => ({ name: text(name?.value), description: text(description?.value) }));
}
