import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { fontFolder } from '../../documents/testing/compiledPdf.ts';
import { playerOne } from '../../documents/testing/playerOne.ts';
import { withArabicFonts } from '../../documents/testing/rightToLeftCompiler.ts';
import { type Face, shareFaces, sharePng, shareTexts } from './sharePng.ts';

/** The game's font, then the owner's Arabic one. */
const faces = shareFaces(withArabicFonts(playerOne), fontFolder);

// Cards of one color, so that every other color on them is text.
const card = (color: string) => ({
  width: 200,
  height: 105,
  palette: { a: color },
  paths: [{ key: 'a', d: 'M0 0h200v105h-200z' }],
});
const pictures = { withText: card('#ffffff'), withoutText: card('#00ff00') };
const box = { x: 76, y: 7, width: 114, height: 23 } as const;

async function drawShare(name: string, role = '', fonts: readonly Face[] = faces.slice(0, 1)) {
  const png = await sharePng(pictures, { texts: { name, role }, box, faces: fonts });
  const image = await loadImage(png);
  const pen = createCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const bytes = pen.getImageData(0, 0, image.width, image.height).data;
  const inkPixels: { x: number; y: number }[] = [];
  for (let offset = 0; offset < bytes.length; offset += 4) {
    if (bytes[offset] === 255 && bytes[offset + 1] === 255) continue;
    inkPixels.push({ x: (offset / 4) % image.width, y: Math.floor(offset / 4 / image.width) });
  }
  return { png, size: [image.width, image.height], corner: [...bytes.slice(0, 3)], inkPixels };
}

describe('the share picture', () => {
  test.each([
    ['Player One', 'Front-end developer'],
    ['Łukasz Ødegård', 'Développeuse'],
    ['Wolfeschlegelsteinhausen '.repeat(3).slice(0, 60), 'Developer of whatever there was to develop'],
    [`${'x'.repeat(59)}…`, 'y'.repeat(300)],
    ['Kim', ''],
  ])('shows the name %s inside the bubble', async (name, role) => {
    const { size, inkPixels } = await drawShare(name, role);
    expect(size).toEqual([1200, 630]);
    expect(inkPixels.length).toBeGreaterThan(200);
    const isInside = ({ x, y }: { x: number; y: number }) =>
      x >= box.x * 6 && x < (box.x + box.width) * 6 && y >= box.y * 6 && y < (box.y + box.height) * 6;
    expect(inkPixels.filter((pixel) => !isInside(pixel))).toEqual([]);
  });

  test('uses the owner’s font for characters that the game’s font lacks', async () => {
    const { corner, inkPixels } = await drawShare('ليلى حداد', 'مطوّرة واجهات', faces);
    expect(corner).toEqual([255, 255, 255]);
    expect(inkPixels.length).toBeGreaterThan(200);
  });

  test('has no text if no font has its characters', async () => {
    const { corner, png } = await drawShare('ليلى حداد', 'Developer');
    expect(corner).toEqual([0, 255, 0]);
    expect((await drawShare('', '')).png.equals(png)).toBe(true);
  });
});

test.each<[string, unknown]>([
  ['Kim 🚀 Example', { name: 'Kim Example', role: 'Kim Example' }],
  ['👩🏽‍💻 Kim', { name: 'Kim', role: 'Kim' }],
  ['Kim ❤️ 🇳🇴 1️⃣', { name: 'Kim', role: 'Kim' }],
  ['Łukasz Ødegård', { name: 'Łukasz Ødegård', role: 'Łukasz Ødegård' }],
  ['C# & F*, 24/7 ©', { name: 'C# & F*, 24/7 ©', role: 'C# & F*, 24/7 ©' }],
  ['🚀', { name: '', role: '' }],
])('the share picture of %j has the words %j', (name, expected) => {
  expect(shareTexts({ ...playerOne, resume: { basics: { name, label: name } } })).toEqual(expected);
});
