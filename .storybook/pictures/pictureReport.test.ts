import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedPictures } from './changedPictures.ts';
import { writePictureReport } from './writePictureReport.ts';

let root: string;
let diffs: string;
let baselines: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-pictures-'));
  diffs = join(root, 'diffs');
  baselines = join(root, 'baselines');
  for (const folder of [diffs, baselines]) mkdirSync(folder);
});

afterEach(() => rmSync(root, { recursive: true }));

function draw(file: string, colour: string, width = 4) {
  const canvas = createCanvas(width, 4);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, 4);
  writeFileSync(file, canvas.toBuffer('image/png'));
}

function changeStory() {
  draw(join(baselines, 'a--default.png'), '#fbf6e6');
  draw(join(diffs, 'a--default-actual.png'), '#f9f6e6');
  draw(join(diffs, 'a--default-diff.png'), '#ff0000');
}

async function report(): Promise<{ page: string; table: string }> {
  const folder = join(root, 'report');
  const committedAt = 'https://github.example/me/resume/blob/abc';
  await writePictureReport(changedPictures(diffs, [baselines]), { folder, root, committedAt });
  return {
    page: readFileSync(join(folder, 'index.html'), 'utf8'),
    table: readFileSync(join(folder, 'summary.md'), 'utf8'),
  };
}

test('a story that changed stands in the table, with how far, and leads to its committed picture', async () => {
  changeStory();
  const { table } = await report();
  expect(table.split('\n')).toContain(
    '| [a--default](https://github.example/me/resume/blob/abc/baselines/a--default.png) | 16 pixels differ, by up to 2 of 255 levels. |',
  );
});

test('the page shows before, after and the difference in this order, and has the files', async () => {
  changeStory();
  const { page } = await report();
  const shown = Array.from(page.matchAll(/<img src="([^"]+)"/g), ([, file = '']) => file);
  expect(shown).toEqual(['before/a--default.png', 'after/a--default.png', 'diff/a--default.png']);
  const original = [
    join(baselines, 'a--default.png'),
    ...['actual', 'diff'].map((kind) => join(diffs, `a--default-${kind}.png`)),
  ];
  expect(shown.map((file) => readFileSync(join(root, 'report', file)))).toEqual(
    original.map((file) => readFileSync(file)),
  );
});

test('a story without a committed picture is named as that', async () => {
  draw(join(diffs, 'new--story-reference.png'), '#ffffff');
  const { page, table } = await report();
  expect(table).toContain('| new--story | There is no committed picture. |');
  expect(page).toContain('<figcaption>Before</figcaption><p>None.</p>');
});

test('one of another size says both sizes', async () => {
  draw(join(baselines, 'a--default.png'), '#ffffff');
  draw(join(diffs, 'a--default-actual.png'), '#ffffff', 8);
  expect((await report()).table).toContain('The picture is 4 x 4 px, the story is 8 x 4 px.');
});

test('where nothing was left behind nothing has changed', () => {
  expect(changedPictures(join(root, 'none'), [baselines])).toEqual([]);
});
