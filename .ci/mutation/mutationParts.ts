/** The mutated files of a part, and the folder of its tests. */
interface MutationPart {
  /** The folder whose tests must kill the mutants. */
  dir: string;
  /** The mutated files: globs from the repository's root; `!` excludes. */
  mutate: readonly string[];
  /**
   * Skips code that runs only when a file loads (schemas, message tables): such a mutant runs all
   * tests of its part, which takes hours in large parts. @default false
   */
  ignoreStatic?: boolean;
}

const code = (folder: string) => [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts'];

// Hooks and contexts run in React, so stories test them.
const reactHooks = ['!**/use[A-Z]*.ts', '!**/*Context.ts'];

// Code that touches elements, focus or gamepads, or holds messages is tested by
// stories and end-to-end tests.
const consoleOnPage = ['pageParts/intoView', 'controls/watchGamepads', 'menu/menuCursor', '*Messages'].map(
  (file) => `!src/console/${file}.ts`,
);

// Vite plugins, command lines and the share picture are tested by the sites that the
// end-to-end tests build.
const buildsSite = [
  'contentSource',
  '*Plugin',
  'prerenderSite',
  'staticHost',
  'siteDocuments',
  'classicScript',
  'pageHead',
  'sitePages',
  'sharePng',
  'siteIcons',
  'contentCommand',
  'setupCommand',
  'setupDocuments',
].map((file) => `!site/vite/**/${file}.ts`);

// Formats are tested by importing complete sample files.
const formats = ['formats', 'testing'].map((folder) => `!site/import/${folder}/**`);

// Examples that only tests import.
const testExamples = ['testing/*'].map((file) => `!src/resume/${file}.ts`);

/** The parts whose unit tests are measured, by the name for `npm run test:mutation -- <name>`. */
export const mutationParts: Readonly<Record<string, MutationPart>> = {
  flipbook: { dir: 'src/flipbook/engine', mutate: code('src/flipbook/engine') },
  around: {
    dir: 'src/flipbook/around',
    mutate: [
      'address/pageParameter',
      'edges/stacksIn',
      'search/findText',
      'wheel/wheelGesture',
      'zoom/gesture',
      'zoom/zoomAbout',
    ].map((file) => `src/flipbook/around/${file}.ts`),
  },
  console: { dir: 'src/console', mutate: [...code('src/console'), ...reactHooks, ...consoleOnPage] },
  resume: { dir: 'src/resume', mutate: [...code('src/resume'), ...testExamples], ignoreStatic: true },
  import: { dir: 'site/import', mutate: [...code('site/import'), ...formats], ignoreStatic: true },
  prepare: { dir: 'site/prepare', mutate: [...code('site/prepare'), '!site/prepare/testing/**'], ignoreStatic: true },
  dialogue: { dir: 'src/dialogue', mutate: [...code('src/dialogue'), ...reactHooks] },
  visit: { dir: 'src/visit', mutate: [...code('src/visit'), ...reactHooks] },
  build: {
    dir: 'site/vite',
    mutate: [...code('site/vite'), ...buildsSite],
    ignoreStatic: true,
  },
};
