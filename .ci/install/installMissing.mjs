import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDiffers } from './lockDiffers.mjs';

/**
 * Installs the packages of the lock file, unless they are there already. Asks nobody on the network when they are.
 *
 * @param {string} root the repository
 * @throws when npm cannot
 */
export function installMissing(root) {
  const reason = lockDiffers(
    readJson(join(root, 'package-lock.json')) ?? {},
    readJson(join(root, 'node_modules/.package-lock.json')),
  );
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  // npm tells its children where it lives; without npm above us, the one on the PATH will do.
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  // To standard error: what is written to standard output belongs to the command itself.
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  throw new Error(`npm ci did not succeed${error ? ` (${error.message})` : ''}. What it says above is the reason.`);
}

/** @param {string} file */
function readJson(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Half written by an installation that was interrupted: as good as not there.
    return undefined;
  }
}
