import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { runTool } from '../../site/vite/runTool.ts';

const folder = resolve(import.meta.dirname, '../../dist/published-storybook');

/** Builds Storybook for publication. @returns its folder @throws if Storybook fails */
export async function buildStorybook(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const { code, output } = await runTool([storybook, 'build', '--quiet', '--output-dir', folder]);
  if (code !== 0) throw new Error(`Building Storybook failed:\n${output}`);
  return folder;
}
