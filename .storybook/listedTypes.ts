// Docgen reports `(typeof shells)[number]` only as text, and some types, such as `readonly Step[]`,
// not at all. This plugin looks both up in the source, so that args tables show the values.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The literals of each list as the source writes them, by the list's name. */
export type Lists = ReadonlyMap<string, readonly string[]>;

const list = /\bconst (\w+) = \[([^[\]{}()]*)\] as const/g;
const literal = /'[^'\n]*'|-?\d+(?:\.\d+)?/g;
const unknownProp = /"(\w+)":\s*\{([^{}]*)"tsType":\s*\{\s*"name":\s*"unknown"\s*\}/g;
const oneOfList = /"name":\s*"unknown\[number\]",\s*"raw":\s*"\(typeof (\w+)\)\[number\]"/g;

/** Finds the lists of literals in some files. A name that is used for two lists is left out. */
export function listsOf(sources: readonly string[]): Lists {
  const declaredTypes = sources.flatMap((source) =>
    Array.from(source.matchAll(list), ([, name = '', inside = '']) => [name, inside.match(literal) ?? []] as const),
  );
  const names = declaredTypes.map(([name]) => name);
  return new Map(
    declaredTypes.filter(([name, literals]) => literals.length > 0 && names.indexOf(name) === names.lastIndexOf(name)),
  );
}

/** Adds the values of lists to the docgen in the code. */
export function withListedTypes(code: string, lists: Lists): string {
  return code.replaceAll(oneOfList, (docgen, name: string) => {
    const literals = lists.get(name);
    if (literals === undefined) return docgen;
    const elements = literals.map((value) => ({ name: 'literal', value }));
    return `"name":"union","raw":${JSON.stringify(literals.join(' | '))},"elements":${JSON.stringify(elements)}`;
  });
}

/** Replaces the types that docgen calls unknown with the types in the source. */
export function withWrittenTypes(code: string, source: string): string {
  return code.replaceAll(unknownProp, (docgen, name: string, between: string) => {
    const typeText = new RegExp(`^\\s+${name}\\??: (readonly [^;{}]+);`, 'm').exec(source)?.[1];
    return typeText === undefined ? docgen : `"${name}":{${between}"tsType":{"name":${JSON.stringify(typeText)}}`;
  });
}

/** Shows the values of {@link Lists} in args tables. Runs after docgen. */
export function listedTypesPlugin(): Plugin {
  let lists: Lists = new Map();
  return {
    name: 'listed-types',
    enforce: 'post',
    configResolved({ root }) {
      const folder = join(root, 'src');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
      lists = listsOf(files.map((file) => readFileSync(join(folder, file), 'utf8')));
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!code.includes('__docgenInfo') || !existsSync(file)) return undefined;
      return { code: withWrittenTypes(withListedTypes(code, lists), readFileSync(file, 'utf8')), map: null };
    },
  };
}
