/** What of the code is mutated, and where its tests are. */
interface MutationPart {
  /** The folder whose tests must notice a mutant. */
  dir: string;
  /** The files that get mutants: globs from the repository's root, `!` leaves out. */
  mutate: readonly string[];
  /**
   * Leaves out what runs only once, when a file is loaded: schemas and tables of words. Each such mutant has to be tried
   * with all tests of the part, which takes hours where these are many and slow. @default false
   */
  ignoreStatic?: boolean;
}

const code = (folder: string) => [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts'];

// Hooks and contexts run in React: the stories test them.
const reactHooks = ['!**/use[A-Z]*.ts', '!**/*Context.ts'];

// What asks the page for elements, focus or gamepads, what loads pages, and words: stories and end-to-end tests see these.
const consoleOnPage = [
  'pageParts/intoView',
  'controls/watchGamepads',
  'menu/menuCursor',
  'firstWords',
  'laterWords',
].map((file) => `!src/console/${file}.ts`);

// What imports a file anew, and what waits for the browser: end-to-end tests see these.
const loadsInBrowser = ['importAgain', 'onceOnline'].map((file) => `!src/lazy/${file}.ts`);

// What Vite calls while it builds, what starts at a command line, and what draws the shared link's picture: the end-to-end
// tests build nine sites with it.
const buildsSite = [
  'contentSource',
  '*Plugin',
  'prerenderSite',
  'staticHost',
  'siteDocuments',
  'classicScript',
  'contentCommand',
  'pageHead',
  'sitePages',
  'pictureFiles',
  'sharePng',
  'siteIcons',
].map((file) => `!site/build/**/${file}.ts`);

// What only tests import: their examples.
const testExamples = [
  'anyCodePoint',
  'exampleContent',
  'check/checkExample',
  'print/steps',
  'testing/filledSchema',
].map((file) => `!src/content/${file}.ts`);

/** The parts of the code whose unit tests are measured, each by its name, as `npm run test:mutation -- <name>` takes it. */
export const mutationParts: Readonly<Record<string, MutationPart>> = {
  flipbook: { dir: 'src/flipbook/engine', mutate: code('src/flipbook/engine') },
  around: {
    dir: 'src/flipbook/around',
    mutate: ['address/pageParameter', 'zoom/gesture', 'zoom/zoomAbout'].map((file) => `src/flipbook/around/${file}.ts`),
  },
  console: { dir: 'src/console', mutate: [...code('src/console'), ...reactHooks, ...consoleOnPage] },
  lazy: { dir: 'src/lazy', mutate: [...code('src/lazy'), ...reactHooks, ...loadsInBrowser] },
  content: { dir: 'src/content', mutate: [...code('src/content'), ...testExamples], ignoreStatic: true },
  dialogue: { dir: 'src/dialogue', mutate: [...code('src/dialogue'), ...reactHooks] },
  visit: { dir: 'src/visit', mutate: [...code('src/visit'), ...reactHooks] },
  build: {
    dir: 'site/build',
    mutate: [...code('site/build'), ...buildsSite, '!site/build/content/contentExample.ts'],
    ignoreStatic: true,
  },
};
