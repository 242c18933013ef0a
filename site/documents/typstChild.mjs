// Compiles documents in a process of its own, since only killing it can stop native code. A second
// thread watches the limits, because the first one is blocked while Typst runs.
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { typstSetter } from './typstSetter.mjs';

/**
 * @typedef {{ bytes: number, ms: number }} Limits memory in total, and time per document
 * @typedef {readonly import('./typstSetter.mjs').Layout[]} Layouts
 * @typedef {{ job: import('./typstSetter.mjs').TypstJob, documents: readonly Layouts[], limits: Limits }} Order
 */

/** Interval between memory checks. Usage grows by a few megabytes in that time. */
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
    // Wait for the send: the next document blocks this thread.
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
 * Kills the process at a limit, after writing that limit's name to standard error.
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
