// Stories and screens take what they need through the library's door, src/index.ts, which knows every file. To a tool that
// asks which stories a change can reach, all of them hang on every file then. The published book is therefore built with
// each name taken from its own file.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a name of the door comes from, as a path from the door's folder, and what it is called there. */
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

/** What a door hands on, types left out, by the names that it gives. */
export function originsOf(door: string): ReadonlyMap<string, Origin> {
  const exports = door.matchAll(/^export \{([^}]*)\} from '([^']+)';/gm);
  return new Map(
    Array.from(exports, ([, names = '', file = '']) =>
      list(names).map((entry) => [pair(entry).alias, { file, name: pair(entry).name }] as const),
    ).flat(),
  );
}

/**
 * The code with its imports through the door taken apart. Each stays on its line.
 *
 * @param door how the door's file is to be recognized in an import
 * @throws when the door does not hand on what is asked for
 */
export function directImports(code: string, door: RegExp, origins: ReadonlyMap<string, Origin>): string {
  return code.replaceAll(imports, (...found) => {
    const [whole, type, names = '', from = ''] = found.map(String);
    if (whole === undefined || !door.test(from)) return String(whole);
    const lines = '\n'.repeat(whole.split('\n').length - 1);
    if (type === 'type ') return lines;
    const taken = list(names).map((entry) => {
      const { name, alias } = pair(entry);
      const origin = origins.get(name);
      if (!origin) throw new Error(`${from} does not export ${name}.`);
      return `import { ${origin.name} as ${alias} } from '${join(dirname(from), origin.file)}';`;
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
