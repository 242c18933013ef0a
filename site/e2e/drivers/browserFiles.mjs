// Paths and Debian packages of the other browsers. Plain JavaScript, since it runs before `npm
// install`.
import { existsSync } from 'node:fs';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/** The package of each program, and its possible paths. */
const browserPaths = {
  firefox: ['firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  driver: ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  miniBrowser: ['webkit2gtk-driver', ...libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)],
  xvfb: ['xvfb', '/usr/bin/Xvfb'],
};

/**
 * `FIREFOX_PATH` overrides the system's Firefox.
 * @param {keyof typeof browserPaths} name
 */
export function browserFile(name) {
  const override = name === 'firefox' ? process.env.FIREFOX_PATH : undefined;
  return [override, ...browserPaths[name].slice(1)].find((path) => path && existsSync(path));
}

export function missingPackages() {
  const names = /** @type {(keyof typeof browserPaths)[]} */ (Object.keys(browserPaths));
  return [...new Set(names.filter((name) => !browserFile(name)).map((name) => browserPaths[name][0] ?? ''))];
}
