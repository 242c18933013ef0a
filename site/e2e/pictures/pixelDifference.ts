/** A decoded picture: RGBA, row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

interface Difference {
  readonly message: string;
  /** A pale copy with different pixels in red. `null` if the sizes differ. */
  readonly diff: Uint8Array | null;
}

/**
 * How many pixels may differ by one level. Processors round differently at the edges of layers
 * rotated in 3D: in up to 24 pixels so far.
 */
const maxRoundedPixels = 32;

/** Shows the reference faintly behind the red pixels, so that a reviewer recognizes the place. */
const referenceOpacity = 0.1;

/**
 * Compares a picture with its reference. One pixel that differs by two levels is a difference, and so
 * are more pixels than rounding explains. There is no other tolerance, even for antialiased text.
 */
export function pixelDifference(reference: Picture, actual: Picture): Difference | undefined {
  const [size, actualSize] = [reference, actual].map(({ width, height }) => `${width} x ${height} px`);
  if (size !== actualSize)
    return { diff: null, message: `The committed picture is ${size}, the new one ${actualSize}.` };
  if (bytes(reference.data).equals(bytes(actual.data))) return undefined;
  const diff = new Uint8Array(reference.data.length).fill(255);
  let [count, levels] = [0, 0];
  for (let offset = 0; offset < diff.length; offset += 4) {
    const difference = levelsAt(reference.data, actual.data, offset);
    levels = Math.max(levels, difference);
    if (difference > 0) {
      count += 1;
      diff.set([255, 0, 0], offset);
    } else {
      const [red = 0, green = 0, blue = 0] = reference.data.subarray(offset, offset + 3);
      diff.fill(255 - referenceOpacity * (255 - (red + green + blue) / 3), offset, offset + 3);
    }
  }
  if (levels <= 1 && count <= maxRoundedPixels) return undefined;
  const pixels = count === 1 ? 'pixel differs' : 'pixels differ';
  return { diff, message: `${count} ${pixels}, by up to ${levels} of 255 levels.` };
}

function bytes({ buffer, byteOffset, byteLength }: Picture['data']): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The largest difference among the four channels of a pixel. */
function levelsAt(a: Picture['data'], b: Picture['data'], offset: number): number {
  let maxDifference = 0;
  for (let channel = offset; channel < offset + 4; channel += 1) {
    maxDifference = Math.max(maxDifference, Math.abs((a[channel] ?? 0) - (b[channel] ?? 0)));
  }
  return maxDifference;
}
