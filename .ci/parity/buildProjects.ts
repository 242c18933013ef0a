import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const pages = join(import.meta.dirname, 'pages');
const peer = join(root, 'node_modules/react-pageflip/build/index.es.js');

/** What `react-pageflip` is for a project: this repository's drop-in, or the package itself. */
export const books = ['here', 'before'] as const;
export type Book = (typeof books)[number];

const packages: Readonly<Record<Book, string>> = { here: join(root, 'src/flipbook/compat.tsx'), before: peer };

/** Where a book's page for the server is. */
export const serverFile = (folder: string, book: Book): string => join(folder, `${book}-server/server.js`);

/** Builds all projects for development, once with each book, into `folder/here` and `folder/before`. */
export async function buildProjects(folder: string): Promise<void> {
  for (const book of books) {
    const shared: InlineConfig = {
      root: pages,
      mode: 'development',
      configFile: false,
      base: './',
      publicDir: false,
      logLevel: 'error',
      plugins: [react()],
      // React itself must be the one for development, in which StrictMode runs effects twice.
      define: { 'process.env.NODE_ENV': '"development"' },
      resolve: {
        // A project that wants the package itself imports a file of it.
        alias: [{ find: /^react-pageflip$/, replacement: packages[book] }],
      },
    };
    const output = { emptyOutDir: true, minify: false, reportCompressedSize: false } as const;
    await build({ ...shared, build: { ...output, outDir: join(folder, book) } });
    const outDir = join(folder, `${book}-server`);
    await build({ ...shared, ssr: { noExternal: true }, build: { ...output, outDir, ssr: 'server.tsx' } });
  }
}
