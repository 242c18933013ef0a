import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { baselines } from './pictureFolder.ts';
import { decodePng } from './pictures/decodePng.ts';
import { samePixels } from './samePixels.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    looksAsPictured: (storyId: string, target: string) => Promise<boolean>;
  }
}

/** As Vitest takes its own. */
const screenshot = { animations: 'disabled', caret: 'hide', scale: 'device' } as const;

/**
 * Whether a story equals its picture at once, as nearly all do. Vitest's own comparison, which decodes pictures in JavaScript in
 * the thread that serves the stories, is left for those that differ: it waits until nothing moves, reports and renews.
 *
 * @param target of the story, as a selector: what the picture shows
 */
export const looksAsPictured: BrowserCommand<[storyId: string, target: string]> = async (
  { iframe },
  storyId,
  target,
) => {
  const picture = join(baselines, `${storyId}.png`);
  if (!existsSync(picture)) return false;
  const [was, is] = await Promise.all([
    decodePng(readFileSync(picture)),
    iframe.locator(target).first().screenshot(screenshot).then(decodePng),
  ]);
  return samePixels(was, is, { createDiff: false }).pass;
};
