import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const flipbookSource = resolve(import.meta.dirname, '../../../src/flipbook');

interface Manifest {
  /** The source file of each entry. `publishConfig` adds others, such as the drop-in. */
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, unknown>>;
    readonly typesVersions: Readonly<Record<'*', Readonly<Record<string, unknown>>>>;
  };
}

const manifest: Manifest = JSON.parse(readFileSync(join(flipbookSource, 'package.json'), 'utf8'));

const entries = Object.entries(manifest.exports).map(([path, source]) => ({
  path,
  /** The built file, without its extension. */
  name: path === '.' ? 'index' : path.slice(2),
  source,
  types: source.replace(/\.tsx?$/, '.d.ts'),
}));

/** The source file of each entry, by the name of its built file. */
export const entrySources: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map(({ name, source }) => [name, source]),
);

const inCommonJs = (file: string) => file.replace('./', './commonjs/');

/** The fields of the published manifest that list entries, including those from `publishConfig`. */
export const publishedEntries = {
  exports: {
    ...Object.fromEntries(
      entries.map(({ path, name, types }) => {
        const file = `./${name}.js`;
        const require = inCommonJs(file);
        return [path, { types: { require: inCommonJs(types), default: types }, module: file, require, default: file }];
      }),
    ),
    ...manifest.publishConfig.exports,
  },
  typesVersions: {
    '*': {
      ...Object.fromEntries(entries.flatMap(({ path, name, types }) => (path === '.' ? [] : [[name, [types]]]))),
      ...manifest.publishConfig.typesVersions['*'],
    },
  },
};
