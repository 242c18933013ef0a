/** The colour of a page of the test book, as red, green and blue: no two of 200 pages are near each other's by accident. */
export function pageColour(index: number): readonly [number, number, number] {
  // Three steps that share no factor with 256 go through all values before one comes again.
  return [(40 + index * 53) % 256, (90 + index * 97) % 256, (160 + index * 193) % 256];
}
