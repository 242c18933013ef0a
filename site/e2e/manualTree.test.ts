import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();

/** The manual and its articles, as assistive technology is given them, in order. */
async function groupsOf(page: Page): Promise<readonly string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && ['group', 'article'].includes(role?.value))
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .filter((one) => one !== 'group View');
}

test('of the manual, the open pages are in the tree under their titles, and nothing is of the others', async () => {
  const { page } = await visit();
  await page.goto(`${sites.root}/flipbook`);
  await hydrated(page);
  expect(await groupsOf(page)).toEqual(['group Manual', "article Player One's Quest to Find a Job"]);
  await page.keyboard.press('ArrowRight');
  // While a page turns, both spreads are seen.
  expect(await groupsOf(page)).toEqual([
    'group Manual',
    "article Player One's Quest to Find a Job",
    'article Cover Letter',
    'article Quick Reference',
  ]);
  await page.locator('[data-flipbook][data-state="read"]').waitFor();
  expect(await groupsOf(page)).toEqual(['group Manual', 'article Cover Letter', 'article Quick Reference']);
});

test('a landing says which pages are open, by number and title, once', async () => {
  const { page } = await visit();
  await page.goto(`${sites.root}/flipbook`);
  await hydrated(page);
  const status = page.locator('[data-flipbook] > [role="status"]');
  const said = await status.evaluateHandle((element) => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => texts.push(element.textContent)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await page.keyboard.press('ArrowRight');
  await status.filter({ hasText: 'Cover Letter' }).waitFor({ state: 'attached' });
  expect(await said.jsonValue()).toEqual(['Pages 2 and 3 of 8: Cover Letter, Quick Reference']);
});
