import { expect, inject, test } from 'vitest';
import { hydrated, visitors } from './visitor.ts';

const { arabic: site } = inject('sites');
const visit = visitors();

test('on a page from right to left a title around a name is read in its own direction', async () => {
  const { page } = await visit();
  await page.goto(`${site}/flipbook`);
  await hydrated(page);
  const title = page.getByRole('heading', { name: /Quest to Find a Job/ }).last();
  const places = await title.locator('bdi bdi').evaluate((name) => {
    const after = document.createRange();
    after.setStart(name.nextSibling ?? name, 0);
    after.setEnd(name.nextSibling ?? name, 1);
    return { end: name.getBoundingClientRect().right, next: after.getBoundingClientRect().left };
  });
  expect(places.next).toBeGreaterThanOrEqual(places.end - 1);
});
