import { resolve } from 'node:path';
import { diffs, pictureFolders } from '../../.storybook/pictureFolder.ts';
import { changedPictures as changed } from '../../.storybook/pictures/changedPictures.ts';
import { writePictureReport } from '../../.storybook/pictures/writePictureReport.ts';

/**
 * `node .ci/command.mjs changedPictures`: shows each picture that differed in the last run beside the committed one, in
 * `dist/changed-pictures`. There is no such folder when none did.
 */
export default async function changedPictures(): Promise<number> {
  const pictures = changed(diffs, pictureFolders);
  if (pictures.length === 0) return 0;
  const { GITHUB_SERVER_URL = '', GITHUB_REPOSITORY = '', GITHUB_SHA = '' } = process.env;
  await writePictureReport(pictures, {
    folder: 'dist/changed-pictures',
    root: resolve('.'),
    committedAt: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`,
  });
  console.log(`${pictures.length} pictures look different: dist/changed-pictures/index.html`);
  return 0;
}
