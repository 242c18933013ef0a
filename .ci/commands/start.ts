import { performance } from 'node:perf_hooks';
import { freshSite } from '../site/freshSite.ts';
import { serveSite } from '../site/serveSite.ts';

const usualPort = 4173;

/** `npm start`: builds the site if it has changed, and serves it until it is told to stop. */
export default async function start(): Promise<number> {
  console.log('Building the site …');
  const begin = performance.now();
  const words = await freshSite();
  if (words) console.log(words);

  const { address, stop } = await serveSite(Number(process.env.PORT ?? usualPort));
  console.log(`Ready after ${((performance.now() - begin) / 1000).toFixed(1)} s.\n`);
  console.log(`  The site is at ${address}\n\nCtrl+C stops it.`);

  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  // A browser may still hold a connection open; the one who said stop is not to wait for it.
  void stop();
  console.log('Stopped.');
  return 0;
}
