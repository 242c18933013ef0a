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
    imports: ['flipbook', 'parts', 'hooks', 'resume', 'visit', 'art', 'theme'],
  },
  console: {
    is: 'the handheld: state, controls, pages',
    imports: ['flipbook', 'dialogue', 'lazy', 'parts', 'hooks', 'resume', 'visit', 'art', 'theme'],
  },
  dialogue: { is: 'typed text, the dialogue box, the company form', imports: ['hooks', 'visit', 'art', 'theme'] },
  flipbook: { is: 'the flipbook: independent of the résumé and usable by itself', imports: [] },
  parts: { is: 'components that console, booklet and site share', imports: ['resume', 'theme'] },
  lazy: { is: 'lazy loading with retries', imports: [] },
  hooks: { is: 'React hooks that several folders share', imports: [] },
  visit: { is: 'state that lasts for a visit: company name, shell color, readable text', imports: ['resume'] },
  art: { is: 'pictures as data, and the component that draws them', imports: ['resume', 'theme'] },
  resume: { is: 'the content model, and pure functions over it: levels, dates, sections, the letter', imports: [] },
  theme: { is: 'layers, tokens, shells, fonts', imports: [] },
};

/**
 * A place in the repository with limited imports. If several places hold a file, the last one counts.
 *
 * Paths are folders or files; `*` stands for a part of a name, `**` for any folders.
 *
 * @typedef {object} Place
 * @property {string} path
 * @property {readonly string[]} imports what it may import of this repository, besides itself
 * @property {readonly string[]} [closed] folders inside it that the rest of it must not import
 * @property {readonly string[]} [packages] the packages it may import, also those of Node and `virtual:` ones; any if missing
 * @property {string} why what to do instead
 */

const uiPackages = ['react', 'clsx'];
const libraryEntry = ['src/index.ts', 'src/theme/*.css'];
const fixtures = ['stories/content/fixtures.ts', 'stories/content/fixtures', 'stories/art/developers.ts'];

/** The flipbook is a package, so other folders import its entry files only. @param {string} folder */
const entriesOf = (folder) =>
  folder === 'flipbook' ? ['src/flipbook/index.ts', 'src/flipbook/around/*.ts'] : [`src/${folder}`];

/** @param {string} folder */
const packagesOf = (folder) => {
  if (folder === 'resume') return [];
  return folder === 'art' || folder === 'console' ? [...uiPackages, 'virtual:sprite'] : uiPackages;
};

/** @type {(path: string, imports: readonly string[], why: string) => Place} */
const place = (path, imports, why) => ({ path, imports, why });

const takeAsProp = 'Import the file itself, not src/index.ts. Take what another folder has as a prop.';
const noLibraryEntry = 'Code that runs in Node imports src/resume and src/art: src/index.ts brings style sheets.';

