import type { BenchLine, BenchOptions } from '../../.ci/bench/options.ts';
import { freshSite } from '../../.ci/site/freshSite.ts';
import { serveSite } from '../../.ci/site/serve.ts';

/** Serves the site of this repository as hosts do, compressed and with the headers of its `_headers`; builds it when something has changed. */
export function onBuiltSite(measure: (address: string, options: BenchOptions) => Promise<BenchLine[]>) {
  return async (options: BenchOptions): Promise<BenchLine[]> => {
    console.log('Building the site …');
    await freshSite();
    const { address, stop } = await serveSite(0);
    try {
      return await measure(address, options);
    } finally {
      await stop();
    }
  };
}
