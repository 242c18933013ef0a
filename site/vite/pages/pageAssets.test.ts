import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pageAssets } from './pageAssets.ts';

type Part = { name: string; imports?: string[]; screen?: string; css?: string[]; isEntry?: boolean };

/** A build's output, with the fields that `pageAssets` reads. */
function buildOutput(parts: readonly Part[], html = ''): Rolldown.RolldownOutput['output'] {
  const chunks = parts.map(({ name, imports = [], screen, css = [], isEntry = false }) => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    imports: imports.map((imported) => `assets/${imported}.js`),
    isEntry,
    isDynamicEntry: screen !== undefined,
    facadeModuleId: screen ?? null,
    viteMetadata: { importedCss: new Set(css) },
  }));
  const document = { type: 'asset', fileName: 'index.html', source: html };
  const font = { type: 'asset', fileName: 'assets/sans-latin-400-normal-abc.woff2', source: '' };
  // `pageAssets` reads only these of the dozens of fields of a real chunk.
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

const homeScreens = [
  { file: 'screens/Console.tsx', window: 'narrow' },
  { file: 'screens/Intro.tsx', window: 'wide' },
] as const;

test('pageAssets returns a screen’s script and its imports, except those of the entry', () => {
  expect(pageAssets(output, [{ file: 'screens/Console.tsx' }])).toEqual({
    scripts: [{ file: 'assets/console.js' }, { file: 'assets/talk.js' }, { file: 'assets/levels.js' }],
    styles: ['assets/console.css', 'assets/talk.css'],
  });
});

test('pageAssets sets a media query on scripts for one kind of window, but not on shared scripts or styles', () => {
  expect(pageAssets(output, homeScreens).styles).toEqual(['assets/console.css', 'assets/talk.css']);
  expect(pageAssets(output, homeScreens).scripts).toEqual([
    { file: 'assets/console.js', media: '(width < 650px)' },
    { file: 'assets/talk.js' },
    { file: 'assets/levels.js', media: '(width < 650px)' },
    { file: 'assets/intro.js', media: '(width >= 650px)' },
  ]);
});

test('without an entry chunk, the document’s scripts count as the entry’s', () => {
  const parts: Part[] = [{ name: 'frame' }, { name: 'intro', imports: ['frame'], screen: '/x/screens/Intro.tsx' }];
  const html = '<script type="module" src="/assets/frame.js"></script>';
  expect(pageAssets(buildOutput(parts, html), [{ file: 'screens/Intro.tsx' }]).scripts).toEqual([
    { file: 'assets/intro.js' },
  ]);
});

test('pageAssets throws for a screen without a chunk', () => {
  expect(() => pageAssets(output, [{ file: 'screens/Gone.tsx' }])).toThrow(
    'The build has no chunk for screens/Gone.tsx. Load it with import(), or fix its name in pages.ts.',
  );
});
