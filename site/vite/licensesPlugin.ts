import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const fileName = 'licenses.txt';

/** Packages that add helpers to a build. Vite's list omits helpers, because they have no file. */
const bundlers = ['rolldown', 'vite'];

/** The fonts in `src/theme`. Vite's list omits them, because only a style sheet names their files. */
export const themeFonts = ['libre-franklin', 'press-start-2p', 'vt323'].map((name) => `@fontsource/${name}`);

/**
 * Writes `licenses.txt`: the project's own license, those of all bundled code from Vite's
 * `build.license`, and those that Vite omits.
 */
export function licensesPlugin(fonts: readonly string[] = []): Plugin {
  return {
    name: 'licenses',
    configEnvironment: (name) => (name === 'client' ? { build: { license: { fileName } } } : undefined),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[fileName];
        if (list?.type !== 'asset') return;
        const ownLicense = readFileSync(join(root, 'LICENSE'), 'utf8');
        list.source = [ownLicense, list.source, ...[...bundlers, ...fonts].map(licenseOf)].join('\n');
      },
    },
  };
}

function licenseOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((name) => /^license/i.test(name)) ?? '';
  // Vite's file continues with the licenses of its own dependencies.
  const [text = ''] = readFileSync(join(folder, file), 'utf8').split('\n# Licenses of bundled dependencies');
  return `## ${name} - ${version} (${license})\n\n${text.trim()}\n`;
}
