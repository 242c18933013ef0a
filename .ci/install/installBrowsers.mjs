// Firefox and WebKitGTK from the system's archive, where that can be done without a question. Ends with 0 when both are
// there. Runs before anything is installed, so it knows nothing but Node.
import { spawnSync } from 'node:child_process';
import { missingPackages } from '../../site/e2e/drivers/browserFiles.mjs';

/** A mirror that does not answer is not waited for. */
const aptOptions = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** @param {readonly string[]} words */
function aptGet(...words) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...aptOptions, ...words];
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  spawnSync(program, args, { stdio: 'ignore' });
}

const missing = missingPackages();
if (missing.length > 0) {
  console.log(`Installing browsers for the tests (${missing.join(', ')}) …`);
  // Old lists may do as well.
  aptGet('update');
  // One by one: Ubuntu has no firefox-esr. Where there is none, a Firefox that is there already has to do.
  for (const name of missing) aptGet('install', '-y', '--no-install-recommends', name);
}
const stillMissing = missingPackages();
if (stillMissing.length > 0) {
  const line = `sudo apt-get install --no-install-recommends ${stillMissing.join(' ')}`;
  console.log(`Not every browser can be tested here. What brings the rest: ${line}`);
  process.exitCode = 1;
}
