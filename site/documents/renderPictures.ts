import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Content } from '../../src/resume/Content.ts';
import { spritesPlugin } from '../vite/sprites/spritesPlugin.ts';

/**
 * Renders the documents' pictures like `documentPictures`, wherever it runs: Vite's configuration and the
 * commands are loaded without plugins, and the sprites need one.
 */
export async function renderPictures(content: Content): Promise<ReadonlyMap<string, string>> {
  pictures ??= importPictures();
  return (await pictures).documentPictures(content);
}

type Pictures = typeof import('./documentPictures.tsx');

/** Imported once, because it takes longer than all documents. */
let pictures: Promise<Pictures> | undefined;

async function importPictures(): Promise<Pictures> {
  const { module } = await runnerImport<Pictures>(join(import.meta.dirname, 'documentPictures.tsx'), {
    configFile: false,
    plugins: [spritesPlugin()],
    logLevel: 'error',
  });
  return module;
}
