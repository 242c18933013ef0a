import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { baselines, differingIds, diffs } from '../pictureFolder.ts';

/** Three cells fit a screen, and small pictures keep their size. */
const [cellPx, gapPx, captionPx] = [480, 16, 20];

/**
 * Draws the pictures that differed in the last run on one sheet: a row each, with the committed
 * picture, the new one, and the difference.
 * @returns the sheet's file; `undefined` if no picture differed
 */
export async function writeContactSheet(): Promise<string | undefined> {
  const ids = differingIds().toSorted();
  if (ids.length === 0) return undefined;
  const columns = {
    committed: (id: string) => join(baselines, `${id}.png`),
    new: (id: string) => join(diffs, `${id}-actual.png`),
    difference: (id: string) => join(diffs, `${id}-diff.png`),
  };
  const canvas = createCanvas(
    Object.keys(columns).length * (cellPx + gapPx) + gapPx,
    ids.length * (cellPx + captionPx + gapPx) + gapPx,
  );
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.font = `${captionPx * 0.7}px sans-serif`;
  context.fillStyle = 'black';
  for (const [row, id] of ids.entries()) {
    const topPx = gapPx + row * (cellPx + captionPx + gapPx);
    for (const [column, [kind, fileOf]] of Object.entries(columns).entries()) {
      const leftPx = gapPx + column * (cellPx + gapPx);
      context.fillText(column === 0 ? `${id}, committed` : kind, leftPx, topPx + captionPx * 0.7, cellPx);
      if (!existsSync(fileOf(id))) continue;
      const picture = await loadImage(fileOf(id));
      const scale = Math.min(1, cellPx / picture.width, cellPx / picture.height);
      context.drawImage(picture, leftPx, topPx + captionPx, picture.width * scale, picture.height * scale);
    }
  }
  const sheet = join(diffs, 'contact-sheet.png');
  writeFileSync(sheet, canvas.toBuffer('image/png'));
  return sheet;
}
