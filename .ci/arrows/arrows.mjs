// The allowed imports, of values and of types. This is the only list: `npm run check` checks the
// whole import graph against it (dependencyCruiser.mjs), and Storybook prints it
// (stories/Welcome.mdx). `pure` below decides by name which `.ts` files are pure.

/**
 * @typedef {object} Folder
 * @property {string} is what happens there
 * @property {readonly string[]} imports the folders of `src` that it may import, besides itself
 */

/** The folders of `src`. @type {Readonly<Record<string, Folder>>} */
export const folders = {
  booklet: {
    is: 'the manual: frame and pages',
    imports: ['flipbook', 'parts', 'hooks', 'content', 'visit', 'art', 'theme'],
  },
  console: {
    is: 'the handheld: state, controls, pages',
    imports: ['flipbook', 'dialogue', 'lazy', 'parts', 'hooks', 'content', 'visit', 'art', 'theme'],
  },
  dialogue: { is: 'typed text, the dialogue box, the company form', imports: ['hooks', 'visit', 'art', 'theme'] },
  flipbook: { is: 'the flipbook: independent of the résumé and usable by itself', imports: [] },
  parts: { is: 'components that console, booklet and site share', imports: ['content', 'theme'] },
  lazy: { is: 'lazy loading with retries', imports: [] },
  hooks: { is: 'React hooks that several folders share', imports: [] },
  visit: { is: 'state that lasts for a visit: company name, shell color, readable text', imports: ['content'] },
  art: { is: 'pictures as data, and the component that draws them', imports: ['content', 'theme'] },
  content: {
    is: 'content schemas, and pure functions over the content: levels, durations, the quest, the letter',
    imports: [],
  },
  theme: { is: 'layers, tokens, shells, fonts', imports: [] },
  build: { is: 'the build of the two packages, and the supported browsers', imports: ['content'] },
};

/**
 * A path of the repository whose imports are limited. If two match a file, the later one counts.
 * A path is a folder or file; `*` matches part of a name, `**` any folders.
 * @typedef {object} Place
 * @property {string} path
 * @property {readonly string[]} imports the paths of this repository that it may import, besides
 * its own files
 * @property {readonly string[]} [closed] its own files that its other files may not import
 * @property {readonly string[]} [packages] the packages, Node modules and `virtual:` modules that
 * it may import (default: any)
 * @property {string} why how to fix a refused import
 */

const uiPackages = ['react', 'clsx'];
const door = ['src/index.ts', 'src/theme/*.css'];
const fixtures = ['stories/content/fixtures.ts', 'stories/content/fixtures', 'stories/art/developers.ts'];

/**
 * The files that other folders may import. The flipbook is a package, imported by its name.
 * @param {string} folder
 */
const entriesOf = (folder) =>
  folder === 'flipbook' ? ['src/flipbook/index.ts', 'src/flipbook/around/*.ts'] : [`src/${folder}`];

/** @param {string} folder */
const packagesOf = (folder) => {
  if (folder === 'content') return [];
  return folder === 'art' || folder === 'console' ? [...uiPackages, 'virtual:sprite'] : uiPackages;
};

