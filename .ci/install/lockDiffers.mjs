/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean }} Package
 * @typedef {{ packages?: Record<string, Package> }} Lock
 */

/**
 * Why what is installed is not what the lock file says, or `undefined` when it is.
 *
 * npm writes what it installed to `node_modules/.package-lock.json`, so a plain `npm ci` counts and no stamp is needed. Optional packages are for other systems, and may be missing.
 *
 * @param {Lock} lock `package-lock.json`
 * @param {Lock | undefined} installed `node_modules/.package-lock.json`; `undefined` when it is not there
 * @param {boolean} [siteOnly] whether what tests and checks need may be missing
 * @returns {string | undefined}
 */
export function lockDiffers(lock, installed, siteOnly = false) {
  if (!installed) return 'nothing is installed yet';
  const wanted = lock.packages ?? {};
  const present = installed.packages ?? {};
  for (const [path, { version, integrity, optional, dev, devOptional }] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = present[path];
    if (!found && (optional || (siteOnly && (dev || devOptional)))) continue;
    if (!found) return `${path} is missing`;
    if (found.version !== version || found.integrity !== integrity) return `${path} is not ${version}`;
  }
  const extra = Object.keys(present).find((path) => !wanted[path]);
  return extra && `${extra} is no longer wanted`;
}
