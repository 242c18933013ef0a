import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A story, or a page of a document, that does not look like its committed picture. */
export interface ChangedPicture {
  /** The story's id, or the document's name and the page's number. */
  readonly id: string;
  /** The committed picture; `undefined` where there is none yet. */
  readonly before: string | undefined;
  /** What it looks like now. */
  readonly after: string;
  /** Where they differ, in red; `undefined` where their sizes do. */
  readonly diff: string | undefined;
}

/**
 * What the tests left behind of pictures that differ, by id.
 *
 * @param diffs the folder the tests write to: `<id>-actual.png`, `<id>-diff.png`, and `<id>-reference.png` for what has no
 * committed picture
 * @param committed the folders of committed pictures
 */
export function changedPictures(diffs: string, committed: readonly string[]): readonly ChangedPicture[] {
  const files = existsSync(diffs) ? readdirSync(diffs) : [];
  return files
    .flatMap((file) => {
      const id = /^(.+)-(?:actual|reference)\.png$/.exec(file)?.[1];
      return id === undefined ? [] : [{ id, after: join(diffs, file) }];
    })
    .map(({ id, after }) => ({
      id,
      before: committed.map((folder) => join(folder, `${id}.png`)).find((file) => existsSync(file)),
      after,
      diff: [join(diffs, `${id}-diff.png`)].find((file) => existsSync(file)),
    }))
    .sort((a, b) => a.id.localeCompare(b.id));
}
