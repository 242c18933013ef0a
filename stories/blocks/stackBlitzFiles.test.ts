import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { moduleIn, stackBlitzFiles } from './stackBlitzFiles.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const around = ['FlipbookAddress', 'FlipbookSpread', 'FlipbookZoom', 'Toolbar', 'TurnSound'];

const dialogue = ['Character', 'CompanyForm', 'DialogueBox'];
const styles = "import 'playable-resume/styles.css';";

test.each([
  ['src/flipbook/README.md'],
  ...around.map((name) => [`stories/flipbook/around/${name}.mdx`]),
  ...dialogue.map((name) => [
    `stories/dialogue/${name}.stories.tsx`,
    `import { ${name} } from 'playable-resume';\n${styles}`,
  ]),
])('the listing of %s is a project that renders it', async (path, imports) => {
  const page = read(path).replaceAll(/^ \* ?/gm, '');
  const files = stackBlitzFiles(moduleIn(page, imports) ?? '', { versions: {}, tools: {} });
  const [, entry = ''] = /src="\/(.*?)"/.exec(files['index.html'] ?? '') ?? [];
  expect(files[entry]).toContain('createRoot(');
  expect(files['src/App.tsx']).toMatch(/from '(react-page-turn|playable-resume)'/);
  expect(files['src/App.tsx']).not.toContain('…');
  await Promise.all(['src/App.tsx', entry].map((name) => transformWithOxc(files[name] ?? '', name)));
});
