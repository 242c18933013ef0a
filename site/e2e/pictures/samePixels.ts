declare module 'vitest/browser' {
  interface ScreenshotComparatorRegistry {
    samePixels: Record<string, never>;
  }
}

/** A decoded picture: RGBA, row by row from the top. */
export interface Picture {
  readonly metadata: { readonly width: number; readonly height: number };
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The result of a comparison. */
export interface Comparison {
  readonly pass: boolean;
  /** A pale copy of the reference with each different pixel in red; `null` if it has none. */
  readonly diff: Uint8Array | null;
  /** A message about the difference, or `null` when the pictures are the same. */
  readonly message: string | null;
}

/**
 * The pixels that may differ by one level. Processors round differently at the edges of layers
 * rotated in 3D: by one level in up to 24 pixels.
 */
const roundedPx = 32;

const same: Comparison = { pass: true, diff: null, message: null };

/**
 * Compares a story with its picture. One pixel that differs by two levels fails, and so do more
 * pixels than rounding explains. There is no other tolerance, not even for antialiased text.
 * @param options with `createDiff` it also draws the differences
 */
export function samePixels(reference: Picture, actual: Picture, { createDiff }: { createDiff: boolean }): Comparison {
  const [was, is] = [reference.metadata, actual.metadata];
  if (was.width !== is.width || was.height !== is.height) {
    const message = `The picture is ${was.width} x ${was.height} px, the story is ${is.width} x ${is.height} px.`;
    return { pass: false, diff: null, message };
  }
  if (bytes(reference.data).equals(bytes(actual.data))) return same;
  const { count, levels } = distance(reference.data, actual.data);
  if (levels <= 1 && count <= roundedPx) return same;
  return {
    pass: false,
    diff: createDiff ? drawDifference(reference.data, actual.data) : null,
    message: `${count} ${count === 1 ? 'pixel differs' : 'pixels differ'}, by up to ${levels} of 255 levels.`,
  };
}

function bytes({ buffer, byteOffset, byteLength }: Picture['data']): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The largest difference among the four channels of the pixel at `at`. */
function levelsAt(a: Picture['data'], b: Picture['data'], at: number): number {
  let most = 0;
  for (let channel = at; channel < at + 4; channel += 1) {
    most = Math.max(most, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)));
  }
  return most;
}

function distance(a: Picture['data'], b: Picture['data']) {
  let count = 0;
  let levels = 0;
  for (let at = 0; at < a.length; at += 4) {
    const here = levelsAt(a, b, at);
    if (here > 0) count += 1;
    levels = Math.max(levels, here);
  }
  return { count, levels };
}

/** The opacity of the reference behind the red pixels, so that a reviewer recognizes the place. */
const paleness = 0.1;

function drawDifference(a: Picture['data'], b: Picture['data']): Uint8Array {
  const diff = new Uint8Array(a.length).fill(255);
  for (let at = 0; at < a.length; at += 4) {
    if (levelsAt(a, b, at) > 0) {
      diff.set([255, 0, 0], at);
      continue;
    }
    const grey = ((a[at] ?? 0) + (a[at + 1] ?? 0) + (a[at + 2] ?? 0)) / 3;
    diff.fill(255 - paleness * (255 - grey), at, at + 3);
  }
  return diff;
}
