import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { baselines } from '../../.storybook/pictureFolder.ts';
import { compressPictures } from '../pictures/compressPictures.ts';
import { runTool } from '../steps/runTool.ts';
import { orphans, storyIds } from '../stories/storyPictures.ts';

const vitest = 'node_modules/vitest/vitest.mjs';
const documents = 'site/documents';

/**
 * `npm run pictures`: renews the pictures of stories and documents, removes those without a story, and compresses the new
 * ones. A picture that looks the same keeps its bytes.
 *
 * @param args go to Vitest: `stories/console` draws that folder only, `site/documents` the documents only
 */
export default async function pictures(args: readonly string[]): Promise<number> {
  const stories = args.filter((arg) => arg !== documents);
  const codes: number[] = [];
  // -u last: it takes the next argument for its value.
  if (stories.length > 0 || args.length === 0) codes.push(await run(['--project', 'storybook', ...stories, '-u']));
  if (args.length === 0 || args.includes(documents)) codes.push(await renewDocuments());
  for (const id of orphans(await storyIds())) {
    rmSync(join(baselines, `${id}.png`));
    console.log(`Took away ${id}.png: there is no such story.`);
  }
  console.log(`Compressed ${await compressPictures()} pictures that are new.`);
  console.log('Now look at what changed: git status .storybook/visual (CONTRIBUTING says how).');
  return Math.max(...codes);
}

async function run(args: readonly string[]): Promise<number> {
  const { code } = await runTool([vitest, 'run', ...args], { show: true });
  return code;
}

/** Their test compares pictures itself, so Vitest's -u does not reach it. */
function renewDocuments(): Promise<number> {
  process.env.RENEW_PICTURES = '1';
  return run(['--project', 'unit', `${documents}/pagePictures.test.ts`]);
}
