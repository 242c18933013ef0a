import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../site/config/testing/temporaryFolder.ts';
import { writeContactSheet } from './contactSheet.ts';

test('writes a sheet with a row for each picture that differs, and none without differences', async () => {
  const folder = temporaryFolder();
  expect(await writeContactSheet(folder, folder)).toBeUndefined();
  for (const file of ['a--b', 'a--b-actual', 'a--b-diff', 'c--d-actual'])
    writeFileSync(join(folder, `${file}.png`), createCanvas(20, 10).toBuffer('image/png'));
  const sheet = await writeContactSheet(folder, folder);
  const { width, height } = await loadImage(sheet ?? '');
  expect({ width, height }).toEqual({ width: 1504, height: 1048 });
});
