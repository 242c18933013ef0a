// Provides `virtual:guarantees` for docs pages: the guarantees that each part's behavior stories
// test, and the paths of source files. Pages print both without loading the stories.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const storiesFolder = join(import.meta.dirname, '../stories');
const sourceFolder = join(import.meta.dirname, '../src');
const behaviorFile = /\.behavior\.stories\.tsx$/;
/** Components, and the other files of the flipbook's addons. */
const sourceFile = /\.tsx$|\/addons\/(\w+\/)?\w+\.ts$/;

/** A suffix of stories that repeat another story's test at another window size: `W320`. */
const windowSuffix = /(W\d+|Landscape(Small)?|Zoom\d+)$/;

interface Guarantee {
  id: string;
  sentence: string;
}

/**
 * The guarantees that a file tests, each with the id of its story. Skips stories without a description
 * that only repeat a test at another window size.
 */
function guaranteesOf(file: string): { part: string; group: string; guarantees: Guarantee[] } {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
  const stems = new Set<string>();
  const guarantees = Object.entries(csf._stories).flatMap(([exportName, { id, name = '' }]) => {
    const description = extractDescription(csf._storyStatements[exportName]);
    const stem = exportName.replace(windowSuffix, '');
    if (!description && stems.has(stem)) return [];
    stems.add(stem);
    const [summary = ''] = (description || name).split('\n\n');
    return {
      id,
      sentence: summary
        .replaceAll(/`|(?<=\s)\s+/g, '')
        .replaceAll('\n', ' ')
        .replace(/^./, (letter) => letter.toUpperCase()),
    };
  });
  const [part = '', group = ''] = String(csf.meta.title).split(/\/?Behavior\/?/);
  return { part, group, guarantees };
}

const filesIn = (root: string, name: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort();

export function guaranteesPlugin(): Plugin {
  return {
    name: 'guarantees',
    resolveId: (id) => (id === 'virtual:guarantees' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:guarantees') return undefined;
      const guarantees = filesIn(storiesFolder, behaviorFile).map((file) => guaranteesOf(join(storiesFolder, file)));
      const sources = filesIn(sourceFolder, sourceFile);
      return `export default ${JSON.stringify(guarantees)};export const sources = ${JSON.stringify(sources)}`;
    },
  };
}
