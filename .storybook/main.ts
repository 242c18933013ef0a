import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Indexer } from 'storybook/internal/types';
import { readSprite } from '../site/sprites/readSprite.ts';
import { seamlessSprite } from '../site/sprites/seamlessSprite.ts';
import { buildTarget } from '../site/vite/browsers.ts';
import { caseStudyPlugin } from '../site/vite/caseStudies/caseStudyPlugin.ts';
import { contentSource } from '../site/vite/content/contentSource.ts';
import { siteCodePlugin } from '../site/vite/content/siteCodePlugin.ts';
import { spriteToSvg } from '../src/art/spriteToSvg.ts';
import { readManifests } from './agents/manifests.ts';
import { llmsTextPlugin } from './agents/pageTexts.ts';
import { registryPlugin } from './agents/registry.ts';
import { guaranteesPlugin } from './guarantees.ts';
import { placeholderPlugin } from './placeholder.ts';

/** MDX supports tables only with this plugin. */
const withTables = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } };

/** Story files about a single part, unlike foundations, whole screens and files such as `X.motion`. */
const partFile = /stories\/(?!foundations|site)(?:\w+\/)+\w+\.stories\.tsx$/;

/** Tags stories by their file: only parts are in the manifest, and behavior stories have no docs page. */
const withTagsOfFile = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const tags = [
      ...(partFile.test(file) ? [] : ['!manifest']),
      ...(file.endsWith('.behavior.stories.tsx') ? ['!autodocs', 'behavior'] : []),
    ];
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...tags] }));
  },
});

/** Lists file paths only: tests need nothing else from the index, and parsing all files takes seconds. */
const filesOnly: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (file) => [{ type: 'story', importPath: file, exportName: 'Default', title: file }],
};

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  // Tests show no docs pages, and reading those would delay the first test.
  stories: [...(process.env.VITEST ? [] : ['../stories/**/*.mdx']), '../stories/**/*.stories.tsx'],
  addons: [
    // Storybook's plugin that adds each story's source to docs pages returns a source map that Vite
    // applies twice, so a failing play would report a wrong line. Tests do not need it.
    { name: '@storybook/addon-docs', options: process.env.VITEST ? { csfPluginOptions: null } : withTables },
    '@storybook/addon-a11y',
    // Runs tests from the sidebar, which a published Storybook cannot do.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']),
    // Serves components and docs to coding agents at /mcp.
    ...(process.env.NODE_ENV === 'production' || process.env.VITEST ? [] : ['@storybook/addon-mcp']),
  ],
  // Hidden until selected in the sidebar's filter: tests (docs pages list what they prove), stories in
  // another medium, such as print, and the manual's pocket edition.
  tags: {
    behavior: { defaultFilterSelection: 'exclude' },
    media: { defaultFilterSelection: 'exclude' },
    pocket: { defaultFilterSelection: 'exclude' },
  },
  // Serves the pictures that the fixtures name.
  staticDirs: ['../stories/site/files'],
  // Tests show no docs page.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ declarations = [] }) => declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  // The manager is built by esbuild, which cannot import a sprite.
  env: (variables) => ({ ...variables, STORYBOOK_ICON: spriteToSvg(seamlessSprite(readSprite('favicon'))) }),
  // Browsers ask a page without an icon for /favicon.ico.
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg">`,
  // `siteCodePlugin` provides the QR code that the flipbook's route imports.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      siteCodePlugin(contentSource()),
      caseStudyPlugin(),
      guaranteesPlugin(),
      llmsTextPlugin(),
      placeholderPlugin(),
      registryPlugin(),
    ],
    build: { ...config.build, target: buildTarget },
  }),
  features: {
    // The search also finds the headings of pages.
    experimentalSearchDocsHeadings: true,
    // React's `act` exists in development only, and plays need it: it completes the renders and
    // effects of an event before the next one.
    developmentModeForBuild: true,
    // Publishes props and examples for coding agents as `manifests/components.json`. The default
    // parser finds no props of re-exported components.
    componentsManifest: true,
    experimentalReactComponentMeta: true,
  },
  experimental_indexers: (indexers = []) => (process.env.VITEST ? [filesOnly] : indexers.map(withTagsOfFile)),
  // Storybook's configuration type lacks this hook.
  ...{ experimental_manifests: readManifests },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
