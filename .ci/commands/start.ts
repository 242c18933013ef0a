import { requestedPort } from '../../site/config/settings.ts';
import { serveSite } from '../../site/e2e/drivers/serve.ts';
import { ensureFreshSite } from '../../site/vite/ensureFreshSite.ts';

const usualPort = 4173;

/** `npm start`: builds the site if it has changed, and serves it until Ctrl+C. */
export default async function start(): Promise<number> {
  const port = requestedPort(process.env.PORT, usualPort);
  console.log('Preparing the site …');
  const begin = performance.now();
  const report = await ensureFreshSite();
  if (report) console.log(report);

  const { address, stop } = await serveSite(port);
  const actualPort = Number(new URL(address).port || 80);
  if (port !== 0 && actualPort !== port) console.log(`Port ${port} is in use. Using ${actualPort} instead.`);
  console.log(`Ready after ${((performance.now() - begin) / 1000).toFixed(1)} s.\n`);
  console.log(`  Site: ${address}\n\nPress Ctrl+C to stop.`);

  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  // Not awaited, because a browser may keep a connection open.
  void stop();
  console.log('Stopped.');
  return 0;
}
