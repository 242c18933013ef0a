import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { decodePng } from '../.ci/pictures/decodePng.ts';
import { baselines } from './pictureFolder.ts';
import { samePixels } from './samePixels.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    looksAsPictured: (storyId: string, target: string) => Promise<boolean>;
  }
}

/** As Vitest takes its own. */
const screenshot = { animations: 'disabled', caret: 'hide', scale: 'device' } as const;

/**
 * Whether a story looks as its picture at the first glance, which nearly all do. Vitest's own comparison decodes pictures
 * in JavaScript, in the one thread that also serves the stories; it is left what differs: to wait until the story is at
 * rest, to report and to renew.
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
