import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { contentSource } from '../site/build/content/contentSource.ts';
import { siteCodePlugin } from '../site/build/content/siteCodePlugin.ts';
import { workPlugin } from '../site/build/work/workPlugin.ts';
import { buildTarget } from '../src/build/browsers.ts';
import { listedTypesPlugin } from './listedTypes.ts';
import { llmsTextPlugin } from './llmsText.ts';
import { promisesPlugin } from './promises.ts';
import { quickManagerPlugin } from './quickManager.ts';

/** MDX by itself knows no tables. */
const withTables = { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } };

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // What adds each story's source for its docs page hands on a source map that Vite applies twice: a failing play would name
    // another line. Tests show no docs page.
    { name: '@storybook/addon-docs', options: process.env.VITEST ? { csfPluginOptions: null } : withTables },
    '@storybook/addon-a11y',
    // Runs tests from the sidebar, which a published book cannot.
    ...(process.env.NODE_ENV === 'production' ? [] : ['@storybook/addon-vitest']),
  ],
  // One click in the sidebar's filter shows them. What behaviour stories claim stands on the page of their part.
  tags: {
    behaviour: { defaultFilterSelection: 'exclude' },
    media: { defaultFilterSelection: 'exclude' },
    pocket: { defaultFilterSelection: 'exclude' },
  },
  // What a résumé's local links and its photo lead to.
  staticDirs: ['../stories/site/files'],
  // Tests show no docs page.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  // The flipbook's route asks for the site's code, which is drawn at build.
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      ...[
        siteCodePlugin(contentSource()),
        workPlugin(),
        listedTypesPlugin(),
        promisesPlugin(),
        quickManagerPlugin(),
        llmsTextPlugin(),
      ],
    ],
    build: { ...config.build, target: buildTarget },
  }),
  // Headings of pages are found, too.
  features: { experimentalSearchDocsHeadings: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
