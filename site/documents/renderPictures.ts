import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Content } from '../../src/resume/Content.ts';
import { spritesPlugin } from '../vite/sprites/spritesPlugin.ts';

/**
 * Renders the documents' pictures like `documentPictures`, wherever it runs: Vite's configuration and the
 * commands are loaded without plugins, and the sprites need one.
 */
export async function renderPictures(content: Content): Promise<ReadonlyMap<string, string>> {
  const { module } = await runnerImport<typeof import('./documentPictures.tsx')>(
    join(import.meta.dirname, 'documentPictures.tsx'),
    { configFile: false, plugins: [spritesPlugin()], logLevel: 'error' },
  );
  return module.documentPictures(content);
}
