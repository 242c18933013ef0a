import { isDeeperThan } from '../../src/content/check/mend/isDeeperThan.ts';
import { pictureSize } from './pictureSize.ts';

/** More than any camera's picture that is sent round: decoded, these take 400 MB. */
const mostPixels = 100_000_000;

/** Elements within elements that a drawing may have: some thousands end the process that draws them. */
const deepestElements = 500;

const isSvg = /^(?:\xEF\xBB\xBF)?\s*</;

/** Why decoding a picture would take all of the memory, as the end of a sentence, and what to do; `undefined` where it does not. */
export function pictureProblem(bytes: Buffer): string | undefined {
  const size = pictureSize(bytes);
  const [width, height] = [Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)];
  if (width * height > mostPixels)
    return `it has ${width} × ${height} pixels, and ${mostPixels / 1e6} million are the most. Make it smaller: 1400 pixels in width are enough`;
  if (isSvg.test(bytes.toString('latin1', 0, 64)) && isDeeperThan(deepestElements, bytes.toString('utf8'), true))
    return `it has more than ${deepestElements} elements within elements. Export it as a PNG file`;
  return undefined;
}
