// Provides facts for docs pages as `virtual:claims`: the claims of each part's behavior stories, so
// that pages print the sentences without loading the stories, and the paths of the component files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../stories');
const components = join(import.meta.dirname, '../src');
const behaviorFile = /\.behavior\.stories\.tsx$/;
/** Components, and the flipbook's entries and hooks that have a page of their own. */
const sourceFile = /\.tsx$|\/around\/(\w+\/)?\w+\.ts$/;

/** A suffix of stories that repeat another story's test at another window size: `W320`. */
const windowSuffix = /(W\d+|Landscape(Small)?|Zoom\d+)$/;

interface Claim {
  id: string;
  claim: string;
}

/**
 * The claims of a file, each with the id of the story that tests it. Skips stories without a
 * description that only repeat a test at another window size.
 */
function claimsOf(file: string): { part: string; group: string; claims: Claim[] } {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
  const stems = new Set<string>();
  const claims = Object.entries(csf._stories).flatMap(([exportName, { id, name = '' }]) => {
    const description = extractDescription(csf._storyStatements[exportName]);
    const stem = exportName.replace(windowSuffix, '');
    if (!description && stems.has(stem)) return [];
    stems.add(stem);
    const [summary = ''] = (description || name).split('\n\n');
    return {
      id,
      claim: summary
        .replaceAll(/`|(?<=\s)\s+/g, '')
        .replaceAll('\n', ' ')
        .replace(/^./, (letter) => letter.toUpperCase()),
    };
  });
  const [part = '', group = ''] = String(csf.meta.title).split(/\/?Behavior\/?/);
  return { part, group, claims };
}

const filesIn = (root: string, name: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort();

export function claimsPlugin(): Plugin {
  return {
    name: 'claims',
    resolveId: (id) => (id === 'virtual:claims' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:claims') return undefined;
      const claims = filesIn(folder, behaviorFile).map((file) => claimsOf(join(folder, file)));
      const sources = filesIn(components, sourceFile);
      return `export default ${JSON.stringify(claims)};export const sources = ${JSON.stringify(sources)}`;
    },
  };
}
