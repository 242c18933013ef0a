/** A row of columns standing on one line, as rows of a sprite: the outline of hills. */
export function skyline(heights: readonly number[], key: string): readonly string[] {
  const top = Math.max(0, ...heights);
  return Array.from({ length: top }, (_, row) => heights.map((height) => (height >= top - row ? key : '.')).join(''));
}
