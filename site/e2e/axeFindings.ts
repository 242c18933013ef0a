import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { repository } from './freshVariant.ts';

const axe = readFileSync(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');
// Without `resultTypes`, axe also builds selectors of passing elements, which takes half of its time.
const check = `axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`;

/** Lists axe's violations of WCAG 2.2 AA and best practices, each as `rule: element`. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate<string[]>(check);
}
