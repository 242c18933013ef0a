interface MutationPart {
  /** The folder whose tests must kill the mutants. */
  dir: string;
  /** The mutated files: globs from the repository's root; `!` excludes. */
  mutate: readonly string[];
  /**
   * Skips code that runs only when a file loads (schemas, message tables). A mutant in it runs all
   * tests of its part, which takes hours in large parts. @default false
   */
  ignoreStatic?: boolean;
}

const code = (folder: string) => [`${folder}/**/*.ts`, '!**/*.test.ts', '!**/*.d.ts'];

// Hooks and contexts run in React, so stories test them.
const reactHooks = ['!**/use[A-Z]*.ts', '!**/*Context.ts'];

// Stories and end-to-end tests cover messages, and code that uses elements, focus or gamepads.
const consoleDomFiles = ['pageParts/intoView', 'controls/watchGamepads', 'menu/menuCursor', '*Messages'].map(
  (file) => `!src/console/${file}.ts`,
);

// End-to-end tests build sites, which covers these files, such as plugins and the share picture.
const siteBuildFiles = [
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

// Test helpers, and the formats, which tests cover by importing complete sample files.
const importExclusions = ['formats', 'testing'].map((folder) => `!site/import/${folder}/**`);

/** The parts whose unit tests are measured, by the name for `npm run test:mutation -- <name>`. */
export const mutationParts: Readonly<Record<string, MutationPart>> = {
  flipbook: { dir: 'src/flipbook/engine', mutate: code('src/flipbook/engine') },
  'flipbook-addons': {
    dir: 'src/flipbook/addons',
    mutate: [
      'address/pageParameter',
      'edges/stacksIn',
      'search/findText',
      'wheel/wheelGesture',
      'zoom/gesture',
      'zoom/zoomAbout',
    ].map((file) => `src/flipbook/addons/${file}.ts`),
  },
  console: { dir: 'src/console', mutate: [...code('src/console'), ...reactHooks, ...consoleDomFiles] },
  resume: { dir: 'src/resume', mutate: [...code('src/resume'), '!src/resume/testing/*.ts'], ignoreStatic: true },
  import: { dir: 'site/import', mutate: [...code('site/import'), ...importExclusions], ignoreStatic: true },
  prepare: { dir: 'site/prepare', mutate: [...code('site/prepare'), '!site/prepare/testing/**'], ignoreStatic: true },
  dialogue: { dir: 'src/dialogue', mutate: [...code('src/dialogue'), ...reactHooks] },
  visit: { dir: 'src/visit', mutate: [...code('src/visit'), ...reactHooks] },
  build: { dir: 'site/vite', mutate: [...code('site/vite'), ...siteBuildFiles], ignoreStatic: true },
};
