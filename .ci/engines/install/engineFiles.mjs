// Where engines are found, and which packages bring them. Plain JavaScript: it is read before anything is installed.
import { existsSync } from 'node:fs';

/**
 * @typedef {'firefox' | 'driver' | 'miniBrowser' | 'xvfb'} EngineFile
 * @typedef {Readonly<Record<EngineFile, string | undefined>>} EngineFiles
 */

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/** @type {Readonly<Record<EngineFile, { setting: string, paths: readonly string[] }>>} */
const places = {
  firefox: { setting: 'FIREFOX_PATH', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  driver: { setting: 'WEBKIT_DRIVER_PATH', paths: ['/usr/bin/WebKitWebDriver'] },
  miniBrowser: {
    setting: 'WEBKIT_BROWSER_PATH',
    paths: libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
  },
  xvfb: { setting: 'XVFB_PATH', paths: ['/usr/bin/Xvfb'] },
};

/** The Debian packages that bring them. */
export const packages = /** @type {const} */ ({
  firefox: 'firefox-esr',
  driver: 'webkit2gtk-driver',
  miniBrowser: 'webkit2gtk-driver',
  xvfb: 'xvfb',
});

/**
 * Each of the programs, or `undefined` for what is not on this machine. A setting from the environment goes first.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {(path: string) => boolean} isThere
 * @returns {EngineFiles}
 */
export function engineFiles(env = process.env, isThere = existsSync) {
  /** @param {EngineFile} file */
  const find = (file) => [env[places[file].setting], ...places[file].paths].find((path) => path && isThere(path));
  return { firefox: find('firefox'), driver: find('driver'), miniBrowser: find('miniBrowser'), xvfb: find('xvfb') };
}
