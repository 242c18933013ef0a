import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build as bundle } from 'vite';
import { fingerprint } from '../../config/fingerprint.ts';
import { spritesPlugin } from '../../sprites/spritesPlugin.ts';
import { buildTarget } from '../browsers.ts';
import { themeFonts } from '../licensesPlugin.ts';
import { buildPackage } from './buildPackage.ts';
import { earlyPressPlugin } from './earlyPressPlugin.ts';
import { entrySources, flipbookSource, publishedEntries } from './flipbookEntries.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The output folder of `npm run build:lib`. */
export const libraryFolder = join(root, 'dist');

/** The packages and their output folders by name, in build order. */
export const packageFolders = { 'react-page-turn': 'flipbook', 'playable-resume': 'lib' } as const;

/**
 * Builds the packages, ready to publish: the flipbook with its drop-in, and the library of all
 * components. Replaces each package's own folder in `libraryFolder`.
 * @throws with a tool's output when that tool fails
 */
export async function buildLibrary(): Promise<void> {
  rmSync(stampFile, { force: true });
  await buildFlipbook(flipbookFolder);
  await buildComponents(join(libraryFolder, packageFolders['playable-resume']));
}

const flipbookFolder = join(libraryFolder, packageFolders['react-page-turn']);
const stampFile = join(libraryFolder, '.library-built-from');

/** Builds the packages, unless the last build had the same inputs. */
export async function ensureFreshLibrary(): Promise<void> {
  const files = ['package.json', 'package-lock.json', 'README.md', 'CHANGELOG.md', 'LICENSE'];
  const inputs = ['src', 'site/vite', 'site/sprites', 'site/config', ...files];
  const currentStamp = fingerprint(root, inputs, [process.version]);
  const isBuilt = Object.values(packageFolders).every((path) => existsSync(join(libraryFolder, path)));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentStamp) return;
  await buildLibrary();
  writeFileSync(stampFile, currentStamp);
}

// `buildFlipbook` writes the toolbar's entry itself.
const { toolbar: _, ...plainSources } = entrySources;

const flipbookEntries = {
  ...plainSources,
  compat: 'compat.tsx',
  // Not `addons/spread.ts`: the file below would be a client module, which servers cannot call.
  spread: 'addons/spread/FlipbookSpread.tsx',
  'addons/toolbar/parts': 'addons/toolbar/parts.ts',
};

async function buildFlipbook(folder: string): Promise<void> {
  const source = flipbookSource;
  await buildPackage({
    source,
    folder,
    entries: flipbookEntries,
    sheets: { index: 'flipbook.css', compat: 'react-pageflip.css' },
    // Server components call its functions, to turn a spread into two pages.
    mixedEntry: 'spread',
    generator: earlyPressPlugin(join(source, 'earlyPressScript.ts')),
  });
  removeSheetImports(join(folder, 'Flipbook.d.ts'));
  // A bundled drop-in needs a single import, which includes its style sheet. Node cannot import style
  // sheets, so the `node` condition in package.json exports the plain file. `react-server` comes
  // before it, for bundled server components.
  writeFileSync(
    join(folder, 'react-pageflip.styled.js'),
    "'use client';\nimport './react-pageflip.css';\nexport { default } from './compat.js';\n",
  );
  // A bundler would export an object, whose members a server component cannot read in a client module.
  writeFileSync(join(folder, 'toolbar.js'), "export * as Toolbar from './addons/toolbar/parts.js';\n");
  for (const file of ['react-pageflip.md', 'SKILL.md']) cpSync(join(source, file), join(folder, file));
  const sheets = ['flipbook.css', 'react-pageflip.css'];
  writePackageFiles(folder, { from: 'src/flipbook', sheets, entries: publishedEntries });
  await writeCommonJs(folder);
}

/**
 * Builds the same entries as CommonJS modules, for Jest. They share their chunks, so that a flipbook
 * and its add-ons have one context. Their types are copies, because TypeScript reads the
 * format from the nearest package.json.
 */
async function writeCommonJs(folder: string): Promise<void> {
  const outDir = join(folder, 'commonjs');
  const names = [...Object.keys(flipbookEntries).filter((name) => !name.includes('/')), 'toolbar'];
  await bundle({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      target: buildTarget,
      minify: false,
      lib: {
        entry: Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)])),
        formats: ['cjs'],
        fileName: (_, name) => `${name}.js`,
      },
      rolldownOptions: {
        external: /^react(-dom)?($|\/)/,
        output: { exports: 'named', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((file) => file.endsWith('.d.ts'))) cpSync(join(folder, file), join(outDir, file));
  writeFileSync(join(outDir, 'package.json'), '{ "type": "commonjs" }\n');
  // Jest up to 27, as in Create React App, ignores `exports` and looks for a folder.
  mkdirSync(join(folder, 'react-pageflip'));
  writeFileSync(join(folder, 'react-pageflip/package.json'), '{ "main": "../commonjs/compat.js" }\n');
}

async function buildComponents(folder: string): Promise<void> {
  await buildPackage({
    source: join(root, 'src'),
    folder,
    entries: { index: 'index.ts' },
    sheets: { index: 'styles.css' },
    mixedEntry: 'index',
    fonts: themeFonts,
    generator: spritesPlugin(),
  });
  // The flipbook's types come from its own package.
  rmSync(join(folder, 'flipbook'), { recursive: true, force: true });
  removeSheetImports(join(folder, 'index.d.ts'));
  // Projects import a single style sheet.
  const sheet = join(folder, 'styles.css');
  const flipbookStyles = readFileSync(join(flipbookFolder, 'flipbook.css'), 'utf8');
  writeFileSync(sheet, readFileSync(sheet, 'utf8') + flipbookStyles);
  writePackageFiles(folder, { from: '.', sheets: ['styles.css'] });
}

/** TypeScript keeps `import './theme.css'` in types, where it fails a type check of the library. */
function removeSheetImports(types: string): void {
  writeFileSync(types, readFileSync(types, 'utf8').replace(/^import '[^']+\.css';\n/gm, ''));
}

/** Fields that only the repository needs. */
const repositoryFields =
  'private workspaces scripts dependencies devDependencies overrides allowScripts knip publishConfig'.split(' ');

/** Writes the style sheets' declarations, the manifest, and the files that people read before installing. */
function writePackageFiles(
  folder: string,
  { from, sheets, entries = {} }: { from: string; sheets: readonly string[]; entries?: object },
): void {
  // TypeScript refuses to import a style sheet without declarations, unless the project declares all sheets.
  for (const sheet of sheets) writeFileSync(join(folder, `${sheet}.d.ts`), 'export {};\n');
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(root, from, 'package.json'), 'utf8'),
  );
  const remainingFields = Object.fromEntries(
    Object.entries(manifest).filter(([field]) => !repositoryFields.includes(field)),
  );
  // `publishConfig` overrides fields such as `exports`, which point at sources in the repository.
  const published = { ...remainingFields, ...Object(manifest.publishConfig), ...entries };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const name of ['README.md', 'CHANGELOG.md']) cpSync(join(root, from, name), join(folder, name));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
}
