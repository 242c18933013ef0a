// Type-checks the code in docs pages and the manifest of components against the built packages.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { typeErrors } from '../../site/e2e/flipbook/packed/testProject.ts';
import { ensureFreshLibrary, libraryFolder, packageFolders } from '../../site/vite/packages/buildLibrary.ts';
import type { Components } from '../agents/manifests.ts';

const { folder } = inject('storybookSite');
const modules = join(import.meta.dirname, '../../node_modules');
const project = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(project, { recursive: true }));

const manifest: { components: Components } = JSON.parse(
  readFileSync(join(folder, 'manifests/components.json'), 'utf8'),
);

/** The code in the pages' text, then the manifest's imports and snippets, by file name. */
const samples: Readonly<Record<string, string>> = Object.fromEntries([
  ...readdirSync(join(folder, 'docs')).flatMap((page) => {
    const text = readFileSync(join(folder, 'docs', page), 'utf8');
    const blocks = text.matchAll(/^```(?:tsx?|jsx?)\n(.*?)^```$/gms);
    return Array.from(blocks, ([, code = ''], index) => {
      const [, name = `${index + 1}.tsx`] = /^\/\/ ([\w.]+)$/m.exec(code.split('\n', 1)[0] ?? '') ?? [];
      return [`${page.replace(/\.md$/, '')}/${name}`, code];
    });
  }),
  ...Object.values(manifest.components).flatMap(({ id, import: imports = '', subcomponents = {}, stories }) => [
    ...Object.entries(subcomponents).map(([name, part]) => [`${id}-part-${name}.tsx`, part.import ?? '']),
    ...stories.flatMap(({ snippet }, index) =>
      snippet ? [[`${id}-snippet-${index + 1}.tsx`, `${imports}\n${snippet}`]] : [],
    ),
    [`${id}-import.tsx`, imports],
  ]),
]);

const errors = new Map<string, string[]>();

beforeAll(async () => {
  await ensureFreshLibrary();
  const ours = Object.entries(packageFolders).map(([name, path]) => [name, join(libraryFolder, path)]);
  const others = ['react', 'react-dom', '@types', 'csstype', 'vite', 'markdown-it', 'pdfjs-dist'];
  mkdirSync(join(project, 'node_modules'));
  for (const [name = '', from = ''] of [...ours, ...others.map((name) => [name, join(modules, name)])])
    symlinkSync(from, join(project, 'node_modules', name));
  // Without an export, files would share one scope.
  for (const [file, code] of Object.entries(samples)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), `${code}\nexport {};\n`);
  }
  const options = { types: ['vite/client'], skipLibCheck: true, preserveSymlinks: true };
  for (const error of (await typeErrors(project, Object.keys(samples), options)).split('\n').filter(Boolean)) {
    const [path = ''] = error.split('(', 1);
    const file = relative(project, resolve(path));
    errors.set(file, [...(errors.get(file) ?? []), error]);
  }
});

test('the compiler finds no error outside the samples', () => {
  expect(Array.from(errors.keys()).filter((file) => !(file in samples))).toEqual([]);
});

test.each(Object.keys(samples))('%s compiles', (file) => {
  expect(errors.get(file) ?? []).toEqual([]);
});
