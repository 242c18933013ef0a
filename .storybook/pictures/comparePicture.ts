import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';
import { decodePng } from '../../site/e2e/pictures/decodePng.ts';
import { encodePng } from '../../site/e2e/pictures/encodePng.ts';
import { pixelDifference } from '../../site/e2e/pictures/pixelDifference.ts';
import { baselines, diffs } from '../pictureFolder.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (storyId: string, target: string) => Promise<string | null>;
  }
}

/** The longest wait until nothing moves, in milliseconds: far more than a story takes. */
const settleTimeoutMs = 20_000;

/** Holds a file per story: the hash of two equal pictures, which need no decoding next time. */
const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/pictures');

/**
 * Compares an element of a story with the story's committed picture. With `vitest -u`, it instead
 * writes a picture that differs or is missing.
 * @returns the difference, or `null` if there is none
 */
export const comparePicture: BrowserCommand<[storyId: string, target: string]> = async (context, storyId, target) => {
  const file = join(baselines, `${storyId}.png`);
  const committed = existsSync(file) ? readFileSync(file) : undefined;
  const capture = () => context.iframe.locator(target).first().screenshot({ animations: 'disabled' });
  let actual = await capture();
  if (committed && (await isEqual(storyId, committed, actual))) return null;
  const deadlineMs = Date.now() + settleTimeoutMs;
  for (let isSettled = false; !isSettled; ) {
    if (Date.now() > deadlineMs) return `The picture of ${storyId} keeps changing. Stop its motion with a prop.`;
    const previous = actual;
    actual = await capture();
    isSettled = actual.equals(previous);
  }
  const difference = committed && (await differenceOf(committed, actual));
  if (committed && !difference) return null;
  if (context.project.serializedConfig.snapshotOptions.updateSnapshot === 'all') {
    writeFileSync(file, actual);
    return null;
  }
  mkdirSync(diffs, { recursive: true });
  writeFileSync(join(diffs, `${storyId}-actual.png`), actual);
  if (difference?.diff) {
    const { width, height } = await decodePng(actual);
    writeFileSync(join(diffs, `${storyId}-diff.png`), encodePng({ width, height, data: difference.diff }));
  }
  return difference?.message ?? `${storyId} has no committed picture.`;
};

async function isEqual(storyId: string, committed: Buffer, actual: Buffer): Promise<boolean> {
  const pair = createHash('sha256').update(committed).update(actual).digest('hex');
  const cacheFile = join(cacheFolder, storyId);
  if (existsSync(cacheFile) && readFileSync(cacheFile, 'utf8') === pair) return true;
  if (await differenceOf(committed, actual)) return false;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(cacheFile, pair);
  return true;
}

const differenceOf = async (committed: Buffer, actual: Buffer) =>
  pixelDifference(await decodePng(committed), await decodePng(actual));
