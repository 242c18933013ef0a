// Reads a picture from stdin, scales it down, and writes it to stdout as PNG or JPEG. Called by
// drawPicture.ts: drawPicture.mjs <png|jpeg> <maxWidthPx>
import { readFileSync } from 'node:fs';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { isTruncated } from './isTruncated.mjs';

const maxPixels = 100_000_000;
/** Below WebP's limit of 16,383 px, because preparePicture.ts encodes the result as WebP. */
const maxHeightPx = 14_000;
const jpegQuality = 90;

const [format, maxWidth] = process.argv.slice(2);
const maxWidthPx = Number(maxWidth);

try {
  process.stdout.write(await draw(readFileSync(0)));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** @param {Buffer} bytes */
async function draw(bytes) {
  const { width, height } = sizeOf(bytes);
  // Check first, because a huge picture needs a lot of memory or crashes the drawing library.
  if (width * height > maxPixels)
    throw new Error(`it has ${width} × ${height} pixels; the limit is 100 million. Make it smaller`);
  if (isTruncated(bytes)) throw new Error('its end is missing, perhaps after a broken download. Copy it again');
  const image = width > 0 && height > 0 ? await loadImage(bytes).catch(() => undefined) : undefined;
  if (!image?.width || !image.height) throw new Error('it is not a readable picture');
  const scale = Math.min(1, maxWidthPx / image.width, maxHeightPx / image.height);
  const canvas = createCanvas(
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const pen = canvas.getContext('2d');
  if (format === 'jpeg') {
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return format === 'jpeg' ? canvas.toBuffer('image/jpeg', jpegQuality) : canvas.toBuffer('image/png');
}

/** @param {Buffer} bytes */
function sizeOf(bytes) {
  try {
    return imageSize(bytes);
  } catch {
    return { width: 0, height: 0 };
  }
}
