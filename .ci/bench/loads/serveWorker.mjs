// The thread of `serveAside`: it says where it serves.
import { resolve } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { runnerImport } from 'vite';

/** @type {{ module: typeof import('./serveCompressed.ts') }} */
const { module } = await runnerImport(resolve(import.meta.dirname, 'serveCompressed.ts'), {
  configFile: false,
  root: resolve(import.meta.dirname, '../../..'),
  logLevel: 'error',
});
const { address } = await module.serveCompressed(String(workerData), 0);
parentPort?.postMessage(address);
