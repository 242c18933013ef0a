import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { build } from 'vite';
import { directImportsPlugin } from '../../.storybook/directImports.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** Tests that need a build or another browser: `npm test` runs them. */
const elsewhere = /^(site\/e2e|\.storybook\/book|src\/flipbook\/proof\/(engines(?=\/[^/]+$)|packed|parity))\//;

/** When a part has so many story files, those that import it from further away are left out. */
const enoughStories = 2;

/** More story files than these are not taken: with pictures and axe each takes about a second. */
const mostStories = 40;

/** The tests of a part. */
export interface PartTests {
  /** What they test: the part, or the folder around it if nothing imports it. */
  readonly part: string;
  /** Stories and unit tests to run, the nearest first. */
  readonly files: readonly string[];
  /** How many more import the part, from further away. */
  readonly leftOut: number;
}

/**
 * The stories and unit tests that import a part, directly or not: those with its name, then those with the fewest imports between.
 * What no module imports, such as a template, has the tests of the folder around it.
 *
 * @param path a file, with or without its ending, or a folder: `src/console`, `src/booklet/TextView`, `.ci/steps`
 * @throws when nothing there is tested
 */
export async function testsOf(path: string): Promise<PartTests> {
  const modules = await importers();
  const asked = relative(root, resolve(root, path));
  const isThere = existsSync(resolve(root, asked)) || [...modules.keys()].some(isIn(asked));
  // Not the whole of src or site: that is what npm test is for.
  for (let part = isThere ? asked : ''; part.includes('/'); part = dirname(part)) {
    const parts = [...modules.keys()].filter(isIn(part));
    const distances = distancesFrom(parts, modules);
    const tests = [...distances.keys()].filter(isTest);
    if (tests.length === 0) continue;
    // Not a folder's: all stories of the flipbook have its name.
    const hasName = (file: string) => parts.length === 1 && nameOf(file).includes(nameOf(part));
    const files = nearest(tests.map((file) => ({ file, far: hasName(file) ? 0 : (distances.get(file) ?? 0) })));
    return { part, files, leftOut: tests.length - files.length };
  }
  throw new Error(`Nothing tests ${path || 'no part'}. Name a file or a folder in one of ${folders.join(', ')}.`);
}

const isStory = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => isStory(file) || (file.endsWith('.test.ts') && !elsewhere.test(file));

const isIn = (part: string) => (file: string) =>
  file === part || file.startsWith(`${part}/`) || file.startsWith(`${part}.`);

/** A file's name without its endings. */
const nameOf = (file: string) =>
  basename(file)
    .replace(/(?<=.)\..*$/, '')
    .toLowerCase();

/** All that are as far from the part as the last one taken are taken, too. */
function nearest(tests: readonly { file: string; far: number }[]): readonly string[] {
  const sorted = tests.toSorted((a, b) => a.far - b.far || a.file.localeCompare(b.file));
  const reach = sorted.filter(({ file }) => isStory(file))[enoughStories - 1]?.far ?? Number.POSITIVE_INFINITY;
  const near = sorted.filter(({ far }) => far <= reach).map(({ file }) => file);
  return [...near.filter((file) => !isStory(file)), ...near.filter(isStory).slice(0, mostStories)];
}

/** The files that import each file, by its path from the root. */
type Importers = ReadonlyMap<string, readonly string[]>;

/** How many imports are between the files and each that imports them. */
function distancesFrom(files: readonly string[], modules: Importers): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // A map goes on with what is added meanwhile.
  for (const [file, far] of distances) {
    for (const importer of modules.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, far + 1);
  }
  return distances;
}

let read: Promise<Importers> | undefined;

/** Read once, from Vite's module graph of all tests; it is not written. */
function importers(): Promise<Importers> {
  read ??= readImporters();
  return read;
}

async function readImporters(): Promise<Importers> {
  const tests = folders
    .flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter(isTest);
  const found = new Map<string, readonly string[]>();
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      // Without it each story would import the whole library.
      directImportsPlugin(),
      {
        name: 'importers',
        enforce: 'pre',
        // The book is a package of this repository.
        resolveId: (id, from) => (from && !/^(\.|react-page-turn)/.test(id) ? { id, external: true } : undefined),
        load: (id) => (/\.css(\?|$)/.test(id) ? '' : undefined),
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const module = this.getModuleInfo(id);
            found.set(fileOf(id), [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])].map(fileOf));
          }
        },
      },
    ],
    build: { ssr: true, write: false, rolldownOptions: { input: tests, treeshake: false } },
  });
  return found;
}

function fileOf(id: string): string {
  return relative(root, id.replace(/\?.*$/, ''));
}
