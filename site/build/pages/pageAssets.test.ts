import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageAssets } from './pageAssets.ts';

type Part = { name: string; imports?: string[]; screen?: string; css?: string[]; isEntry?: boolean };

/** What a build writes, as far as it is looked at. */
function buildOutput(parts: readonly Part[], html = ''): Rolldown.RolldownOutput['output'] {
  const chunks = parts.map(({ name, imports = [], screen, css = [], isEntry = false }) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    imports: imports.map((one) => `assets/${one}.js`),
    isEntry,
    isDynamicEntry: screen !== undefined,
    facadeModuleId: screen ?? null,
    viteMetadata: { importedCss: new Set(css) },
  }));
  const document = { type: 'asset', fileName: 'index.html', source: html };
  const font = { type: 'asset', fileName: 'assets/sans-latin-400-normal-abc.woff2', source: '' };
  // Only these fields are read, of the dozens that a real chunk has.
  return [...chunks, document, font] as unknown as Rolldown.RolldownOutput['output'];
}

const output = buildOutput([
  { name: 'entry', imports: ['frame'], isEntry: true },
  { name: 'frame' },
  {
    name: 'console',
    imports: ['frame', 'talk', 'levels'],
    screen: '/x/screens/Console.tsx',
    css: ['assets/console.css'],
  },
  { name: 'intro', imports: ['frame', 'talk'], screen: '/x/screens/Intro.tsx' },
  { name: 'talk', imports: ['frame'], css: ['assets/talk.css'] },
  { name: 'levels' },
]);

const halves = [
  { file: 'screens/Console.tsx', window: 'narrow' },
  { file: 'screens/Intro.tsx', window: 'wide' },
] as const;

test('a screen brings its own script and all that it imports, but nothing that the entry brings', () => {
  expect(pageAssets(output, [{ file: 'screens/Console.tsx' }])).toEqual({
    scripts: [{ file: 'assets/console.js' }, { file: 'assets/talk.js' }, { file: 'assets/levels.js' }],
    styles: ['assets/console.css', 'assets/talk.css'],
  });
});

test('of two screens for different windows each script is asked for in its own; what both need, and each style sheet, is for all', () => {
  expect(pageAssets(output, halves).styles).toEqual(['assets/console.css', 'assets/talk.css']);
  expect(pageAssets(output, halves).scripts).toEqual([
    { file: 'assets/console.js', media: '(width < 650px)' },
    { file: 'assets/talk.js' },
    { file: 'assets/levels.js', media: '(width < 650px)' },
    { file: 'assets/intro.js', media: '(width >= 650px)' },
  ]);
});

test('where the entry was left out, what the document loads counts as its', () => {
  const parts: Part[] = [{ name: 'frame' }, { name: 'intro', imports: ['frame'], screen: '/x/screens/Intro.tsx' }];
  const html = '<script type="module" src="/assets/frame.js"></script>';
  expect(pageAssets(buildOutput(parts, html), [{ file: 'screens/Intro.tsx' }]).scripts).toEqual([
    { file: 'assets/intro.js' },
  ]);
});

test('a screen that is no chunk stops the build', () => {
  expect(() => pageAssets(output, [{ file: 'screens/Gone.tsx' }])).toThrow(
    'The build has no chunk for screens/Gone.tsx. Load it with import(), or mend its name in pages.ts.',
  );
});
