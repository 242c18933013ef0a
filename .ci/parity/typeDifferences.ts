import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTool } from '../steps/runTool.ts';
import { type Book, books } from './buildProjects.ts';
import type { Difference } from './Difference.ts';

const root = resolve(import.meta.dirname, '../..');
const project = join(import.meta.dirname, 'projects/types.tsx');

/** Where `react-pageflip` finds its types: the drop-in's, or its own. */
const types: Readonly<Record<Book, string>> = {
  here: join(root, 'src/flipbook/compat.tsx'),
  before: join(root, 'node_modules/react-pageflip/build/index.d.ts'),
};

/** In which ways to write a book the compiler has something to say about one of both packages only. */
export async function typeDifferences(folder: string): Promise<Difference[]> {
  const lines = readFileSync(project, 'utf8').split('\n');
  const [here = [], before = []] = await Promise.all(
    books.map((book) => complaints(join(folder, `types-${book}`), book)),
  );
  const ways = lines.flatMap((line, index) =>
    line.startsWith('// Way: ') ? [{ way: line.slice(8), from: index + 1 }] : [],
  );
  return ways.flatMap(({ way, from }, index) => {
    const until = ways[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const words = (all: readonly Complaint[]) =>
      all.some(({ line }) => line > from && line < until) ? 'refused' : 'compiles';
    const [own, other] = [words(here), words(before)];
    return own === other
      ? []
      : [{ case: `types: ${way}`, step: 'compiled', what: 'types' as const, here: own, before: other }];
  });
}

interface Complaint {
  readonly line: number;
}

async function complaints(folder: string, book: Book): Promise<Complaint[]> {
  mkdirSync(folder, { recursive: true });
  const compilerOptions = {
    paths: { 'react-pageflip': [types[book]] },
    types: [join(root, 'node_modules/vite/client.d.ts')],
    // The ways to write it are those of others.
    noUnusedLocals: false,
    exactOptionalPropertyTypes: false,
  };
  const tsconfig = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions,
    include: [],
    files: [project],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { output } = await runTool([join(root, 'node_modules/typescript-7/bin/tsc'), '-p', folder]);
  return output.split('\n').flatMap((line) => {
    if (!line.includes(': error') && !line.startsWith('error')) return [];
    const found = /types\.tsx\((\d+),\d+\): error/.exec(line);
    if (!found) throw new Error(`Not of the project: ${line}`);
    return [{ line: Number(found[1]) }];
  });
}