/** @type {readonly Place[]} */
export const folderRules = [
  {
    ...place('src', [], 'Put the file into a folder. Only index.ts stands beside them.'),
    packages: [],
    closed: Object.keys(folders).map((folder) => `src/${folder}`),
  },
  { ...place('src/index.ts', ['src/*/**'], 'The public entry only exports from the folders.'), packages: [] },
  ...Object.entries(folders).flatMap(([folder, { imports }]) => {
    const from = imports.flatMap(entriesOf);
    return [
      { ...place(`src/${folder}`, from, takeAsProp), packages: packagesOf(folder) },
      {
        ...place(`src/${folder}/engine`, from, 'An engine does not know its folder. Take the inputs as parameters.'),
        packages: [],
      },
    ];
  }),
  ...['src/console/useHandheld.ts', 'src/flipbook/Flipbook.tsx'].map((path) => {
    const folder = path.split('/')[1] ?? '';
    const imports = [folder, ...(folders[folder]?.imports ?? [])].map((name) => `src/${name}`);
    const why = 'Only this file flushes renders at once. Take the result as a prop.';
    return { ...place(path, imports, why), packages: [...uiPackages, 'react-dom'] };
  }),
  {
    ...place('src/art/compiler', ['src/art'], 'The sprite compiler only knows the folder of its sprites.'),
    packages: ['fs', 'path', 'vite'],
  },
  ...['src/**/*.test.ts', 'src/**/testing'].map((path) =>
    place(
      path,
      ['src', ...fixtures],
      'Tests of the library use the library and the fixtures. Pass in what the site has.',
    ),
  ),
  {
    ...place('site', libraryEntry, 'The site imports src/index.ts, and its content from virtual:content.'),
    packages: [...uiPackages, 'react-dom', 'react-router-dom', 'virtual:content', 'virtual:site-code', 'virtual:work'],
    closed: ['site/vite', 'site/import', 'site/documents', 'site/e2e'],
  },
  place('site/vite.config.ts', ['site', 'src/art/compiler'], 'The build of the site knows nothing of what it draws.'),
  place('site/vite', ['site', 'src/resume', 'src/art/compiler', 'src/theme/contrastRatio.ts'], noLibraryEntry),
  place('site/import', ['site', 'src/resume', 'src/theme/contrastRatio.ts'], noLibraryEntry),
  place('site/vite/icons', ['site', 'src/resume', 'src/art'], noLibraryEntry),
  place('site/documents', ['site', 'src/resume', 'src/art'], noLibraryEntry),
  place(
    'site/e2e',
    ['site', 'src/resume', 'src/theme/contrastRatio.ts', '.ci/sizes'],
    'End-to-end tests use what the builds write.',
  ),
  place(
    'site/e2e/flipbook',
    ['site/e2e', 'site/vite', 'src/flipbook', '.ci/sizes'],
    'Tests of the package use the package.',
  ),
  {
    ...place(
      'site/messages',
      ['src/resume', 'src/*/*Messages.ts'],
      'This folder collects the messages of all folders.',
    ),
    packages: [],
  },
  {
    ...place('site/vite/**/*.d.ts', ['src/index.ts'], 'Types of virtual modules come from the public entry.'),
    packages: [],
  },
  place(
    'site/**/*.test.ts',
    ['site', 'src', ...fixtures, '.storybook'],
    'Tests of the site import only fixtures from stories.',
  ),
  ...['stories', ...Object.keys(folders).map((folder) => `stories/${folder}`)].map((path) =>
    place(
      path,
      [
        ...[...libraryEntry, path.replace('stories', 'src'), 'stories', '.ci/arrows', '.storybook'],
        ...['site/vite/browsers.ts', 'site/budgets.ts', 'src/flipbook/budgets.ts'],
      ].filter((to) => to !== 'src'),
      "A story imports src/index.ts and its own folder in src. Only stories/site imports the site's screens.",
    ),
  ),
  place(
    'stories/words',
    [...libraryEntry, 'site/messages', 'site/import', 'src/resume', 'src/*/*Messages.ts', 'stories'],
    'This folder loads the translations for stories.',
  ),
  place('stories/content', [...libraryEntry, 'site/import', 'src/resume', 'stories', '.storybook'], takeAsProp),
  place(
    'stories/foundations',
    [...libraryEntry, 'src/theme', 'src/art', 'stories'],
    'The foundations are theme and art.',
  ),
  place(
    'stories/site',
    [...libraryEntry, 'site/screens', 'site/app', 'site/hydration', 'site/*.ts', 'stories', '.storybook'],
    'Stories of the site use its screens and its layout.',
  ),
  place('stories/questionRows.ts', ['site/import/setup'], "The owner's page prints setup's questions."),
  place('stories/*.test.ts', ['src', 'site', 'stories'], 'The test of the contract reads every part.'),
];

/** Test and tool folders: only they themselves and `.ci` import them. */
export const byHand = ['site/e2e/flipbook'];

/**
 * Pure files: no React, no DOM, no clock. A `.ts` file of `src` is pure unless its name marks it as
 * a hook, a context, or the props or handle of a component, or its folder works on the page.
 * `biome.json` refuses the globals in the same files. A file that must touch the page says why in a
 * `biome-ignore-all` at its top.
 */
export const pure = {
  files: ['src/**/*.ts'],
  except: [
    ...['src/*.ts', '**/use*.ts', '**/*Context.ts', '**/*Props.ts', '**/*Handle.ts'],
    ...['**/view/**', 'src/lazy/**', '**/*.test.ts'],
  ],
};
