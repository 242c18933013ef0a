import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { baselines } from '../../.storybook/pictureFolder.ts';
import { runTool } from '../steps/runTool.ts';
import { orphans, storyIds } from '../stories/storyPictures.ts';

/**
 * `npm run pictures`: draws the stories' pictures anew, and takes away those whose story is gone.
 *
 * @param args go to Vitest: `stories/console` draws that folder only
 */
export default async function pictures(args: readonly string[]): Promise<number> {
  // -u last: it would take what follows for a value of its own.
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook', ...args, '-u'];
  const { code } = await runTool(vitest, { show: true });
  for (const id of orphans(await storyIds())) {
    rmSync(join(baselines, `${id}.png`));
    console.log(`Took away ${id}.png: there is no such story.`);
  }
  console.log('Now look at what changed: git status .storybook/visual/baselines (CONTRIBUTING says how).');
  return code;
}
