import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { baselines } from '../pictureFolder.ts';

/** The file of each tested story by the story's id, from Storybook's own index. */
export async function storyFiles(): Promise<ReadonlyMap<string, string>> {
  const { entries } = await buildIndex({ configDir: resolve(baselines, '../..') });
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('test'));
  return new Map(stories.map(({ id, importPath }) => [id, importPath.replace(/^\.\//, '')]));
}

/**
 * Finds the pictures whose story no longer exists.
 * @param stories the file of each story, by its id
 * @returns the ids of the missing stories
 */
export function orphanedIds(stories: ReadonlyMap<string, string>): readonly string[] {
  return readdirSync(baselines)
    .map((file) => file.replace(/\.png$/, ''))
    .filter((id) => !stories.has(id));
}
