import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { build as bundle } from 'vite';
import { buildTarget } from './browsers.ts';
import { runTool } from './runTool.ts';
import { writeSchemaTypes } from './schemaTypes.ts';

const root = resolve(import.meta.dirname, '../..');

/** Where `npm run build:lib` leaves the packages. */
export const libraryFolder = join(root, 'dist');

/** The packages, by name: the folders that they are built in, the first one first. */
export const packageFolders = { 'react-page-turn': 'flipbook', 'playable-resume': 'lib' } as const;

/**
 * Builds the packages, ready to be published: the book's, with the drop-in, and that of all parts, which depends on it.
 *
 * @param folder where to, each into a folder of its own; that is emptied first
 * @throws with what the tools say when one fails
 */
export async function buildLibrary(folder: string = libraryFolder): Promise<void> {
  await buildFlipbook(join(folder, packageFolders['react-page-turn']));
  await buildParts(join(folder, packageFolders['playable-resume']), folder);
}

async function buildFlipbook(folder: string): Promise<void> {
  await build('src/flipbook', folder);
  dropSheets(join(folder, 'Flipbook.d.ts'));
  // The drop-in needs one import, style sheet included. Node cannot import style sheets: its export is the plain file. A server
  // component is resolved as Node does, but what it imports is bundled: for it, `react-server` names this file.
  writeFileSync(
    join(folder, 'react-pageflip.styled.js'),
    "'use client';\nimport './react-pageflip.css';\nexport { default } from './react-pageflip.js';\n",
  );
  await writeCommonJs(join(folder, 'react-pageflip.js'));
  writeFileSync(
    join(folder, 'compat.d.cts'),
    `import type Book from './compat.d.ts' with { 'resolution-mode': 'import' };
export type * from './compat.d.ts' with { 'resolution-mode': 'import' };
declare const HTMLFlipBook: typeof Book;
export default HTMLFlipBook;
`,
  );
  // As in the source. A bundler would make an object of it, in a client module, of which a server component reads no member.
  writeFileSync(join(folder, 'toolbar.js'), "export * as Toolbar from './around/toolbar/parts.js';\n");
  cpSync(join(root, 'src/flipbook/react-pageflip.md'), join(folder, 'react-pageflip.md'));
  finish(folder, 'src/flipbook', ['flipbook.css', 'react-pageflip.css']);
}

/** Puts a built module and all that it imports, but for React, into one CommonJS file beside it: Jest loads no other. */
async function writeCommonJs(entry: string): Promise<void> {
  await bundle({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: dirname(entry),
      emptyOutDir: false,
      target: buildTarget,
      minify: false,
      lib: { entry, formats: ['cjs'], fileName: () => basename(entry).replace(/js$/, 'cjs') },
      rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { exports: 'named' } },
    },
  });
}

async function buildParts(folder: string, packages: string): Promise<void> {
  await build('src', folder);
  // The types of the book are its package's.
  rmSync(join(folder, 'flipbook'), { recursive: true, force: true });
  writeSchemaTypes(join(folder, 'content'));
  dropSheets(join(folder, 'index.d.ts'));
  // One sheet is all that a project imports.
  const sheet = join(folder, 'styles.css');
  const flipbookStyles = readFileSync(join(packages, packageFolders['react-page-turn'], 'flipbook.css'), 'utf8');
  writeFileSync(sheet, readFileSync(sheet, 'utf8') + flipbookStyles);
  finish(folder, '.', ['styles.css']);
}

/** Modules, style sheets, and types. */
async function build(source: string, folder: string): Promise<void> {
  await tool('node_modules/vite/bin/vite.js', 'build', source, '--logLevel', 'warn', '--outDir', folder);
  await tool('node_modules/typescript-7/bin/tsc', '-p', `${source}/tsconfig.lib.json`, '--outDir', folder);
}

/** TypeScript keeps `import './theme.css'` in types, where it fails a type check of the library. */
function dropSheets(types: string): void {
  writeFileSync(types, readFileSync(types, 'utf8').replace(/^import '[^']+\.css';\n/gm, ''));
}

/** Fields that only the repository needs. */
const replacedFields = [
  'private',
  'workspaces',
  'scripts',
  'dependencies',
  'devDependencies',
  'overrides',
  'allowScripts',
  'knip',
  'publishConfig',
];

/** Types of the sheets, the manifest, and what is read before a package is installed. */
function finish(folder: string, from: string, sheets: readonly string[]): void {
  // TypeScript refuses to import a file that it knows no types of, unless the project declares style sheets.
  for (const sheet of sheets) writeFileSync(join(folder, `${sheet}.d.ts`), 'export {};\n');
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(root, from, 'package.json'), 'utf8'),
  );
  const remainingFields = Object.fromEntries(
    Object.entries(manifest).filter(([field]) => !replacedFields.includes(field)),
  );
  // What its `publishConfig` says in the place of that: in the repository, exports are sources.
  const published = { ...remainingFields, ...Object(manifest.publishConfig) };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, from, name), join(folder, name));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}

async function tool(...command: readonly string[]): Promise<void> {
  const { code, output } = await runTool(command);
  if (code !== 0) throw new Error(output.trim());
}
