import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type InlineConfig } from 'vite';
import { buildTarget } from '../src/build/browsers.ts';
import { licensesPlugin } from '../src/build/licensesPlugin.ts';
import { contentPlugin } from './build/content/contentPlugin.ts';
import { type ContentSource, contentSource } from './build/content/contentSource.ts';
import { documentsPlugin } from './build/content/documentsPlugin.ts';
import { siteCodePlugin } from './build/content/siteCodePlugin.ts';
import { usedPictures } from './build/content/usedPictures.ts';
import { buildAtomically } from './build/folder/buildAtomically.ts';
import { hashedName } from './build/folder/hashedName.ts';
import { publicLinks } from './build/folder/publicLinks.ts';
import { leanPixelFaces } from './build/fonts/leanPixelFaces.ts';
import { basePath, writtenAddress } from './build/host/siteAddress.ts';
import { staticHost } from './build/host/staticHost.ts';
import { translatedServers } from './build/host/translatedServers.ts';
import { iconServer } from './build/icons/iconServer.ts';
import { prerenderSite } from './build/prerenderSite.ts';
import { contentFolder, outFolder } from './build/settings.ts';
import { layerOrder } from './build/styles/layerOrder.ts';
import { shortClassNames } from './build/styles/shortClassNames.ts';
import { workPlugin } from './build/work/workPlugin.ts';
import { requestedPort } from './requestedPort.ts';

const root = import.meta.dirname;
const repository = join(root, '..');

/** A build on a busy machine would say which plugin took how long, and that is no warning of the site's. */
const checks = { bundlerTimings: false } as const;

/** The style sheets of which the build shortens the classes. */
const modules = ['src', 'site'].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file)),
);

/** The script that every page loads by a tag of its own: index.html's, in one file with what it needs. */
const everyPagesScript = /(^|\/)(index|frame)-[^/]*\.js$/;

// Settings from outside, each optional:
//   PORT          where it is served, in development and as a preview        (5173, 4173)
//   OUT_DIR       where the site is written, from the repository's root      (dist/site)
//   BASE_PATH     the path under which it will be served                     (the path of the address)
//   SITE_ADDRESS  the address in canonical links, QR code, documents …       (game.json's, at BASE_PATH)
//   CONTENT_DIR   the folder of resume.json and game.json                    (site/content)
//   ALLOW_PLACEHOLDER  1 publishes what is still the placeholder's           (it is refused)
//   SOURCE_DATE_EPOCH  the time that counts as today, in seconds since 1970     (the clock's)
export default defineConfig(({ command, isPreview = false }) => {
  const source = contentSource({}, command === 'build');
  const base = basePath(process.env, writtenAddress(contentFolder()));
  return siteConfig(source, { base, out: outFolder(process.env), command, isPreview });
});

type BuildTarget = Pick<ConfigEnv, 'command'> & { base: string; out: string; isPreview: boolean };

/** The site in one language. That in the main one builds and serves the others, too. */
function siteConfig(source: ContentSource, { base, out, command, isPreview }: BuildTarget): InlineConfig {
  const isBuild = command === 'build';
  const translated = (one: ContentSource, outDir: string): InlineConfig => ({
    ...siteConfig(one, { base: base + one.path, out: outDir, command, isPreview }),
    configFile: false,
  });
  return {
    root,
    base,
    // In development unknown paths are the router's business; a static host has only files.
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [
      react(),
      publicLinks(),
      contentPlugin(source),
      siteCodePlugin(source),
      workPlugin(source.work),
      iconServer(),
      usedPictures(source.load),
      documentsPlugin(source),
      layerOrder(),
      leanPixelFaces(),
      licensesPlugin(),
      staticHost(),
      translatedServers(source, (one) => translated(one, out)),
    ],
    // While developing, a class says where it is from.
    ...(isBuild && {
      css: { modules: { generateScopedName: shortClassNames(repository, modules) } },
      define: { 'import.meta.env.SITE_IS_TRANSLATED': String(isTranslated(source)) },
    }),
    build: {
      outDir: out,
      // What is built goes to a new folder first: see `replacingWhole`.
      emptyOutDir: false,
      target: buildTarget,
      // The content security policy lets fonts and scripts come from files only, and nothing be fetched:
      // no data: addresses, and no polyfill that fetches.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What the document's own tag has loaded is not asked for again: Firefox answers that with an error event.
        resolveDependencies: (_, files) => files.filter((file) => !everyPagesScript.test(file)),
      },
      rolldownOptions: {
        checks,
        // First what every page needs, in one file. Then what several screens use, so cut that no screen loads what only
        // others need; pieces too small to be worth a request of their own go to those with most screens in common.
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
          // In the repository, wherever the site goes: it imports packages.
          outDir: resolve(root, '../dist', hashedName('site.server', out)),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { checks, input: join(root, 'entry.server.tsx') },
        },
      },
    },
    // One set of plugins for both environments, so that the content is read, and warned of, once.
    builder: {
      buildApp: buildAtomically(prerenderSite(source, translated)),
      sharedConfigBuild: true,
      sharedPlugins: true,
    },
  };
}

/** Without other languages no visitor gets the code of the ways to them. */
function isTranslated({ path, read }: ContentSource): boolean {
  return path !== '' || (read().content?.game.site.translations ?? []).length > 0;
}
