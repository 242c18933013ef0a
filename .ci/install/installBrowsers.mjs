// Installs Chromium, Firefox and WebKitGTK with apt if that needs no password. Exits with 0 if all
// are installed. Runs before `npm ci`, so it uses only Node.
import { spawnSync } from 'node:child_process';
import { missingPackages, packagesToInstall } from '../../site/e2e/drivers/browserFiles.mjs';

/** Do not wait long for a mirror that does not respond. */
const aptOptions = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** @param {readonly string[]} aptArgs */
function aptGet(...aptArgs) {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...aptOptions, ...aptArgs];
  const [program = '', ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  spawnSync(program, args, { stdio: 'ignore' });
}

const packages = packagesToInstall();
if (packages.length > 0) {
  console.log(`Installing browsers for the tests (${packages.join(', ')}) …`);
  // A failed update is fine: old package lists may work.
  aptGet('update');
  // One by one, because Ubuntu has no firefox-esr, and one unknown package fails the whole command.
  for (const name of packages) aptGet('install', '-y', '--no-install-recommends', name);
}
const stillMissing = missingPackages();
if (stillMissing.length > 0) {
  const line = `sudo apt-get install --no-install-recommends ${stillMissing.join(' ')}`;
  console.log(`Warning: some browsers are missing. Tests skip or replace them. Install them with \`${line}\`.`);
  process.exitCode = 1;
}
