import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type InlineConfig } from 'vite';
import { outFolder, requestedPort } from './config/settings.ts';
import { basePath } from './config/siteAddress.ts';
import { writeSchemas } from './prepare/game/schemaFiles.ts';
import { spritesPlugin } from './sprites/spritesPlugin.ts';
import { buildTarget } from './vite/browsers.ts';
import { caseStudyPlugin } from './vite/caseStudies/caseStudyPlugin.ts';
import { contentPlugin } from './vite/content/contentPlugin.ts';
import { type ContentSource, contentSource } from './vite/content/contentSource.ts';
import { documentsPlugin } from './vite/content/documentsPlugin.ts';
import { siteCodePlugin } from './vite/content/siteCodePlugin.ts';
import { usedPictures } from './vite/content/usedPictures.ts';
import { buildAtomically } from './vite/folder/buildAtomically.ts';
import { leanPixelFaces } from './vite/fonts/leanPixelFaces.ts';
import { staticHost } from './vite/host/staticHost.ts';
import { translatedServers } from './vite/host/translatedServers.ts';
import { licensesPlugin, themeFonts } from './vite/licensesPlugin.ts';
import { prerenderSite } from './vite/prerenderSite.ts';
import { layerOrder } from './vite/styles/layerOrder.ts';
import { shortClassNames } from './vite/styles/shortClassNames.ts';

const root = import.meta.dirname;
const repository = join(root, '..');

/** Otherwise a busy machine prints a warning about slow plugins. */
const checks = { bundlerTimings: false } as const;

/** The style sheets whose class names the build shortens. */
const cssModules = ['src', 'site'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file)),
);

/** The scripts that the HTML of every page loads. */
const scriptsOfEveryPage = /(^|\/)(index|frame)-[^/]*\.js$/;

// README.md lists the environment variables.
export default defineConfig(({ command, isPreview = false }) => {
  if (!isPreview) writeSchemas();
  const source = contentSource({}, command === 'build');
  // A preview has the built path, see `staticHost`.
  const address = isPreview ? undefined : source.read().content?.game.site.address;
  const base = basePath(process.env, address ?? '');
  return siteConfig(source, { base, out: outFolder(process.env), command, isPreview });
});

type SiteOptions = Pick<ConfigEnv, 'command'> & { base: string; out: string; isPreview: boolean };

/** The site in one language. The main one also builds and serves the others. */
function siteConfig(source: ContentSource, { base, out, command, isPreview }: SiteOptions): InlineConfig {
  const isBuild = command === 'build';
  const translated = (translation: ContentSource, outDir: string): InlineConfig => ({
    ...siteConfig(translation, { base: base + translation.path, out: outDir, command, isPreview }),
    configFile: false,
  });
  return {
    root,
    base,
    // In development the router handles unknown paths; a static host has only files.
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [
      react(),
      spritesPlugin(),
      contentPlugin(source),
      siteCodePlugin(source),
      caseStudyPlugin(source.caseStudies),
      usedPictures(source.load),
      documentsPlugin(source),
      layerOrder(),
      leanPixelFaces(),
      licensesPlugin(themeFonts),
      staticHost(),
      translatedServers(source, (translation) => translated(translation, out)),
    ],
    // In development, class names show their origin.
    ...(isBuild && {
      css: { modules: { generateScopedName: shortClassNames(repository, cssModules) } },
      define: { 'import.meta.env.SITE_IS_TRANSLATED': String(isTranslated(source)) },
    }),
    build: {
      outDir: out,
      // Builds write to a temporary folder first, see `buildAtomically`.
      emptyOutDir: false,
      target: buildTarget,
      // The content security policy allows no `data:` URLs for fonts and scripts, and no `fetch`,
      // which the polyfill uses.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Do not preload scripts that the page has loaded: Firefox would fire an error event.
        resolveDependencies: (_, files) => files.filter((file) => !scriptsOfEveryPage.test(file)),
      },
      rolldownOptions: {
        checks,
        // `frame` is the code that every page needs. `shared` chunks are split so that no screen
        // loads code that only others need. Chunks too small for a request of their own are merged
        // into the chunk with the most screens in common.
        output: {
          codeSplitting: {
            groups: [
              { name: 'frame', tags: ['$initial'], priority: 1 },
              { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4096 },
            ],
          },
          chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        },
      },
    },
    server: { port: requestedPort(process.env.PORT, 5173) },
    preview: { port: requestedPort(process.env.PORT, 4173), cors: false },
    environments: {
      ssr: {
        build: {
          copyPublicDir: false,
          rolldownOptions: {
            // On the server, screens need no chunks of their own.
            checks: { ...checks, ineffectiveDynamicImport: false },
            input: join(root, 'hydration/entry.server.tsx'),
          },
        },
      },
    },
    // Both environments share the plugins, so that content is read once and its warnings print once.
    builder: {
      buildApp: buildAtomically(prerenderSite(source, translated)),
      sharedConfigBuild: true,
      sharedPlugins: true,
    },
  };
}

/** A site in one language ships no code for language links. */
function isTranslated({ path, read }: ContentSource): boolean {
  return path !== '' || (read().content?.game.site.translations ?? []).length > 0;
}
