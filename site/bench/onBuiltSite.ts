import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BenchLine } from '../../.ci/bench/BenchLine.ts';
import type { BenchOptions } from '../../.ci/bench/options.ts';
import { freshSite, siteFolder } from '../../.ci/site/freshSite.ts';
import { serveSite } from '../../.ci/site/serveSite.ts';

/**
 * Serves what is to be measured as hosts do, compressed and with the headers of its `_headers`: the asked folder, or the site of
 * this repository, which is built when something has changed.
 */
export function onBuiltSite(measure: (address: string, options: BenchOptions) => Promise<BenchLine[]>) {
  return async (options: BenchOptions): Promise<BenchLine[]> => {
    const folder = resolve(options.site ?? siteFolder);
    if (options.site === undefined) {
      console.log('Building the site …');
      await freshSite();
    }
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`There is no index.html in ${folder}. Build a site into it.`);
    const { address, stop } = await serveSite(0, folder);
    try {
      return await measure(address, options);
    } finally {
      await stop();
    }
  };
}
