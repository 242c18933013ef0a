import { ensureFreshSite } from '../vite/ensureFreshSite.ts';
import { serveSite } from './drivers/serve.ts';

/** Calls `use` with the address of this repository's site, built if needed. */
export async function onBuiltSite<Result>(use: (address: string) => Promise<Result>): Promise<Result> {
  console.log('Preparing the site …');
  await ensureFreshSite();
  const { address, stop } = await serveSite(0);
  try {
    return await use(address);
  } finally {
    await stop();
  }
}
