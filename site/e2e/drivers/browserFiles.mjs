// Where the other browsers are found, and which Debian packages bring them. Plain JavaScript: it is read before anything is installed.
import { existsSync } from 'node:fs';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/** The package that brings each program, and where it lies then. */
const browserPaths = {
  firefox: ['firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  driver: ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  miniBrowser: ['webkit2gtk-driver', ...libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)],
  xvfb: ['xvfb', '/usr/bin/Xvfb'],
};

/**
 * Where a program is; `undefined` for one that is not on this machine. `FIREFOX_PATH` names another Firefox than the system's.
 *
 * @param {keyof typeof browserPaths} name
 */
export function browserFile(name) {
  const own = name === 'firefox' ? process.env.FIREFOX_PATH : undefined;
  return [own, ...browserPaths[name].slice(1)].find((path) => path && existsSync(path));
}

/** The packages that bring what is missing, each once. */
export function missingPackages() {
  const names = /** @type {(keyof typeof browserPaths)[]} */ (Object.keys(browserPaths));
  return [...new Set(names.filter((name) => !browserFile(name)).map((name) => browserPaths[name][0] ?? ''))];
}
