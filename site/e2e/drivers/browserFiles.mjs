// Paths and Debian packages of browsers. Plain JavaScript, because it runs before `npm install`.
import { existsSync } from 'node:fs';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/**
 * The package of each program, and its possible paths. Chromium's headless shell renders like the
 * browser, in half the CPU time.
 */
const browserPaths = {
  chromium: [
    'chromium-headless-shell',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ],
  firefox: ['firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox'],
  driver: ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  miniBrowser: ['webkit2gtk-driver', ...libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)],
  xvfb: ['xvfb', '/usr/bin/Xvfb'],
};

/**
 * `CHROMIUM_PATH` and `FIREFOX_PATH` override the system's browsers.
 * @param {keyof typeof browserPaths} name
 */
export function browserFile(name) {
  const overrides = { chromium: process.env.CHROMIUM_PATH, firefox: process.env.FIREFOX_PATH };
  const override = name === 'chromium' || name === 'firefox' ? overrides[name] : undefined;
  return [override, ...browserPaths[name].slice(1)].find((path) => path && existsSync(path));
}

export function missingPackages() {
  const names = /** @type {(keyof typeof browserPaths)[]} */ (Object.keys(browserPaths));
  return [...new Set(names.filter((name) => !browserFile(name)).map((name) => browserPaths[name][0] ?? ''))];
}

/** Packages to install: the missing ones, and Chromium's shell even if there is another Chromium. */
export function packagesToInstall() {
  const [shell = '', path = ''] = browserPaths.chromium;
  return [...new Set([...missingPackages(), ...(existsSync(path) ? [] : [shell])])];
}
