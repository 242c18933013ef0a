import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { baselines } from '../pictureFolder.ts';

/** The file of each story that is tested, by the story's id, as Storybook itself reads them. */
export async function storyFiles(): Promise<ReadonlyMap<string, string>> {
  const { entries } = await buildIndex({ configDir: resolve(baselines, '../..') });
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('test'));
  return new Map(stories.map(({ id, importPath }) => [id, importPath.replace(/^\.\//, '')]));
}

/**
 * The pictures whose story is gone, by the story's id.
 *
 * @param stories the file of each
 * @param pictures file names; those in the folder of the committed pictures if nothing is said
 */
export function orphans(
  stories: ReadonlyMap<string, string>,
  pictures: readonly string[] = readdirSync(baselines),
): readonly string[] {
  return pictures.map((file) => file.replace(/\.png$/, '')).filter((id) => !stories.has(id));
}
