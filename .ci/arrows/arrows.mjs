// The allowed imports, of values and of types. `npm run check` checks the whole import graph against
// them (dependencyCruiser.mjs), and stories/Welcome.mdx prints the folders.

const shared = ['parts', 'hooks', 'resume', 'visit', 'art', 'theme'];

/** The folders of `src`. @type {Readonly<Record<string, { is: string, imports: readonly string[] }>>} */
export const folders = {
  booklet: { is: 'the manual: frame and pages', imports: ['flipbook', ...shared] },
  console: { is: 'the handheld: state, controls, pages', imports: ['flipbook', 'dialogue', ...shared] },
  dialogue: { is: 'typed text, the dialogue box, the company form', imports: ['hooks', 'visit', 'art', 'theme'] },
  flipbook: { is: 'the flipbook: independent of the résumé and usable by itself', imports: [] },
  parts: { is: 'components that console, booklet and site share', imports: ['resume', 'theme'] },
  hooks: { is: 'React hooks that several folders share', imports: [] },
  visit: { is: 'state that lasts for a visit, such as company name and shell color', imports: ['resume'] },
  art: { is: 'pictures as data, and the components that draw them', imports: ['hooks', 'resume', 'theme'] },
  resume: { is: 'the content model, and pure functions over it: levels, dates, sections, the letter', imports: [] },
  theme: { is: 'layers, tokens, shells, fonts', imports: [] },
};

/**
 * A folder or file with limited imports. If several places contain a file, the last one applies. In
 * a path, `*` stands for a part of a name and `**` for any folders.
 *
 * @typedef {object} Place
 * @property {string} path
 * @property {readonly string[]} imports what it may import from this repository, besides itself
 * @property {readonly string[]} [closed] its folders that its other files must not import
 * @property {readonly string[]} [packages] the packages and Node modules it may import; all if missing
 */

const ui = ['react', 'clsx'];
const sitePackages = [
  ...ui,
  'react-dom',
  'react-router-dom',
  'virtual:content',
  'virtual:site-code',
  'virtual:case-studies',
];
const siteTools = ['site/vite', 'site/import', 'site/prepare', 'site/setup', 'site/documents', 'site/e2e'];
/** The files of site/import that other folders import; rules.ts runs in browsers, too. */
export const importEntries = ['site/import/index.ts', 'site/import/rules.ts'];
/** Folders of site/import. Each may import those before it. */
const importSteps = ['report', 'words', 'text', 'validate', 'read', 'normalize', 'formats', 'account'].map(
  (step) => `site/import/${step}`,
);
const importValues = ['site/import/values.ts', 'site/import/readTracker.ts'];
const entry = ['src/index.ts', 'src/theme/*.css'];
const fixtures = ['stories/content/fixtures.ts', 'stories/content/fixtures'];
const budgets = ['site/vite/browsers.ts', 'site/budgets.ts', 'src/flipbook/budgets.ts'];

/** @type {(folder: string) => Place[]} */
const folderPlaces = (folder) => {
  // The flipbook is a package, so other folders import its entry files only.
  const imports = (folders[folder]?.imports ?? []).flatMap((name) =>
    name === 'flipbook' ? ['src/flipbook/index.ts', 'src/flipbook/addons/*.ts'] : [`src/${name}`],
  );
  const packages = folder === 'resume' ? [] : [...ui, 'virtual:sprite'];
  return [
    { path: `src/${folder}`, imports, packages },
    { path: `src/${folder}/engine`, imports, packages: [] },
    // From src, a story may import the public entry, its own folder and the flipbook's budgets.
    { path: `stories/${folder}`, imports: [...entry, `src/${folder}`, 'stories', '.storybook', ...budgets] },
  ];
};

/** @type {readonly Place[]} */
export const places = [
  { path: 'src', imports: [], packages: [], closed: Object.keys(folders).map((folder) => `src/${folder}`) },
  { path: 'src/index.ts', imports: ['src/*/**'], packages: [] },
  { path: 'stories', imports: [...entry, '.ci/arrows', '.storybook', ...budgets] },
  ...Object.keys(folders).flatMap(folderPlaces),
  // Only these two files of src may import `react-dom`, for `flushSync`.
  { path: 'src/console/useHandheld.ts', imports: ['src'], packages: [...ui, 'react-dom'] },
  { path: 'src/flipbook/Flipbook.tsx', imports: ['src/flipbook'], packages: [...ui, 'react-dom'] },
  ...['src/**/*.test.ts', 'src/**/testing'].map((path) => ({ path, imports: ['src'] })),
  { path: 'site', imports: entry, packages: sitePackages, closed: siteTools },
  { path: 'site/vite.config.ts', imports: ['site'] },
  // Code that runs in Node does not import the public entry, which brings style sheets.
  { path: 'site/vite', imports: ['site', 'src/resume'] },
  { path: 'site/import', imports: ['src/resume'] },
  ...importSteps.map((path, index) => ({
    path,
    imports: [...importSteps.slice(0, index), ...importValues, 'src/resume'],
  })),
  { path: 'site/config', imports: [] },
  { path: 'site/prepare', imports: [...importEntries, 'site/config', 'site/messages', 'src/resume'] },
  {
    path: 'site/setup',
    imports: [
      'site/prepare',
      ...importEntries,
      'site/config',
      'site/messages',
      'site/sprites',
      'src/resume',
      'src/art',
    ],
  },
  { path: 'site/sprites', imports: ['src/art'], packages: ['fs', 'path', 'vite'] },
  { path: 'site/vite/icons', imports: ['site', 'src/resume', 'src/art'] },
  { path: 'site/documents', imports: ['site/config', 'site/sprites', 'src/resume', 'src/art'] },
  { path: 'site/e2e', imports: ['site', 'src/console/engine/ConsoleState.ts'] },
  { path: 'site/e2e/flipbook', imports: ['site/e2e', 'site/vite', 'src/flipbook', '.ci/sizes', '.ci/install'] },
  { path: 'site/messages', imports: ['src/resume', 'src/*/*Messages.ts'], packages: [] },
  { path: 'site/vite/**/*.d.ts', imports: ['src/index.ts'], packages: [] },
  ...['site/**/*.test.ts', 'site/**/testing'].map((path) => ({
    path,
    imports: ['site', 'src', ...fixtures, 'stories/contract.ts', '.storybook'],
  })),
  ...['site/import/**/*.test.ts', 'site/import/testing'].map((path) => ({
    path,
    imports: ['site/import', 'src/resume'],
  })),
  { path: 'stories/messages', imports: [...entry, 'site', 'src/*/*Messages.ts', 'stories'] },
  { path: 'stories/content', imports: [...entry, 'site/prepare', 'src/resume', 'stories'] },
  { path: 'stories/foundations', imports: [...entry, 'src/theme', 'src/art', 'stories'] },
  { path: 'stories/site', imports: [...entry, 'site', 'stories', '.storybook'] },
  { path: 'stories/questionRows.ts', imports: ['site/setup'] },
  { path: 'stories/*.test.ts', imports: ['src', 'site', 'stories'] },
];
