// Firefox and WebKitGTK from the system's archive, where that can be done without a question. Ends with 0 when both are
// there. Runs before anything is installed, so it knows nothing but Node.
import { spawnSync } from 'node:child_process';
import { engineFiles } from './engineFiles.mjs';
import { aptLine, missingPackages } from './missingPackages.mjs';

/** A mirror that does not answer is not waited for. */
const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15'];

/** @param {readonly string[]} command */
const succeeds = ([program = '', ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** What goes before a command so that it may install: nothing for root; `undefined` when nobody here may. */
function permission() {
  if (process.platform !== 'linux' || !succeeds(['apt-get', '--version'])) return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n'] : undefined;
}

/** @param {readonly string[]} before */
function install(before) {
  const apt = [...before, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...patience];
  // Old lists may do as well.
  succeeds([...apt, 'update']);
  // Ubuntu has no firefox-esr. Where there is none, a Firefox that is there already has to do.
  const known = missingPackages(engineFiles()).filter((name) => succeeds(['apt-cache', 'show', name]));
  if (known.length > 0) succeeds([...apt, 'install', '-y', '--no-install-recommends', ...known]);
}

const missing = missingPackages(engineFiles());
if (missing.length > 0) {
  const before = permission();
  if (before) {
    console.log(`Installing browsers for the engine tests (${missing.join(', ')}) …`);
    install(before);
  }
}
const stillMissing = missingPackages(engineFiles());
if (stillMissing.length > 0) {
  console.log(`Not every engine can be tested here. What brings the rest: ${aptLine(stillMissing)}`);
  process.exitCode = 1;
}