/** @type {readonly Place[]} */
export const folderRules = [
  {
    path: 'src',
    imports: [],
    closed: Object.keys(folders).map((folder) => `src/${folder}`),
    packages: [],
    why: 'Put the file into a folder; only index.ts stands beside them.',
  },
  {
    path: 'src/index.ts',
    imports: ['src/*/**'],
    packages: [],
    why: 'The public door names what is in the folders, and nothing else.',
  },
  ...Object.entries(folders).map(([folder, { imports }]) => ({
    path: `src/${folder}`,
    imports: imports.flatMap(entriesOf),
    ...(folder === 'art' && { closed: ['src/art/compiler'] }),
    packages: packagesOf(folder),
    why: 'Import the file itself, not src/index.ts. Take what another folder has as a prop, or move it to a common ground.',
  })),
  ...Object.entries(folders).map(([folder, { imports }]) => ({
    path: `src/${folder}/engine`,
    imports: imports.flatMap(entriesOf),
    packages: [],
    why: 'An engine is asked by its folder and knows nothing of it. Take the inputs as parameters.',
  })),
  {
    path: 'src/console/useHandheld.ts',
    imports: ['console', ...(folders.console?.imports ?? [])].map((folder) => `src/${folder}`),
    packages: [...uiPackages, 'react-dom'],
    why: 'Only here is a state drawn before the next event is looked at. Take what another folder has as a prop.',
  },
  {
    path: 'src/flipbook/Flipbook.tsx',
    imports: ['src/flipbook'],
    packages: [...uiPackages, 'react-dom'],
    why: 'Only here are pages drawn at once: paper does not wait. Take what else a module draws as a prop.',
  },
  {
    path: 'src/art/compiler',
    imports: ['src/art'],
    packages: ['fs', 'path', 'vite'],
    why: 'What compiles the sprites knows the folder they are drawn in.',
  },
  ...['src/content/*Schema.ts', 'src/content/check'].map((path) => ({
    path,
    imports: ['src/content'],
    packages: [...['zod', 'markdown-it', 'jsonc-parser', '@jsonresume/schema'], ...['htmlparser2', 'domhandler']],
    why: 'What checks the words runs in the build; it knows the words and what reads them.',
  })),
  ...['src/vite.config.ts', 'src/flipbook/vite.config.ts', 'src/build'].map((path) => ({
    path,
    imports: ['src/build', 'src/art/compiler', 'src/content/*Schema.ts'],
    why: 'What builds a package knows the browsers that it is for, and the schemas that types are made of.',
  })),
  ...['src/**/*.test.ts', 'src/**/testing', 'src/content/anyCodePoint.ts'].map((path) => ({
    path,
    imports: ['src', ...fixtures],
    why: 'Tests of the library know the library and the fixtures. Hand in what the site has.',
  })),
  {
    path: 'src/flipbook/proof',
    imports: ['src/flipbook', 'src/build', 'site/e2e/drivers'],
    why: 'What proves the book knows the book, what builds it, and what drives the browsers.',
  },
  {
    path: 'site',
    imports: door,
    closed: ['site/build', 'site/setup', 'site/e2e', 'site/bench'],
    packages: [...uiPackages, 'react-dom', 'react-router-dom', 'virtual:content', 'virtual:site-code', 'virtual:work'],
    why: 'The site takes everything through src/index.ts, and the words from virtual:content. What checks them stays in site/build.',
  },
  {
    path: 'site/vite.config.ts',
    imports: ['site', 'src/build', 'src/art/compiler'],
    why: 'The build of the site knows what the packages are built for and what compiles sprites, and nothing that is drawn.',
  },
  ...['site/bench', 'site/build', 'site/e2e', 'site/setup'].map((path) => ({
    path,
    imports: ['site', 'src/build', 'src/content', 'src/theme/contrastRatio.ts', '.storybook/pictures'],
    why: 'What runs in Node takes src/content and the formula of contrast, nothing else of src: the door brings style sheets.',
  })),
  {
    path: 'site/build/icons',
    imports: ['site', 'src/content', 'src/art'],
    why: 'The icons are drawn from src/art; the door would bring style sheets.',
  },
  {
    path: 'site/messages',
    imports: ['src/content', 'src/*/*Messages.ts'],
    packages: [],
    why: 'The fixed words of all folders come together here, and nothing of what shows them.',
  },
  {
    path: 'site/build/**/*.d.ts',
    imports: ['src/index.ts'],
    packages: [],
    why: 'What a page gets from the build has a type of the door.',
  },
  {
    path: 'site/documents',
    imports: ['site', 'src/content', 'src/art'],
    why: 'What runs in Node takes src/content and the drawings of src/art: the door brings style sheets.',
  },
  {
    path: 'site/documents/testing',
    imports: ['site', 'src/content'],
    why: 'What the tests of the documents share knows the documents.',
  },
  {
    path: 'site/**/*.test.ts',
    imports: ['site', 'src', ...fixtures, '.storybook'],
    why: 'Of the stories, tests of the site know the fixtures only.',
  },
  ...['stories', ...Object.keys(folders).map((folder) => `stories/${folder}`)].map((path) => ({
    path,
    imports: [
      ...door,
      path.replace('stories', 'src'),
      'src/build/browsers.ts',
      'stories',
      '.ci/arrows',
      '.storybook',
    ].filter((to) => to !== 'src'),
    why: "A story imports src/index.ts and its own folder in src. Only stories/site imports the site's screens.",
  })),
  {
    path: 'stories/sizes.ts',
    imports: ['site/budgets.ts', 'src/flipbook/budgets.ts'],
    why: 'Each budget stands beside what it measures; this page lists them.',
  },
  {
    path: 'stories/words',
    imports: [...door, 'site/messages', 'src/content', 'src/*/*Messages.ts', 'stories'],
    why: 'Here the languages come together for stories, and nothing of what shows them.',
  },
  {
    path: 'stories/foundations',
    imports: [...door, 'src/theme', 'src/art', 'stories'],
    why: 'The foundations are theme and art.',
  },
  {
    path: 'stories/site',
    imports: [...door, 'site/screens', 'site/*.ts', 'site/*.tsx', 'stories', '.storybook'],
    why: 'Of the site, stories know the screens and what is beside routes.tsx.',
  },
];

/** Test and tool folders: only they themselves and `.ci` import them. */
export const byHand = ['src/flipbook/proof'];

/**
 * Pure files: no React, no DOM, no clock. A `.ts` file of `src` is pure unless its name marks it as
 * a hook, a context, or the props or handle of a component, or its folder works on the page.
 * `biome.json` refuses the globals in the same files; a test compares the two lists. A file that
 * must touch the page says why in a `biome-ignore-all` at its top.
 */
export const pure = {
  files: ['src/**/*.ts'],
  except: [
    'src/*.ts',
    '**/use*.ts',
    '**/*Context.ts',
    '**/*Props.ts',
    '**/*Handle.ts',
    '**/view/**',
    'src/lazy/**',
    'src/flipbook/proof/**',
    '**/*.test.ts',
  ],
};
