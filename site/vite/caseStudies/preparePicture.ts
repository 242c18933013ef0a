import type { Canvas, Image } from '@napi-rs/canvas';
import { paletteColor } from '../../documents/palette.ts';
import { drawPicture } from '../../documents/pictures/drawPicture.ts';
import { drawingLibrary } from '../icons/picturePng.ts';

/** The widths for the widest page at pixel ratio 2, for a phone, and for paper at 300 dots per inch. */
const widthsPx = { large: 1400, small: 640, print: 900 } as const;

const webpQuality = 80;
const jpegQuality = 82;

/** The size for the console, like the pictures of side quests. */
const dotsWide = 64;
const dotsHigh = 40;
/** The number of shades on the console's screen. */
const shades = 4;
/** Thresholds for ordered dithering (Bayer, 1973). */
const ditherMatrix = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

/**
 * Draws an owner's picture once for each use.
 * @returns the files, and the size of the large one in pixels
 * @throws if the bytes cannot be drawn as a picture
 */
export async function preparePicture(bytes: Buffer) {
  const { createCanvas, loadImage } = await drawingLibrary();
  const image = await loadImage(drawPicture(bytes, { format: 'png', maxWidthPx: widthsPx.large }));
  const drawAtWidth = (widthPx: number, background?: string): Canvas => {
    const width = Math.min(widthPx, image.width);
    const canvas = createCanvas(width, Math.max(1, Math.round((image.height * width) / image.width)));
    const pen = canvas.getContext('2d');
    if (background) {
      pen.fillStyle = background;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  };
  const large = drawAtWidth(widthsPx.large);
  return {
    width: large.width,
    height: large.height,
    large: await large.encode('webp', webpQuality),
    small: await drawAtWidth(widthsPx.small).encode('webp', webpQuality),
    print: await drawAtWidth(widthsPx.print, '#ffffff').encode('jpeg', jpegQuality),
    dots: ditherPicture(createCanvas(dotsWide, dotsHigh), image),
  };
}

/** Crops the picture to its center and dithers it to the shades of the console's screen. */
function ditherPicture(canvas: Canvas, image: Image): Buffer {
  const pen = canvas.getContext('2d');
  const scale = Math.max(dotsWide / image.width, dotsHigh / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, dotsWide, dotsHigh);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, (dotsWide - width) / 2, (dotsHigh - height) / 2, width, height);
  const dots = pen.getImageData(0, 0, dotsWide, dotsHigh);
  const { data } = dots;
  const lightnesses = Array.from({ length: dotsWide * dotsHigh }, (_, dot) =>
    lightness(data.subarray(dot * 4, dot * 4 + 3)),
  );
  const [darkest, lightest] = [Math.min(...lightnesses), Math.max(...lightnesses)];
  const [ink, paper] = [channels(paletteColor('night')), channels(paletteColor('leaf'))];
  for (const [dot, value] of lightnesses.entries()) {
    const threshold = ((ditherMatrix[Math.floor(dot / dotsWide) % 4]?.[dot % 4] ?? 0) + 0.5) / 16;
    // A picture of one color becomes the screen's lightest shade.
    const normalizedLightness = lightest > darkest ? (value - darkest) / (lightest - darkest) : 1;
    const shade = Math.min(shades - 1, Math.floor(normalizedLightness * (shades - 1) + threshold)) / (shades - 1);
    for (const channel of [0, 1, 2])
      data[dot * 4 + channel] = Math.round((ink[channel] ?? 0) * (1 - shade) + (paper[channel] ?? 0) * shade);
  }
  pen.putImageData(dots, 0, 0);
  return canvas.toBuffer('image/png');
}

/** The perceived lightness of a color (ITU-R BT.709), from 0 to 255. */
function lightness([red = 0, green = 0, blue = 0]: Uint8ClampedArray): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
}
