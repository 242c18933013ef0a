import { packages } from './engineFiles.mjs';

/**
 * The Debian packages that bring what is missing, each once.
 *
 * @param {import('./engineFiles.mjs').EngineFiles} files
 * @returns {string[]}
 */
export function missingPackages(files) {
  const wanted = /** @type {(keyof typeof packages)[]} */ (Object.keys(packages));
  return [...new Set(wanted.filter((file) => !files[file]).map((file) => packages[file]))];
}

/**
 * How a person installs them.
 *
 * @param {readonly string[]} names
 */
export function aptLine(names) {
  return `sudo apt-get install --no-install-recommends ${names.join(' ')}`;
}
