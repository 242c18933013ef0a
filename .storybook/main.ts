import type { StorybookConfig } from '@storybook/react-vite';
import { buildTarget } from '../.ci/browsers.ts';
import { siteCodePlugin } from '../site/build/content/siteCodePlugin.ts';
import { workPlugin } from '../site/build/work/workPlugin.ts';
import { directImportsPlugin } from './directImports.ts';
import { listedTypesPlugin } from './listedTypes.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // What adds each story's source for its docs page hands on a source map that Vite applies twice: a failing play would name
    // another line. Tests show no docs page.
    { name: '@storybook/addon-docs', options: process.env.VITEST ? { csfPluginOptions: null } : {} },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // What a résumé's local links and its photo lead to.
  staticDirs: ['../stories/site/files'],
  typescript: { reactDocgen: 'react-docgen' },
  // The flipbook's route asks for the site's code, which is drawn at build.
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), siteCodePlugin(), workPlugin(), directImportsPlugin(), listedTypesPlugin()],
    build: { ...config.build, target: buildTarget },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
