// Once a run: builds the book as it is published, and serves it.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveFolder } from '../site/serveFolder.ts';
import { runTool } from '../steps/runTool.ts';

const repository = resolve(import.meta.dirname, '../..');
const folder = join(repository, 'dist/book');

/** Runs before the first test. @throws when the book cannot be built */
export default async function setup(project: TestProject) {
  rmSync(folder, { recursive: true, force: true });
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const { code, output } = await runTool([storybook, 'build', '--quiet', '--output-dir', folder]);
  if (code !== 0) throw new Error(`The book could not be built:\n${output}`);
  const { address, stop } = await serveFolder(folder, 0);
  project.provide('book', { address, folder });
  return stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built book: where it is served, with a closing slash, and the folder that it was written to. */
    book: { address: string; folder: string };
  }
}
