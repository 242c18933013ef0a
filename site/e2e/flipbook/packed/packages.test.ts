import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { bundle } from './testProject.ts';

const packages = inject('packages');

const path = (name: string, file = '') =>
  join(packages.find((candidate) => candidate.name === name)?.folder ?? '', file);
const textOf = (name: string, file: string) => readFileSync(path(name, file), 'utf8');

async function bundledCode(file: string, options: Parameters<typeof bundle>[1]): Promise<string> {
  const [script] = await bundle(path('react-page-turn', file), options);
  return script?.type === 'chunk' ? script.code : '';
}

describe.each([
  { name: 'react-page-turn', dependencies: undefined, keyword: 'react-pageflip' },
  { name: 'playable-resume', dependencies: { 'react-page-turn': '0.1.0' }, keyword: 'json-resume' },
])('the package $name', ({ name, dependencies, keyword }) => {
  test('contains the build and its documents, but no source, test or story', () => {
    const files = readdirSync(path(name), { recursive: true }).map(String);
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']));
    expect(files.filter((file) => /\.(tsx|test\.|stories\.)|(?<!\.d)\.ts$|\.module\.css$/.test(file))).toEqual([]);
  });

  test('has keywords, peer dependencies and dependencies, and is not private', () => {
    const manifest = JSON.parse(textOf(name, 'package.json'));
    expect(manifest.keywords).toEqual(expect.arrayContaining(['react', keyword]));
    expect(manifest.peerDependencies).toEqual({ react: '^18 || ^19', 'react-dom': '^18 || ^19' });
    expect(manifest.dependencies).toEqual(dependencies);
    expect(Object.keys(manifest)).not.toContain('private');
  });

  test('includes the licenses of its bundled code', () => {
    const licenses = textOf(name, 'licenses.txt');
    expect(licenses).toMatch(/^MIT License\n\nCopyright .* the playable-resume contributors\n/);
    const bundled = readdirSync(path(name, 'bundled'));
    expect(bundled).toContain('clsx');
    for (const dependency of bundled)
      expect(licenses).toMatch(new RegExp(`\\n## ${dependency} - [\\d.]+ \\(MIT\\)\\n`));
  });
});

describe('the packages', () => {
  test('include the theme’s fonts and their licenses', () => {
    const fontRules = textOf('playable-resume', 'styles.css').matchAll(
      /@font-face \{[^}]*?font-family: "?([^";]+)"?;[^}]*url\("data:/g,
    );
    const families = new Set(Array.from(fontRules, ([, family = '']) => family));
    expect([...families].sort()).toEqual(['Libre Franklin', 'Press Start 2P', 'VT323']);
    const licenses = textOf('playable-resume', 'licenses.txt');
    for (const family of families) expect(licenses).toContain(`${family} Project Authors`);
    expect(licenses).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test('include the list of the drop-in’s intentional differences, and a skill for agents', () => {
    expect(textOf('react-page-turn', 'react-pageflip.md')).toContain('## Intentional differences');
    expect(textOf('react-page-turn', 'SKILL.md')).toMatch(/^---\nname: react-page-turn\n/);
  });

  test.each([
    { name: 'react-page-turn', file: 'index.js', isClient: true },
    // A server component can call it; only its halves are client references.
    { name: 'react-page-turn', file: 'spread.js', isClient: false },
    { name: 'react-page-turn', file: 'addons/spread/SpreadHalf.js', isClient: true },
    { name: 'react-page-turn', file: 'toolbar.js', isClient: false },
    { name: 'react-page-turn', file: 'addons/toolbar/parts.js', isClient: true },
    { name: 'react-page-turn', file: 'react-pageflip.styled.js', isClient: true },
    { name: 'playable-resume', file: 'console/Handheld.js', isClient: true },
    // It exports components and functions, each from its own module.
    { name: 'playable-resume', file: 'index.js', isClient: false },
    { name: 'playable-resume', file: 'resume/levels/levels.js', isClient: false },
    // Only a module with the directive imports it.
    { name: 'playable-resume', file: 'console/shell/Device.js', isClient: false },
  ])("start $file of $name with 'use client': $isClient", ({ name, file, isClient }) => {
    expect(/^['"]use client['"];/.test(textOf(name, file))).toBe(isClient);
  });

  test('include a style sheet for the flipbook alone, without fonts or theme', () => {
    const sheet = textOf('react-page-turn', 'flipbook.css');
    // A layer of its own, so that apps can order it below theirs.
    expect([...new Set(sheet.match(/@layer [^{;]+/g))].map((layer) => layer.trim())).toEqual(['@layer flipbook']);
    expect(sheet).not.toMatch(/@font-face|url\(|:root|\bbody\b/);
    expect(textOf('playable-resume', 'styles.css')).toContain(sheet);
  });
});

test.each(['index.js', 'compat.js'])('%s has no developer warnings in production', async (file) => {
  const code = await bundledCode(file, { define: { 'process.env.NODE_ENV': '"production"' } });
  expect(code).toContain('Invalid width or height');
  expect(code).not.toContain('console.warn');
});

test('the early press script is unchanged and runs when a bundler keeps names', async () => {
  const file = 'early-press.js';
  const { earlyPressScript: published } = await import(path('react-page-turn', file));
  const code = await bundledCode(file, { keepNames: true });
  const { earlyPressScript: bundled } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const listenedTypes: string[] = [];
  new Function('addEventListener', bundled)((type: string) => listenedTypes.push(type));
  expect(listenedTypes).toEqual(['pointerdown', 'keydown', 'click', 'early-press-forget']);
  expect(bundled).toBe(published);
});
