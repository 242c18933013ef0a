// Finds all files that a file imports, directly or not. Used to find the stories that render a file.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const flipbook = 'src/flipbook';
const sprites = 'src/art/sprites';

/** A static or dynamic import or re-export, with its names, or a style sheet's `@import`. */
const importStatement =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?(?:([^'";]*?)\s+from\s+)?'([^'"]+)'|import\(\s*'([^']+)'|@import (?:url\()?"([^"]+)"/g;

interface Import {
  /** Relative to the repository. */
  readonly file: string;
  /** The names in braces. */
  readonly names: readonly string[];
}

/** Returns a function that lists a file and all files that it imports. It reads no file twice. */
export function moduleGraph(root: string) {
  const importsByFile = new Map<string, readonly Import[]>();
  const { exports: entries }: { exports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, flipbook, 'package.json'), 'utf8'),
  );

  function importsOf(file: string): readonly Import[] {
    const imports = importsByFile.get(file) ?? (/\.(tsx?|mjs|css|mdx)$/.test(file) ? readImports(file) : []);
    importsByFile.set(file, imports);
    return imports;
  }

  function readImports(file: string): readonly Import[] {
    const source = readFileSync(join(root, file), 'utf8');
    return Array.from(source.matchAll(importStatement)).flatMap(([, clause = '', from, lazyFrom, sheet]) => {
      const target = resolveImport(file, from ?? lazyFrom ?? sheet ?? '');
      return target === undefined ? [] : { file: target, names: namesIn(clause) };
    });
  }

  function resolveImport(importer: string, specifier: string): string | undefined {
    const [path = ''] = specifier.split('?');
    const entry = path.startsWith('react-page-turn') && entries[path.replace('react-page-turn', '.')];
    if (entry) return posix.join(flipbook, entry);
    const base = path.startsWith('virtual:sprite/')
      ? posix.join(sprites, posix.basename(path))
      : posix.join(path.startsWith('.') ? posix.dirname(importer) : 'node_modules', path);
    return ['', '.ts', '.tsx', '.txt'].map((end) => base + end).find(isInRepository);
  }

  const isInRepository = (path: string) => !path.startsWith('node_modules') && existsSync(join(root, path));

  /** Skips index files: returns only the modules that export the imported names. */
  function throughIndex({ file, names }: Import): readonly string[] {
    if (posix.basename(file) !== 'index.ts' || names.length === 0) return [file];
    return importsOf(file)
      .filter((source) => source.names.some((name) => names.includes(name)))
      .flatMap(throughIndex);
  }

  return function filesOf(entry: string): ReadonlySet<string> {
    const files = new Set([entry]);
    for (const file of files) for (const next of importsOf(file).flatMap(throughIndex)) files.add(next);
    return files;
  };
}

const namesIn = (clause: string) =>
  Array.from(
    (/\{([^}]*)\}/.exec(clause)?.[1] ?? '').matchAll(/(?:type )?([\w$]+)(?: as [\w$]+)?/g),
    ([, name = '']) => name,
  );
