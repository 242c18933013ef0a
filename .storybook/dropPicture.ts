import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { baselines } from './pictureFolder.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    dropPicture: (storyId: string) => Promise<'none' | 'left over'>;
  }
}

/**
 * For stories without a picture: reports an existing one as `left over`; `npm run pictures` deletes
 * it.
 */
export const dropPicture: BrowserCommand<[storyId: string]> = ({ project }, storyId) => {
  const picture = join(baselines, `${storyId}.png`);
  if (!existsSync(picture)) return 'none';
  if (project.config.snapshotOptions.updateSnapshot !== 'all') return 'left over';
  rmSync(picture);
  return 'none';
};
