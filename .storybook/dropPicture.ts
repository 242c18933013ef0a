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
 * Call it for a story that must have no picture. An existing picture is reported as `left over`;
 * `npm run pictures` removes it.
 */
export const dropPicture: BrowserCommand<[storyId: string]> = ({ project }, storyId) => {
  const picture = join(baselines, `${storyId}.png`);
  if (!existsSync(picture)) return 'none';
  if (project.config.snapshotOptions.updateSnapshot !== 'all') return 'left over';
  rmSync(picture);
  return 'none';
};
