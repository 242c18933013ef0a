// Writes `r/<item>.json`, which `npx shadcn add` installs. Each item is made of files in `stories`.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { withSpecifiers } from './entries.ts';

const root = join(import.meta.dirname, '../..');
const readText = (file: string) => readFileSync(join(root, file), 'utf8');

interface Item {
  readonly title: string;
  readonly description: string;
  readonly dependency: 'playable-resume' | 'react-page-turn';
  /** The style sheet that the package needs. */
  readonly sheet: string;
  readonly files: readonly string[];
}

const items: Readonly<Record<string, Item>> = {
  flipbook: {
    title: 'Flipbook',
    description: 'A book whose pages turn by drag, swipe, click and keys, with a toolbar.',
    dependency: 'react-page-turn',
    sheet: 'react-page-turn/flipbook.css',
    files: ['stories/flipbook/addons/ToolbarBook.tsx', 'stories/flipbook/addons/Toolbar.module.css'],
  },
  console: {
    title: 'Console',
    description: 'A résumé as a retro handheld console.',
    dependency: 'playable-resume',
    sheet: 'playable-resume/styles.css',
    files: ['stories/registry/Console.tsx'],
  },
  dialogue: {
    title: 'Dialogue',
    description: 'A character that talks, and asks for the visitor’s company.',
    dependency: 'playable-resume',
    sheet: 'playable-resume/styles.css',
    files: ['stories/registry/Dialogue.tsx'],
  },
};

const versionOf = (name: Item['dependency']): string =>
  JSON.parse(readText(name === 'playable-resume' ? 'package.json' : 'src/flipbook/package.json')).version;

function contentOf(file: string, { sheet }: Item): string {
  const text = readText(file);
  return file.endsWith('.tsx') ? `'use client';\n\nimport '${sheet}';\n${withSpecifiers(text)}` : withValues(text);
}

/** Replaces the theme's tokens with their values, because the installing project has no tokens. */
function withValues(sheet: string): string {
  const tokens = new Map<string, string>();
  postcss
    .parse(readText('src/theme/tokens.css'))
    .walkRules(':root', (rule) => rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value)));
  const replaceTokens = (text: string): string =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (reference, name) => {
      const value = tokens.get(name);
      return value === undefined ? reference : replaceTokens(value);
    });
  return replaceTokens(sheet);
}

export function registryPlugin(): Plugin {
  return {
    name: 'registry',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, content: object) =>
        this.emitFile({ type: 'asset', fileName: `r/${name}.json`, source: JSON.stringify(content, null, 2) });
      const schema = (name: string) => ({ $schema: `https://ui.shadcn.com/schema/${name}.json` });
      const listedItems = Object.entries(items).map(([name, item]) => {
        const { title, description, dependency } = item;
        const common = {
          name,
          type: 'registry:component',
          title,
          description,
          dependencies: [`${dependency}@^${versionOf(dependency)}`],
        };
        const files = item.files.map((file) => ({ path: `${name}/${basename(file)}`, type: 'registry:component' }));
        const contents = files.map((file, index) => ({ ...file, content: contentOf(item.files[index] ?? '', item) }));
        emit(name, { ...schema('registry-item'), ...common, files: contents });
        return { ...common, files };
      });
      const homepage = 'https://github.com/playable-resume/playable-resume';
      emit('registry', { ...schema('registry'), name: 'playable-resume', homepage, items: listedItems });
    },
  };
}
