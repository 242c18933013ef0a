import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { windows } from '../../site/screens/windows.ts';
import { siteFolder } from '../site/freshSite.ts';
import { pageBudgets } from './budgets.ts';
import { documentSizes } from './documentSizes.ts';
import { firstLoads } from './firstLoads.ts';
import { fileBytes, gzipBytes } from './gzipBytes.ts';
import { sitePages } from './sitePages.ts';
import type { Size } from './sizeTable.ts';

/**
 * First-load sizes of every page of a built site; of a page that is another in narrow windows than in wide ones, both.
 *
 * @param site its folder; the one that `npm run build` writes if nothing is said
 */
export function siteSizes(site: string = siteFolder): readonly Size[] {
  const loads = Array.from(sitePages(site)).flatMap(([path, file]) =>
    firstLoads(site, file).map((load) => ({ ...load, path, file, name: nameOf(path, load.media) })),
  );
  const inSite = (files: readonly string[]) => files.map((one) => join(site, one));
  return loads.flatMap(({ path, file, name, scripts, styles, fonts }): Size[] => {
    const budget = pageBudgets(path);
    const { document, markup } = documentSizes(readFileSync(join(site, file), 'utf8'));
    return [
      { name, kind: 'HTML', bytes: markup, budget: budget.markup },
      { name, kind: 'first CSS', bytes: document - markup, budget: budget.firstStyles },
      // They are compressed in themselves.
      { name, kind: 'fonts', bytes: fileBytes(inSite(fonts)), budget: budget.fonts },
      { name, kind: 'CSS', bytes: gzipBytes(inSite(styles)), budget: budget.styles },
      { name, kind: 'JS', bytes: gzipBytes(inSite(scripts)), budget: budget.scripts },
    ];
  });
}

/** `/ narrow` for what a narrow window loads of the home page. */
function nameOf(path: string, media: string | undefined): string {
  if (media === undefined) return path;
  const [kind = media] = Object.entries(windows).find(([, query]) => query === media) ?? [];
  return `${path} ${kind}`;
}
