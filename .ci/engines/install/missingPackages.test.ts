import { describe, expect, test } from 'vitest';
import { engineFiles } from './engineFiles.mjs';
import { aptLine, missingPackages } from './missingPackages.mjs';

const found = (...paths: string[]) => engineFiles({}, (path) => paths.includes(path));

const webkit = ['/usr/bin/WebKitWebDriver', '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'];

describe('engineFiles', () => {
  test("finds Debian's Firefox before another one", () => {
    expect(found('/usr/bin/firefox', '/usr/bin/firefox-esr').firefox).toBe('/usr/bin/firefox-esr');
    expect(found('/usr/bin/firefox').firefox).toBe('/usr/bin/firefox');
  });

  test('a path from the environment goes first, when there is something', () => {
    const env = { FIREFOX_PATH: '/opt/firefox' };
    expect(engineFiles(env, () => true).firefox).toBe('/opt/firefox');
    expect(engineFiles(env, (path) => path !== '/opt/firefox').firefox).toBe('/usr/bin/firefox-esr');
  });
});

describe('missingPackages', () => {
  test.each([
    ['nothing is there', [], ['firefox-esr', 'webkit2gtk-driver', 'xvfb']],
    ["Ubuntu's Firefox is there", ['/usr/bin/firefox'], ['webkit2gtk-driver', 'xvfb']],
    ['only the screen is missing', ['/usr/bin/firefox-esr', ...webkit], ['xvfb']],
    [
      "the driver's browser is missing",
      ['/usr/bin/firefox', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
      ['webkit2gtk-driver'],
    ],
    ['everything is there', ['/usr/bin/firefox', ...webkit, '/usr/bin/Xvfb'], []],
  ])('when %s', (_, paths, names) => {
    expect(missingPackages(found(...paths))).toEqual(names);
  });

  test('are what the message asks to install', () => {
    expect(aptLine(['firefox-esr', 'xvfb'])).toBe('sudo apt-get install --no-install-recommends firefox-esr xvfb');
  });
});
