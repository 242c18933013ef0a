import { expect, test } from 'vitest';
import { temporaryFolder } from '../../import/testing/temporaryFolder.ts';
import { startDevServer } from '../testing/startDevServer.ts';
import { iconServer } from './iconServer.ts';

test.each([
  ['favicon.ico', 'image/x-icon'],
  ['favicon.svg', 'image/svg+xml'],
  ['icon-192.png', 'image/png'],
])('the dev server serves %s as %s', async (file, type) => {
  const { address, close } = await startDevServer({ root: temporaryFolder(), plugins: [iconServer()] });
  const response = await fetch(address + file);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  await close();
});
