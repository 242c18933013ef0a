// Provides the claims of each part's behavior stories as `virtual:claims`, so that docs pages
// print the sentences without loading the stories, and the paths of the component files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../stories');
const components = join(import.meta.dirname, '../src');
const isBehaviour = /\.behaviour\.stories\.tsx$/;

interface Claim {
  id: string;
  claim: string;
}

/** The claims of a file by the title of their part, each with the id of the story that tests it. */
function claimsOf(file: string): { part: string; claims: Claim[] } {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse();
  const claims = Object.entries(csf._stories).map(([exportName, { id, name = '' }]) => {
    const described = extractDescription(csf._storyStatements[exportName]);
    const [summary = ''] = (described || name).split('\n\n');
    return {
      id,
      claim: summary
        .replaceAll(/`|(?<=\s)\s+/g, '')
        .replaceAll('\n', ' ')
        .replace(/^./, (letter) => letter.toUpperCase()),
    };
  });
  return { part: String(csf.meta.title).replace(/\/?Behaviour.*/, ''), claims };
}

export function claimsPlugin(): Plugin {
  return {
    name: 'claims',
    resolveId: (id) => (id === 'virtual:claims' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:claims') return undefined;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => isBehaviour.test(file));
      const claimsByPart: Record<string, Claim[]> = {};
      for (const file of files.toSorted()) {
        const { part, claims } = claimsOf(join(folder, file));
        claimsByPart[part] = [...(claimsByPart[part] ?? []), ...claims];
      }
      const sources = readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.tsx'),
      );
      return `export default ${JSON.stringify(claimsByPart)};export const sources = ${JSON.stringify(sources)}`;
    },
  };
}
