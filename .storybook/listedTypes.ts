// Of a type that is one of a list's values, `(typeof shells)[number]`, a component's documentation knows the words only.
// A reader of the book is told the values: the lists stand in the code, and are looked up there. So are types of which it
// knows nothing, such as `readonly Step[]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The literals of each list, as they are written, by the list's name. */
export type Lists = ReadonlyMap<string, readonly string[]>;

const list = /\bconst (\w+) = \[([^[\]{}()]*)\] as const/g;
const literal = /'[^'\n]*'|-?\d+(?:\.\d+)?/g;
const unknownProp = /"(\w+)":\s*\{([^{}]*)"tsType":\s*\{\s*"name":\s*"unknown"\s*\}/g;
const oneOfList = /"name":\s*"unknown\[number\]",\s*"raw":\s*"\(typeof (\w+)\)\[number\]"/g;

/** The lists of literals in some files. A name that stands for two lists stands for none. */
export function listsOf(sources: readonly string[]): Lists {
  const found = sources.flatMap((source) =>
    Array.from(source.matchAll(list), ([, name = '', inside = '']) => [name, inside.match(literal) ?? []] as const),
  );
  const names = found.map(([name]) => name);
  return new Map(
    found.filter(([name, literals]) => literals.length > 0 && names.indexOf(name) === names.lastIndexOf(name)),
  );
}

/** The code with the documentation that it carries telling a list's values. */
export function withListedTypes(code: string, lists: Lists): string {
  return code.replaceAll(oneOfList, (told, name: string) => {
    const literals = lists.get(name);
    if (literals === undefined) return told;
    const elements = literals.map((value) => ({ name: 'literal', value }));
    return `"name":"union","raw":${JSON.stringify(literals.join(' | '))},"elements":${JSON.stringify(elements)}`;
  });
}

/** The code with the documentation that it carries telling the types that it calls unknown, as the file has them. */
export function withWrittenTypes(code: string, source: string): string {
  return code.replaceAll(unknownProp, (told, name: string, between: string) => {
    const written = new RegExp(`^\\s+${name}\\??: (readonly [^;{}]+);`, 'm').exec(source)?.[1];
    return written === undefined ? told : `"${name}":{${between}"tsType":{"name":${JSON.stringify(written)}}`;
  });
}

/** Lets args tables tell the values of {@link Lists}. Runs after what writes the documentation into the code. */
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
