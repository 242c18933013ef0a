import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { drawPicture } from './drawPicture.ts';

const draw = (bytes: Buffer, timeoutMs = 30_000) => drawPicture(bytes, { format: 'png', maxWidthPx: 1400, timeoutMs });

const canvas = createCanvas(600, 400);
const pen = canvas.getContext('2d');
for (let x = 0; x < 600; x += 1) {
  pen.fillStyle = `hsl(${x % 360} 80% ${x % 90}%)`;
  pen.fillRect(x, (x * 7) % 300, 9, 99);
}
const pictures = {
  PNG: canvas.toBuffer('image/png'),
  JPEG: canvas.toBuffer('image/jpeg'),
  WebP: canvas.toBuffer('image/webp'),
};
const svg = (attributes: string, content = '<path d="M0 0h9v9"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

/** A PNG file of one pixel that claims another size. */
function claimedPng(width: number, height: number): Buffer {
  const png = createCanvas(1, 1).toBuffer('image/png');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe.each(Object.entries(pictures))('a %s file', (_, bytes) => {
  test('is drawn at its own size, even with bytes after its end', async () => {
    for (const file of [bytes, Buffer.concat([bytes, Buffer.alloc(99)])])
      expect(await loadImage(draw(file))).toMatchObject({ width: 600, height: 400 });
  });

  test('is refused if its end is missing', () => {
    for (const share of [0.2, 0.5, 0.9])
      expect(() => draw(bytes.subarray(0, bytes.length * share))).toThrow('its end is missing');
  });
});

test.each([
  ['wide', svg('viewBox="0 0 3000 1500"'), 1400, 700],
  ['tall', svg('viewBox="0 0 10 30000"'), 5, 14_000],
])('a %s picture is drawn smaller', async (_, bytes, width, height) => {
  expect(await loadImage(draw(bytes))).toMatchObject({ width, height });
});

test.each([
  ['a PNG of 50,000 × 50,000 pixels', claimedPng(50_000, 50_000), '50000 × 50000 pixels; the limit is 100 million'],
  ['a PNG of 2^31 × 2^31 pixels', claimedPng(2 ** 31, 2 ** 31), 'it has 2147483648 × 2147483648 pixels'],
  ['a PNG that claims a million rows of pixels', claimedPng(1, 1_000_000), 'crashes the program'],
  ['an empty PNG', claimedPng(0, 0), 'it is not a readable picture'],
  ['a PNG without a width', claimedPng(0, 5), 'it is not a readable picture'],
  ['an SVG of 10^9 units', svg('width="1e9" height="1e9"'), 'it has 1000000000 × 1000000000 pixels'],
  ['an SVG with a viewBox of 10^9 units', svg('viewBox="0 0 1e9 1e9"'), 'it has 1000000000 × 1000000000 pixels'],
  ['an SVG of 100,000 inches', svg('width="100000in" height="10in"'), 'it has 9600000 × 960 pixels'],
  ['an SVG of negative size', svg('width="-5" height="5"'), 'it is not a readable picture'],
  ['an SVG without a size', svg(''), 'it is not a readable picture'],
  [
    'a deeply nested SVG',
    svg('viewBox="0 0 8 8"', '<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
    'crashes the program',
  ],
  ['a text file', Buffer.from('hello'), 'it is not a readable picture'],
  ['an empty file', Buffer.alloc(0), 'it is not a readable picture'],
])('%s is refused', (_, bytes, reason) => {
  expect(() => draw(bytes)).toThrow(reason);
});

test('an SVG whose filters take minutes is refused in time', () => {
  const filter = `<filter id="f">${'<feTurbulence baseFrequency="0.01" numOctaves="200"/>'.repeat(60)}</filter>`;
  const slow = svg(
    'width="3000" height="3000"',
    filter + '<path filter="url(#f)" d="M0 0h3000v3000h-3000z"/>'.repeat(50),
  );
  expect(() => draw(slow, 2000)).toThrow('drawing it takes longer than 2 s. Export it as a new PNG file');
});

test('a JPEG file is white where the picture is transparent', async () => {
  const image = await loadImage(drawPicture(svg('viewBox="0 0 60 40"'), { format: 'jpeg', maxWidthPx: 30 }));
  const copy = createCanvas(30, 20).getContext('2d');
  copy.drawImage(image, 0, 0);
  expect([image.width, image.height, ...copy.getImageData(29, 19, 1, 1).data]).toEqual([30, 20, 255, 255, 255, 255]);
});
