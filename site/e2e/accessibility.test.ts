import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { repository } from './buildSite.ts';
import { hydrated, visitors } from './visitor.ts';

const sites = inject('sites');
const visit = visitors();
const axe = readFileSync(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');
const check = `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

test.each([
  ['/', 390],
  ['/', 1280],
  ['/handheld', 390],
  ['/handheld', 1280],
  ['/flipbook', 390],
  ['/flipbook', 1280],
  ['/resume', 390],
  ['/resume', 1280],
  ['/nowhere', 390],
  ['/nowhere', 1280],
])('axe finds nothing on %s at %i px', async (path, width) => {
  const { page } = await visit({ viewport: { width, height: 900 } });
  await page.goto(sites.root + path);
  await hydrated(page);
  await page.evaluate(axe);
  expect(await page.evaluate<string[]>(check)).toEqual([]);
});
