import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDiffers } from './lockDiffers.mjs';

/**
 * Installs the packages of the lock file. Uses no network when they are installed already.
 *
 * @param {string} root the repository
 * @param {boolean} siteOnly whether only what builds the site is wanted; what is installed besides stays
 * @throws when npm cannot
 */
export function installMissing(root, siteOnly) {
  const reason = lockDiffers(
    readJson(join(root, 'package-lock.json')) ?? {},
    readJson(join(root, 'node_modules/.package-lock.json')),
    siteOnly,
  );
  if (!reason) return;
  console.log(`Installing packages (${reason}) …`);
  // npm names its own script in the environment of what it starts; otherwise npm is taken from the PATH.
  const npm = process.env.npm_execpath;
  const ci = siteOnly ? ['ci', '--omit=dev'] : ['ci'];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  // To standard error: standard output belongs to the command.
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
    // Left half written by an interrupted installation: counts as missing.
    return undefined;
  }
}
