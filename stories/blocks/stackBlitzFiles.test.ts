import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { StackBlitz } from './StackBlitz.tsx';
import { moduleIn } from './stackBlitzFiles.ts';

const root = join(import.meta.dirname, '../..');
/** Its plugins compile the library's sprites. */
const configFile = join(root, 'vite.config.ts');
/** In the repository, so that the projects find the packages that they name. */
const scratch = join(root, 'node_modules/.cache/stackblitz');
const around = ['FlipbookAddress', 'FlipbookSpread', 'FlipbookZoom', 'Toolbar', 'TurnSound'];

const dialogue = ['Character', 'CompanyForm', 'DialogueBox'];
const styles = "import 'playable-resume/styles.css';";

/** The published names of files that a listing imports. */
const published = {
  'react-page-turn/flipbook.css': 'src/flipbook/around.css',
  'playable-resume/styles.css': 'src/theme/theme.css',
  'playable-resume': 'src/index.ts',
};
const alias = Object.entries(published).map(([find, file]) => ({
  find: new RegExp(`^${find}$`),
  replacement: join(root, file),
}));

/** The fields that the page's form posts. */
function postedFields(name: string, code: string): Readonly<Record<string, string>> {
  const { children } = parseDocument(renderToStaticMarkup(createElement(StackBlitz, { name, code })));
  const fields = [
    ...getElementsByTagName('input', children).map(({ attribs }) => [attribs.name, attribs.value]),
    ...getElementsByTagName('textarea', children).map((field) => [field.attribs.name, textContent(field)]),
  ];
  return Object.fromEntries(fields);
}

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.each([
  ['src/flipbook/README.md'],
  ...around.map((name) => [`stories/flipbook/around/${name}.mdx`]),
  ...dialogue.map((name) => [
    `stories/dialogue/${name}.stories.tsx`,
    `import { ${name} } from 'playable-resume';\n${styles}`,
  ]),
])('the listing of %s posts a project that builds', async (path, imports) => {
  const page = readFileSync(join(root, path), 'utf8').replaceAll(/^ \* ?/gm, '');
  const fields = postedFields('Example', moduleIn(page, imports) ?? '');
  const {
    'project[title]': title,
    'project[description]': description,
    'project[template]': template,
    ...files
  } = fields;
  // A project of this template has its dependencies in its package.json and not in a field.
  expect([title, description, template]).toEqual(['Example', 'A project with Example', 'node']);
  const folder = join(scratch, path);
  for (const [field, text] of Object.entries(files)) {
    const [, file = ''] = /^project\[files\]\[([\w./-]+)\]$/.exec(field) ?? expect.fail(field);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const manifest = JSON.parse(files['project[files][package.json]'] ?? '');
  expect(manifest.scripts).toEqual({ start: 'vite' });
  const code = files['project[files][src/App.tsx]'] ?? '';
  expect(code).not.toContain('…');
  const imported = Array.from(code.matchAll(/from '([a-z-]+)/g), ([, name = '']) => name);
  expect(imported.length).toBeGreaterThan(0);
  expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining(imported));
  await build({ configFile, root: folder, logLevel: 'error', resolve: { alias }, build: { write: false } });
});
