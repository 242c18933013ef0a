import { join } from 'node:path';
import { siteFolder } from '../site/freshSite.ts';
import { scriptBudget, styleBudget } from './budgets.ts';
import { firstLoad } from './firstLoad.ts';
import { gzipBytes } from './gzipBytes.ts';
import { sitePages } from './sitePages.ts';
import type { Size } from './sizeTable.ts';

/**
 * First-load sizes of every page of a built site.
 *
 * @param site its folder; the one that `npm run build` writes if nothing is said
 */
export async function siteSizes(site: string = siteFolder): Promise<Size[]> {
  const sizes = await Promise.all(
    Array.from(sitePages(site), async ([path, file]): Promise<Size[]> => {
      const { scripts, styles } = firstLoad(site, file);
      const bytes = (files: readonly string[]) => gzipBytes(files.map((one) => join(site, one)));
      return [
        { name: path, kind: 'JS', bytes: await bytes(scripts), budget: scriptBudget(path) },
        { name: path, kind: 'CSS', bytes: await bytes(styles), budget: styleBudget },
      ];
    }),
  );
  return sizes.flat();
}
