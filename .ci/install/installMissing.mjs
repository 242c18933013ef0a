import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages of a lock file, by path.
 * @typedef {Record<string, { integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }>} Packages
 */

/**
 * Installs the lock file's packages, unless they are installed already.
 * @param {string} root the repository
 * @param {boolean} siteOnly whether the packages that build the site are enough
 * @throws if `npm ci` fails
 */
export function installMissing(root, siteOnly) {
  const lockedPackages = packagesIn(join(root, 'package-lock.json'));
  // npm records its installed packages, so a plain `npm ci` counts, too.
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  if (isInstalled(lockedPackages, installed, siteOnly)) return;
  // Use stderr, because stdout belongs to the command.
  console.error('Installing packages …');
  // npm sets npm_execpath for its scripts; otherwise use the npm in PATH.
  const npm = process.env.npm_execpath;
  const ci = ['ci', '--no-audit', '--no-fund', ...(siteOnly ? ['--omit=dev'] : [])];
  const [program, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  throw new Error(`\`npm ci\` failed${error ? ` (${error.message})` : ''}. See its output above.`);
}

/**
 * Optional packages may be missing, because they are for other systems.
 * @type {(lockedPackages: Packages, installed: Packages, siteOnly: boolean) => boolean}
 */
export const isInstalled = ({ '': _, ...lockedPackages }, installed, siteOnly) => {
  const isComplete = Object.entries(lockedPackages).every(([path, { integrity, optional, dev, devOptional }]) => {
    const installedPackage = installed[path];
    return installedPackage ? installedPackage.integrity === integrity : optional || (siteOnly && (dev || devOptional));
  });
  return isComplete && Object.keys(installed).every((path) => path in lockedPackages);
};

/** @type {(lock: string) => Packages} empty if the file is missing or incomplete */
const packagesIn = (lock) => {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};
