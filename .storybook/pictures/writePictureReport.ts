import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { samePixels } from '../samePixels.ts';
import type { ChangedPicture } from './changedPictures.ts';
import { decodePng } from './decodePng.ts';
import { type ReportedPicture, reportPage, reportTable } from './pictureReport.ts';

/** Where {@link writePictureReport} writes, and what its links lead to. */
export interface PictureReportPlaces {
  /** The folder that becomes the artifact. */
  readonly folder: string;
  /** The repository's root: committed pictures are linked by their path in it. */
  readonly root: string;
  /** The address of the repository's files at the tested commit. */
  readonly committedAt: string;
}

/** Writes `index.html` with its pictures, and `summary.md`. */
export async function writePictureReport(
  changed: readonly ChangedPicture[],
  { folder, root, committedAt }: PictureReportPlaces,
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const copied = (file: string | undefined, as: string, id: string): string | undefined => {
    if (!file) return undefined;
    mkdirSync(join(folder, as), { recursive: true });
    copyFileSync(file, join(folder, as, `${id}.png`));
    return `${as}/${id}.png`;
  };
  const reported: ReportedPicture[] = [];
  for (const { id, before, after, diff } of changed) {
    reported.push({
      id,
      distance: before ? await distance(before, after) : 'There is no committed picture.',
      before: copied(before, 'before', id),
      after: copied(after, 'after', id) ?? '',
      diff: copied(diff, 'diff', id),
      committed: before && relative(root, before),
    });
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), reportPage(reported));
  writeFileSync(join(folder, 'summary.md'), reportTable(reported, committedAt));
}

async function distance(before: string, after: string): Promise<string> {
  const { message } = samePixels(await decodePng(readFileSync(before)), await decodePng(readFileSync(after)), {
    createDiff: false,
  });
  return message ?? 'They are the same.';
}
