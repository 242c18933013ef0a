import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts';
import { iconServer } from './iconServer.ts';

test.each([
  ['favicon.ico', 'image/x-icon'],
  ['favicon.svg', 'image/svg+xml'],
  ['icon-512.png', 'image/png'],
])('the dev server serves %s as %s', async (file, type) => {
  const server = await createServer({
    configFile: false,
    root: temporaryFolder(),
    base: '/some/repo/',
    logLevel: 'silent',
    plugins: [iconServer()],
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
  });
  await server.listen();
  const response = await fetch(`${server.resolvedUrls?.local[0]}${file}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  await server.close();
});
