import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { basePath } from './build/basePath.ts';
import { contentFolder } from './build/contentFolder.ts';
import { contentPlugin } from './build/contentPlugin.ts';
import { layerOrder } from './build/layerOrder.ts';
import { prerenderSite } from './build/prerenderSite.ts';
import { statedAddress } from './build/statedAddress.ts';
import { staticHost } from './build/staticHost.ts';

const root = import.meta.dirname;

// Settings from outside, each optional:
//   OUT_DIR       where the site is written, from the repository's root      (dist/site)
//   BASE_PATH     the path under which it will be served                     (the path of the address)
//   SITE_ADDRESS  the address in canonical links, sitemap and the like       (game.json's site.address)
//   CONTENT_DIR   the folder of resume.json and game.json                    (site/content)
export default defineConfig(({ command, isPreview }) => {
  const out = resolve(root, '..', process.env.OUT_DIR ?? 'dist/site');
  return {
    root,
    base: basePath(process.env, statedAddress(contentFolder())),
    // In development unknown paths are the router's business; a static host has only files.
    appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
    plugins: [react(), contentPlugin(), layerOrder(), staticHost()],
    build: {
      outDir: out,
      emptyOutDir: true,
      // The content security policy lets fonts and scripts come from files only, and nothing be fetched:
      // no data: addresses, and no polyfill that fetches.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // What several screens use goes into one file, not into a dozen small ones.
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
      },
    },
    preview: { port: 4173, cors: false },
    environments: {
      ssr: {
        build: {
          outDir: join(out, '.server'),
          copyPublicDir: false,
          rolldownOptions: { input: join(root, 'entry.server.tsx') },
        },
      },
    },
    // One set of plugins for both environments, so that the content is read, and warned of, once.
    builder: { buildApp: prerenderSite, sharedConfigBuild: true, sharedPlugins: true },
  };
});
