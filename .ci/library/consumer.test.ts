// A project that uses the library as it is published: what `files` of package.json names, found by its `exports`.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../steps/runTool.ts';
import { buildLibrary } from './buildLibrary.ts';

const root = resolve(import.meta.dirname, '../..');
let project: string;

beforeAll(async () => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  project = mkdtempSync(join(root, 'node_modules/.cache/consumer-'));
  const installed = join(project, 'node_modules/playable-resume');
  mkdirSync(installed, { recursive: true });
  cpSync(join(root, 'package.json'), join(installed, 'package.json'));
  await buildLibrary(join(installed, 'dist/lib'));
  for (const name of ['react', 'react-dom', '@types']) {
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

const code = `
import { createElement, type ReactElement } from 'react';
import { Booklet, type Content, Handheld, levels, VisitProvider } from 'playable-resume';
import { defaultSettings, Flipbook, type FlipbookSettings } from 'playable-resume/flipbook';
import HTMLFlipBook from 'playable-resume/react-pageflip';

const settings: FlipbookSettings = { ...defaultSettings, width: 300, height: 400 };
export const all = (content: Content): readonly ReactElement[] => [
  createElement(VisitProvider, null, createElement(Handheld, { content }), createElement(Booklet, { content })),
  createElement(Flipbook, settings),
  createElement(HTMLFlipBook, { width: 300, height: 400 }),
];
export const count: number = levels.length;
// @ts-expect-error the content is wanted: were the types lost, nothing would be
createElement(Handheld, {});
`;

describe('a project that has installed the library', () => {
  test.each([
    ['a bundler', { module: 'ESNext', moduleResolution: 'bundler' }],
    ['Node', { module: 'NodeNext', moduleResolution: 'NodeNext' }],
  ])(
    'is type-checked with all its types, as %s finds them',
    async (_, resolution) => {
      writeFileSync(join(project, 'consumer.ts'), code);
      writeFileSync(
        join(project, 'tsconfig.json'),
        JSON.stringify({
          compilerOptions: {
            ...resolution,
            target: 'ES2022',
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            strict: true,
            exactOptionalPropertyTypes: true,
            skipLibCheck: false,
            noEmit: true,
            types: ['react'],
          },
          files: ['consumer.ts'],
        }),
      );
      const { output } = await runTool([join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
      expect(output).toBe('');
    },
    30_000,
  );

  test.each([
    ['playable-resume', ['Booklet', 'Handheld', 'VisitProvider', 'levels']],
    ['playable-resume/flipbook', ['Flipbook', 'defaultSettings']],
    ['playable-resume/react-pageflip', ['default']],
  ])('can import %s on a server', async (entry, names) => {
    writeFileSync(join(project, 'names.js'), `console.log(Object.keys(await import('${entry}')).sort().join());`);
    const { output } = await runTool([join(project, 'names.js')]);
    expect(output.trim().split(',')).toEqual(expect.arrayContaining(names));
  });

  test('can render a book on a server', async () => {
    writeFileSync(
      join(project, 'render.js'),
      `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Flipbook } from 'playable-resume/flipbook';
const page = createElement('div', { key: 1 }, 'the first page');
console.log(renderToString(createElement(Flipbook, { width: 300, height: 400 }, page)));`,
    );
    expect((await runTool([join(project, 'render.js')])).output).toContain('the first page');
  });

  test('finds the style sheet', async () => {
    writeFileSync(join(project, 'styles.js'), "console.log(import.meta.resolve('playable-resume/styles.css'));");
    const { output } = await runTool([join(project, 'styles.js')]);
    expect(output.trim()).toMatch(/^file:.*\/playable-resume\/dist\/lib\/styles\.css$/);
    expect(existsSync(new URL(output.trim()))).toBe(true);
  });
});
