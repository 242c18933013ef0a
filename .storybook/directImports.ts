// Stories and screens import from src/index.ts, which re-exports every file. A tool that traces which stories a change affects
// would name all of them. The published book is therefore built with each name imported from its own file.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What src/index.ts takes a name from, a file as a path from its folder or a package, and the name there. */
interface Origin {
  file: string;
  name: string;
}

const list = (names: string): readonly string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

const pair = (entry: string) => {
  const [name = '', alias = name] = entry.split(' as ');
  return { name, alias };
};

/** The re-exports of an index file, without types, by their exported names. */
function originsOf(door: string): ReadonlyMap<string, Origin> {
  const exports = door.matchAll(/^export \{([^}]*)\} from '([^']+)';/gm);
  return new Map(
    Array.from(exports, ([, names = '', file = '']) =>
      list(names).map((entry) => [pair(entry).alias, { file, name: pair(entry).name }] as const),
    ).flat(),
  );
}

/**
 * The code with each import from the index file replaced by imports from the files themselves, on the same line.
 *
 * @param door matches the index file in an import
 * @throws when the index file does not export an imported name
 */
function directImports(code: string, door: RegExp, origins: ReadonlyMap<string, Origin>): string {
  return code.replaceAll(imports, (...found) => {
    const [whole, type, names = '', from = ''] = found.map(String);
    if (whole === undefined || !door.test(from)) return String(whole);
    const lines = '\n'.repeat(whole.split('\n').length - 1);
    if (type === 'type ') return lines;
    const taken = list(names).map((entry) => {
      const { name, alias } = pair(entry);
      const origin = origins.get(name);
      if (!origin) throw new Error(`${from} does not export ${name}.`);
      const file = origin.file.startsWith('.') ? join(dirname(from), origin.file) : origin.file;
      return `import { ${origin.name} as ${alias} } from '${file}';`;
    });
    return taken.join(' ') + lines;
  });
}

const imports = /^import (type )?\{([^}]*)\} from '([^']+)';/gm;
const root = resolve(import.meta.dirname, '..');
const isDoor = /^(\.\.\/)+src\/index\.ts$/;

/** For the built book: see the head of this file. */
export function directImportsPlugin(): Plugin {
  const origins = originsOf(readFileSync(join(root, 'src/index.ts'), 'utf8'));
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const isOurs = ['stories/', 'site/'].some((folder) => id.startsWith(join(root, folder)));
      if (!isOurs || !/\.tsx?$/.test(id)) return null;
      return { code: directImports(code, isDoor, origins), map: null };
    },
  };
}
