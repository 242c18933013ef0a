import { join } from 'node:path';
import { windows } from '../../site/screens/windows.ts';
import { siteFolder } from '../site/freshSite.ts';
import { scriptBudget, styleBudget } from './budgets.ts';
import { firstLoads } from './firstLoads.ts';
import { gzipBytes } from './gzipBytes.ts';
import { sitePages } from './sitePages.ts';
import type { Size } from './sizeTable.ts';

/**
 * First-load sizes of every page of a built site; of a page that is another in narrow windows than in wide ones, both.
 *
 * @param site its folder; the one that `npm run build` writes if nothing is said
 */
export function siteSizes(site: string = siteFolder): readonly Size[] {
  const loads = Array.from(sitePages(site)).flatMap(([path, file]) =>
    firstLoads(site, file).map((load) => ({ ...load, path, name: nameOf(path, load.media) })),
  );
  const bytes = (files: readonly string[]) => gzipBytes(files.map((one) => join(site, one)));
  return loads.flatMap(({ path, name, scripts, styles }): Size[] => [
    { name, kind: 'JS', bytes: bytes(scripts), budget: scriptBudget(path) },
    { name, kind: 'CSS', bytes: bytes(styles), budget: styleBudget },
  ]);
}

/** `/ narrow` for what a narrow window loads of the home page. */
function nameOf(path: string, media: string | undefined): string {
  if (media === undefined) return path;
  const [kind = media] = Object.entries(windows).find(([, query]) => query === media) ?? [];
  return `${path} ${kind}`;
}
