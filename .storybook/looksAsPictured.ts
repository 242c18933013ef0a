import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { decodePng } from '../site/e2e/pictures/decodePng.ts';
import { samePixels } from '../site/e2e/pictures/samePixels.ts';
import { baselines } from './pictureFolder.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    looksAsPictured: (storyId: string, target: string) => Promise<boolean>;
  }
}

/** Takes the screenshot with the options that Vitest uses. */
const screenshot = { animations: 'disabled', caret: 'hide', scale: 'device' } as const;

/**
 * Returns whether a story matches its picture at the first attempt, as nearly all do. Vitest's own
 * comparison of the others waits and renews, but is slow: it decodes pictures in JavaScript on the
 * thread that serves the stories.
 * @param target a selector of the element in the picture
 */
export const looksAsPictured: BrowserCommand<[storyId: string, target: string]> = async (
  { iframe },
  storyId,
  target,
) => {
  const picture = join(baselines, `${storyId}.png`);
  if (!existsSync(picture)) return false;
  const [expected, actual] = await Promise.all([
    decodePng(readFileSync(picture)),
    iframe.locator(target).first().screenshot(screenshot).then(decodePng),
  ]);
  return samePixels(expected, actual, { createDiff: false }).pass;
};
