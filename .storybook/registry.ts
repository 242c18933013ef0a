// Writes `r/flipbook.json`, which `npx shadcn add` installs. It is made of files in `stories`.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const readText = (file: string) => readFileSync(join(root, file), 'utf8');

const files = ['stories/flipbook/around/ToolbarBook.tsx', 'stories/flipbook/around/Toolbar.module.css'];

/** Import paths of entry files, each with the package that exports it. */
const entries: readonly (readonly [path: RegExp, specifier: string])[] = [
  [/'(?:\.\.\/)+src\/flipbook\/index\.ts'/g, "'react-page-turn'"],
  [/'(?:\.\.\/)+src\/flipbook\/around\/(\w+)\.ts'/g, "'react-page-turn/$1'"],
];

function contentOf(file: string): string {
  const text = readText(file);
  if (!file.endsWith('.tsx')) return text;
  const code = entries.reduce((changed, [path, specifier]) => changed.replace(path, specifier), text);
  return `'use client';\n\nimport 'react-page-turn/flipbook.css';\n${code}`;
}

/** The tokens that style sheets use, directly or in another token's value, with their values. */
function tokensOf(sheets: readonly string[]): Record<string, string> {
  const tokens = new Map<string, string>();
  postcss
    .parse(readText('src/theme/tokens.css'))
    .walkRules(':root', (rule) => rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value)));
  const usedTokens = new Set<string>();
  const visit = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      const value = tokens.get(name);
      if (value === undefined || usedTokens.has(name)) continue;
      usedTokens.add(name);
      visit(value);
    }
  };
  sheets.forEach(visit);
  return Object.fromEntries(Array.from(usedTokens, (name) => [name, tokens.get(name) ?? '']));
}

export function registryPlugin(): Plugin {
  return {
    name: 'registry',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, content: object) =>
        this.emitFile({ type: 'asset', fileName: `r/${name}.json`, source: JSON.stringify(content, null, 2) });
      const schema = (name: string) => ({ $schema: `https://ui.shadcn.com/schema/${name}.json` });
      const item = {
        name: 'flipbook',
        type: 'registry:component',
        title: 'Flipbook',
        description: 'A book whose pages turn by drag, swipe, click and keys, with a toolbar.',
        dependencies: ['react-page-turn'],
        files: files.map((file) => ({ path: `flipbook/${basename(file)}`, type: 'registry:component' })),
      };
      emit(item.name, {
        ...schema('registry-item'),
        ...item,
        css: { '@layer base': { ':root': tokensOf(files.filter((file) => file.endsWith('.css')).map(readText)) } },
        files: item.files.map((file, index) => ({ ...file, content: contentOf(files[index] ?? '') })),
      });
      const homepage = 'https://github.com/playable-resume/playable-resume';
      emit('registry', { ...schema('registry'), name: 'playable-resume', homepage, items: [item] });
    },
  };
}
