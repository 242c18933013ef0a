export type DrawnPath = {
  /** Anything SVG's `fill` understands. */
  readonly fill: string;
  /** SVG path data, one dot a unit. */
  readonly d: string;
};

/** A path as SVG. Colours are written as they stand. */
export function pathMarkup({ fill, d }: DrawnPath): string {
  return `<path fill="${escaped(fill)}" d="${escaped(d)}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
