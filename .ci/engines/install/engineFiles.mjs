// Where engines are found, and which Debian packages bring them. Plain JavaScript: it is read before anything is installed.
import { existsSync } from 'node:fs';

const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`);

/** A setting from the environment goes before the usual paths. */
const places = {
  firefox: { setting: 'FIREFOX_PATH', from: 'firefox-esr', paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  driver: { setting: 'WEBKIT_DRIVER_PATH', from: 'webkit2gtk-driver', paths: ['/usr/bin/WebKitWebDriver'] },
  miniBrowser: {
    setting: 'WEBKIT_BROWSER_PATH',
    from: 'webkit2gtk-driver',
    paths: libraries.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
  },
  xvfb: { setting: 'XVFB_PATH', from: 'xvfb', paths: ['/usr/bin/Xvfb'] },
};

/**
 * Where a program is; `undefined` for one that is not on this machine.
 *
 * @param {keyof typeof places} name
 */
export function engineFile(name) {
  const { setting, paths } = places[name];
  return [process.env[setting], ...paths].find((path) => path && existsSync(path));
}

/** The packages that bring what is missing, each once. */
export function missingPackages() {
  const names = /** @type {(keyof typeof places)[]} */ (Object.keys(places));
  return [...new Set(names.filter((name) => !engineFile(name)).map((name) => places[name].from))];
}
