import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { build } from 'vite';
import { directImportsPlugin } from '../../.storybook/directImports.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'site', 'stories', '.ci', '.storybook'];

/** What stands around every story. */
const aroundStories = ['.storybook/preview.tsx', '.storybook/vitest.setup.ts'];

/** Where the stories of src/theme are. */
const foundations = 'stories/foundations';

/** Tests that need a build or another browser: `npm test` runs them. */
const elsewhere = /^(site\/e2e|\.ci\/\w+\/tests)\//;

/** When a file, or a folder, has so many story files, those that import it from further away are left out. */
const enough = { file: 2, folder: 10 } as const;

/** More story files than these are taken only of the part's own: with pictures and axe each takes about a second. */
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
 * The stories and unit tests that import a part, directly or not: its own, then those that have its name, then those with
 * the fewest imports between. What no module imports, such as a template, has the tests of the folder around it.
 *
 * @param path a file, with or without its ending, or a folder: `src/console`, `src/booklet/TextView`, `.ci/steps`
 * @throws when there is no such file, or nothing tests it
 */
export async function testsOf(path: string): Promise<PartTests> {
  const asked = relative(root, resolve(root, path));
  const modules = await importers();
  const isThere = existsSync(resolve(root, asked)) || [...modules.keys()].some(isIn(asked));
  if (!isThere || !folders.includes(asked.split('/', 1)[0] ?? '')) {
    throw new Error(`There is no ${path || 'part named'}. Name a file or a folder in ${folders.join(', ')}.`);
  }
  // Not the whole of src or site: that is what npm test is for.
  for (let part = asked; part === asked || part.includes('/'); part = dirname(part)) {
    const tests = testsOfPart(part, modules);
    if (tests.files.length > 0) return { part, ...tests };
  }
  throw new Error(`No story and no unit test imports ${path}, or anything beside it. Write one, or run npm test.`);
}

const isStory = (file: string) => file.endsWith('.stories.tsx');
const isTest = (file: string) => isStory(file) || (file.endsWith('.test.ts') && !elsewhere.test(file));

const isIn = (part: string) => (file: string) =>
  file === part || file.startsWith(`${part}/`) || file.startsWith(`${part}.`);

const stem = (file: string) =>
  basename(file)
    .replace(/(?<=.)\..*$/, '')
    .toLowerCase();

function testsOfPart(part: string, modules: Importers): Omit<PartTests, 'part'> {
  const distances = distancesFrom([...modules.keys()].filter(isIn(part)), modules);
  const parts = [...distances].flatMap(([file, far]) => (far === 0 ? [file] : []));
  // A folder's name, too, but not a room's: stories of the flipbook all have it.
  const names = [...parts, ...[part, dirname(part)].filter((folder) => folder.split('/').length === 3)].map(stem);
  const amongStories = isIn(
    part
      .replace(/^src\/theme\b/, foundations)
      .replace(/^src\//, 'stories/')
      .replace(/(?<=\w)\.\w+$/, ''),
  );
  const rank = (test: string) => {
    if (isIn(part)(test) || amongStories(test) || names.includes(stem(test))) return 0;
    return names.some((name) => stem(test).includes(name)) ? 1 : 2;
  };
  const tests = [...modules.keys()]
    .filter((file) => isTest(file) && (distances.has(file) || amongStories(file)))
    .map((file) => ({ file, rank: rank(file), far: distances.get(file) ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.far - b.far || a.file.localeCompare(b.file));
  const files = nearest(tests, parts.length === 1 ? enough.file : enough.folder);
  return { files, leftOut: tests.length - files.length };
}

interface RankedTest {
  readonly file: string;
  /** 0: the part's own, 1: has its name, 2: any other. */
  readonly rank: number;
  /** How many imports lead from it to the part. */
  readonly far: number;
}

/** All that are as far from the part as the last one taken are taken, too. */
function nearest(tests: readonly RankedTest[], enoughStories: number): readonly string[] {
  const files: string[] = [];
  let stories = 0;
  let reach = 0;
  for (const { file, rank, far } of tests) {
    if (rank > 0 && stories >= mostStories) break;
    if (rank === 2 && far > reach) {
      if (stories >= enoughStories) break;
      reach = far;
    }
    files.push(file);
    if (isStory(file)) stories += 1;
  }
  return files;
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
        resolveId: (id, from) => (from && !id.startsWith('.') ? { id, external: true } : undefined),
        load: (id) => (/\.css(\?|$)/.test(id) ? '' : undefined),
        buildEnd() {
          for (const id of this.getModuleIds()) {
            const module = this.getModuleInfo(id);
            found.set(fileOf(id), [...(module?.importers ?? []), ...(module?.dynamicImporters ?? [])].map(fileOf));
          }
        },
      },
    ],
    build: { ssr: true, write: false, rolldownOptions: { input: [...tests, ...aroundStories], treeshake: false } },
  });
  const stories = tests.filter(isStory);
  return new Map([...found, ...aroundStories.map((file) => [file, stories] as const)]);
}

function fileOf(id: string): string {
  return relative(root, id.replace(/\?.*$/, ''));
}
