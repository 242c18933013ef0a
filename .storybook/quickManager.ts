// Minifies Storybook's manager (1.2 MB as published) by a third, and names the files of the
// stories' frame in its head, so that they load together with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Replaces modules that no story uses with stubs. */
const mocker = '<script type="module" src="./vite-inject-mocker-entry.js"></script>';

export function quickManagerPlugin(): Plugin {
  return {
    name: 'quick-manager',
    apply: 'build',
    // Storybook writes the manager's page before it builds the stories.
    writeBundle({ dir = '' }, bundle) {
      const edit = (file: string, edited: (text: string) => string) =>
        writeFileSync(join(dir, file), edited(readFileSync(join(dir, file), 'utf8')));
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /^sb-(manager|addons)\b.*\.js$/.test(name)))
        edit(file, (code) => minifySync(file, code, { module: true, compress: true }).code);
      edit('iframe.html', (page) => page.replace(mocker, ''));
      // Each page requests React with its first story.
      const react = Object.keys(bundle).filter((file) => /^assets\/(client|react-18)-/.test(file));
      const assetNames = readFileSync(join(dir, 'iframe.html'), 'utf8').matchAll(
        /(?:src|href)="\.\/(assets\/[^"]+\.js)"/g,
      );
      const links = [...Array.from(assetNames, ([, file]) => file), ...react].map(
        (file) => `<link rel="modulepreload" href="./${file}">`,
      );
      const index = '<link rel="preload" as="fetch" crossorigin href="./index.json">';
      edit('index.html', (page) => page.replace('</head>', `${[...links, index].join('')}</head>`));
    },
  };
}
