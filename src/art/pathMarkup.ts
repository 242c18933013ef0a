export type DrawingPath = {
  /** Anything SVG's `fill` accepts. */
  readonly fill: string;
  /** SVG path data, one unit per dot. */
  readonly d: string;
};

/** Serializes a path as SVG. */
export function pathMarkup({ fill, d }: DrawingPath): string {
  return `<path fill="${escapeAttribute(fill)}" d="${escapeAttribute(d)}"/>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
