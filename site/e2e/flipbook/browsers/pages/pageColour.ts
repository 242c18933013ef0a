/** The page's color as red, green and blue. No two of 200 pages are close to each other. */
export function pageColour(index: number): readonly [number, number, number] {
  // Three steps without a common factor with 256 pass through all values before one repeats.
  return [(40 + index * 53) % 256, (90 + index * 97) % 256, (160 + index * 193) % 256];
}
