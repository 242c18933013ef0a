import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../.ci/browsers.ts';
import { wantedPort } from '../.ci/site/wantedPort.ts';
import { contentPlugin } from './build/content/contentPlugin.ts';
import { contentSource } from './build/content/contentSource.ts';
import { documentsPlugin } from './build/content/documentsPlugin.ts';
import { drawnPictures } from './build/content/drawnPictures.ts';
import { resumeFilePlugin } from './build/content/resumeFilePlugin.ts';
import { siteCodePlugin } from './build/content/siteCodePlugin.ts';
import { hashedName } from './build/folder/hashedName.ts';
import { publicLinks } from './build/folder/publicLinks.ts';
import { replacingWhole } from './build/folder/replacingWhole.ts';
import { leanPixelFaces } from './build/fonts/leanPixelFaces.ts';
import { basePath, statedAddress } from './build/host/siteAddress.ts';
import { staticHost } from './build/host/staticHost.ts';
import { licensesPlugin } from './build/licensesPlugin.ts';
import { prerenderSite } from './build/prerenderSite.ts';
import { contentFolder, outFolder } from './build/settings.ts';
import { layerOrder } from './build/styles/layerOrder.ts';
import { shortClassNames } from './build/styles/shortClassNames.ts';
import { workPlugin } from './build/work/workPlugin.ts';

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
export default defineConfig(({ command, isPreview }) => {
  const out = outFolder(process.env);
  const source = contentSource({}, command === 'build');
  return {
    root,
    base: basePath(process.env, statedAddress(contentFolder())),
    // In development unknown paths are the router's business; a static host has only files.
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [
      react(),
      publicLinks(),
      contentPlugin(source),
      resumeFilePlugin(source),
      siteCodePlugin(),
      workPlugin(source.work),
      drawnPictures(source.load),
      documentsPlugin(source),
      layerOrder(),
      leanPixelFaces(),
      licensesPlugin(),
      staticHost(),
    ],
    // While developing, a class says where it is from.
    ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames(repository, modules) } } }),
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
    server: { port: wantedPort(process.env.PORT, 5173) },
    preview: { port: wantedPort(process.env.PORT, 4173), cors: false },
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
    builder: { buildApp: replacingWhole(prerenderSite(source)), sharedConfigBuild: true, sharedPlugins: true },
  };
});
