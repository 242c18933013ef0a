// Sets documents in a process of its own, which may be ended: what runs in native code can be stopped in no other way. A second thread
// of it watches what the first takes, since that one does not answer while Typst is at work.
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { typstSetter } from './typstSetter.mjs';

/**
 * @typedef {{ bytes: number, ms: number }} Limits of memory, and of time for each document
 * @typedef {{ job: import('./typstSetter.mjs').TypstJob, documents: readonly (readonly import('./typstSetter.mjs').Layout[])[], limits: Limits }} Order
 */

/** How often the memory is looked at: it grows by some megabytes in that time. */
const watchMs = 20;

if (isMainThread) process.once('message', serve);
else watch(workerData);

/** @param {Order} order */
async function serve({ job, documents, limits }) {
  const watcher = new Worker(new URL(import.meta.url), { workerData: limits });
  const set = typstSetter(createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler'), job);
  for (const layouts of documents) {
    watcher.postMessage('another document');
    const result = attempt(() => set(layouts));
    // Sent before the next one keeps this thread busy.
    await new Promise((resolve) => process.send?.(result, resolve));
  }
  process.disconnect();
  await watcher.terminate();
}

/**
 * @param {() => import('./typstSetter.mjs').TypstResult} set
 * @returns {import('./typstSetter.mjs').TypstResult}
 */
function attempt(set) {
  try {
    return set();
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Ends the process, and says on its standard error which limit it was.
 *
 * @param {Limits} limits
 */
function watch({ bytes, ms }) {
  let startMs = performance.now();
  parentPort?.on('message', () => {
    startMs = performance.now();
  });
  setInterval(() => {
    const limit = process.memoryUsage.rss() > bytes ? 'bytes' : performance.now() - startMs > ms ? 'ms' : undefined;
    if (!limit) return;
    writeSync(2, limit);
    process.kill(process.pid, 'SIGKILL');
  }, watchMs);
}
