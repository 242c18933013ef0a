import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is said of packages in a lock file, by their paths.
 *
 * @typedef {Record<string, { integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }>} Packages
 */

/**
 * Installs the packages of the lock file. Uses no network when they are installed already.
 *
 * @param {string} root the repository
 * @param {boolean} siteOnly whether only what builds the site is wanted; what is installed besides stays
 * @throws when npm cannot
 */
export function installMissing(root, siteOnly) {
  const lockedPackages = packagesIn(join(root, 'package-lock.json'));
  // npm writes what it installed beside it, so a plain `npm ci` counts and no stamp is needed.
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (isInstalled(lockedPackages, installed, siteOnly)) return;
  console.log('Installing packages …');
  // npm names its own script in the environment of what it starts; otherwise npm is taken from the PATH.
  const npm = process.env.npm_execpath;
  const ci = siteOnly ? ['ci', '--omit=dev'] : ['ci'];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  // To standard error: standard output belongs to the command.
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  throw new Error(`npm ci did not succeed${error ? ` (${error.message})` : ''}. What it says above is the reason.`);
}

/**
 * Optional packages are for other systems, and may be missing.
 *
 * @type {(wanted: Packages, installed: Packages, siteOnly: boolean) => boolean}
 */
export const isInstalled = ({ '': _, ...lockedPackages }, installed, siteOnly) => {
  const isThere = Object.entries(lockedPackages).every(([path, { integrity, optional, dev, devOptional }]) => {
    const installedPackage = installed[path];
    return installedPackage ? installedPackage.integrity === integrity : optional || (siteOnly && (dev || devOptional));
  });
  return isThere && Object.keys(installed).every((path) => path in lockedPackages);
};

/** @type {(lock: string) => Packages} none, where it is not there or was left half written */
const packagesIn = (lock) => {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};
