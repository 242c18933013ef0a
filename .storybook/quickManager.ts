// Storybook publishes its own frame with spaces and comments, 1.2 MB as sent; minified it is a third less. And that frame asks for what
// the stories' frame needs only once it is drawn itself: named in its head, these files come with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Exchanges modules for stubs, which no story asks for. */
const mocker = '<script type="module" src="./vite-inject-mocker-entry.js"></script>';

export function quickManagerPlugin(): Plugin {
  return {
    name: 'quick-manager',
    apply: 'build',
    // The frame is written before the stories are built.
    writeBundle({ dir = '' }, bundle) {
      const edit = (file: string, edited: (text: string) => string) =>
        writeFileSync(join(dir, file), edited(readFileSync(join(dir, file), 'utf8')));
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /^sb-(manager|addons)\b.*\.js$/.test(name)))
        edit(file, (code) => minifySync(file, code, { module: true, compress: true }).code);
      edit('iframe.html', (page) => page.replace(mocker, ''));
      // React is asked for with the first story.
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
