import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { baselines } from '../../.storybook/pictureFolder.ts';

/** The ids of all stories that are tested, as Storybook itself reads them. */
export async function storyIds(): Promise<ReadonlySet<string>> {
  const { entries } = await buildIndex({ configDir: resolve(baselines, '../..') });
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && tags?.includes('test'));
  return new Set(stories.map(({ id }) => id));
}

/**
 * The pictures whose story is gone, by the story's id.
 *
 * @param ids of all stories
 * @param pictures file names; those in the folder of the committed pictures if nothing is said
 */
export function orphans(ids: ReadonlySet<string>, pictures: readonly string[] = committed()): readonly string[] {
  return pictures.map((file) => file.replace(/\.png$/, '')).filter((id) => !ids.has(id));
}

function committed(): readonly string[] {
  return existsSync(baselines) ? readdirSync(baselines) : [];
}
