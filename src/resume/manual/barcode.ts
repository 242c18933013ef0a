// Bar space: origin at the top left, x to the right, in units of the thinnest bar.

/** The number of bits of a character. Every second bit sets the width of a bar. */
const bits = 7;

/**
 * Draws a code as bars of one or two units. It only looks like a barcode.
 * @returns the width in units, and one SVG path of height 1
 */
export function barcode(code: string): { width: number; d: string } {
  let x = 0;
  let d = '';
  const bar = (width: number) => {
    d += `M${x} 0h${width}v1h-${width}z`;
    x += width + 1;
  };
  bar(1);
  bar(1);
  for (const character of code) {
    const value = character.codePointAt(0) ?? 0;
    for (let bit = 0; bit < bits; bit += 2) bar(1 + ((value >> bit) & 1));
    x += 1;
  }
  bar(1);
  bar(1);
  return { width: x - 1, d };
}
