import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Served } from '../../site/serve.ts';

/**
 * Serves a built site as `serveCompressed` does, in a thread of its own: what is measuring is busy during a load, and answers
 * that wait for it would be counted as the host's.
 *
 * @param folder of the built site
 */
export async function serveAside(folder: string): Promise<Served> {
  const worker = new Worker(join(import.meta.dirname, 'serveWorker.mjs'), { workerData: folder });
  // Rejects with what the thread fails with.
  const [address]: unknown[] = await once(worker, 'message');
  return {
    address: String(address),
    stop: async () => {
      await worker.terminate();
    },
  };
}
