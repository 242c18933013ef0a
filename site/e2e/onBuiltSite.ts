import { ensureFreshSite } from '../build/ensureFreshSite.ts';
import { serveSite } from './drivers/serve.ts';

/** Serves the site of this repository as hosts do, compressed and with the headers of its `_headers`; builds it when something has changed. */
export async function onBuiltSite<Result>(use: (address: string) => Promise<Result>): Promise<Result> {
  console.log('Building the site …');
  await ensureFreshSite();
  const { address, stop } = await serveSite(0);
  try {
    return await use(address);
  } finally {
    await stop();
  }
}
