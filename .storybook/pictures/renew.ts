import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserIsPinned } from '../../site/e2e/drivers/chromium.ts';
import { runTool } from '../../site/vite/runTool.ts';
import { baselines, differingIds } from '../pictureFolder.ts';
import { compressPictures } from './compressPictures.ts';
import { orphanedIds, storyFiles } from './storyPictures.ts';

const documentsFolder = 'site/documents';

/** The argument that selects the pictures that differed in the last run. */
const changedFlag = 'changed';

/**
 * `npm run pictures`: renews the pictures of stories and documents, removes those of stories that no
 * longer exist, and compresses the new ones. A picture that looks the same keeps its bytes. A failed
 * run removes nothing.
 * @param args arguments for Vitest: `stories/console` or a story file renews only those pictures,
 * `site/documents` only the documents, and `changed` only those that differed in the last run
 * @throws with `changed` if no picture differed, and for stories if the browser is not the pinned one
 */
export default async function pictures(args: readonly string[]): Promise<number> {
  const files = await storyFiles();
  const requestedFiles = args.flatMap((arg) => (arg === changedFlag ? filesThatDiffered(files) : [arg]));
  const stories = requestedFiles.filter((arg) => arg !== documentsFolder);
  const renewsStories = stories.length > 0 || requestedFiles.length === 0;
  if (renewsStories && !browserIsPinned) {
    throw new Error('Pictures of stories need the pinned browser. Run this on Linux x64, without CHROMIUM_PATH.');
  }
  const codes: number[] = [];
  // `-u` comes last, because it takes the next argument as its value.
  if (renewsStories) codes.push(await run(['--project', 'storybook', ...stories, '-u']));
  // The documents' test compares pictures itself, so Vitest's `-u` has no effect on it.
  const test = ['--project', 'build', `${documentsFolder}/pagePictures.test.ts`];
  if (requestedFiles.length === 0 || requestedFiles.includes(documentsFolder))
    codes.push(await run(test, { RENEW_PICTURES: '1' }));
  if (codes.some((code) => code !== 0)) {
    console.log(
      'Error: the run failed (see above). Some pictures may be new; none was deleted. Fix the error, then run it again.',
    );
    return 1;
  }
  for (const id of orphanedIds(files)) {
    rmSync(join(baselines, `${id}.png`));
    console.log(`Deleted ${id}.png: no story has this id.`);
  }
  console.log(`Compressed ${await compressPictures()} new pictures.`);
  console.log('Now look at what changed: git status .storybook/visual (CONTRIBUTING says how).');
  return 0;
}

/** The story files, or the documents' folder, whose pictures differed in the last run. */
function filesThatDiffered(files: ReadonlyMap<string, string>): readonly string[] {
  const differingFiles = differingIds().map((id) => files.get(id) ?? documentsFolder);
  if (differingFiles.length === 0)
    throw new Error('No picture differed in the last run, so there is nothing to renew.');
  return [...new Set(differingFiles)];
}

async function run(args: readonly string[], env = {}): Promise<number> {
  const { code } = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...args], { show: true, env });
  return code;
}
