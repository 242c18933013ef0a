import { isDeeperThan } from '../import/normalize/htmlText.ts';
import { pictureSize } from './pictureSize.ts';

/** More than any camera picture that people send. Decoded, this many pixels take 400 MB. */
const maxPixels = 100_000_000;

/** Nesting limit for SVG files: a few thousand levels crash the process that draws them. */
const deepestElements = 500;

const isSvg = /^(?:\xEF\xBB\xBF)?\s*</;

/** The end of a sentence: why decoding a picture would exhaust memory, and how to fix it. */
export function pictureProblem(bytes: Buffer): string | undefined {
  const size = pictureSize(bytes);
  const [width, height] = [Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)];
  if (width * height > maxPixels)
    return (
      `it has ${width} × ${height} pixels; the limit is ${maxPixels / 1e6} million. Make it smaller: ` +
      'a width of 1400 pixels is enough'
    );
  if (isSvg.test(bytes.toString('latin1', 0, 64)) && isDeeperThan(deepestElements, bytes.toString('utf8'), true))
    return `its elements are nested more than ${deepestElements} levels deep. Export it as a PNG file`;
  return undefined;
}
