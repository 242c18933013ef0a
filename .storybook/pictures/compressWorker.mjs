// A thread that compresses the files it is given: half a second each, and nothing else could run meanwhile.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { compressPng } from './compressPng.mjs';

for (const file of /** @type {readonly string[]} */ (workerData)) {
  // Written beside it first: who stops here leaves no half picture.
  writeFileSync(`${file}.part`, compressPng(readFileSync(file)));
  renameSync(`${file}.part`, file);
}
