/**
 * The contrast ratio of two opaque colors (`#rrggbb`, in either order) by WCAG 2.2's formula, from
 * 1 (equal) to 21 (black on white).
 * @throws if either color is not `#rrggbb`
 */
export function contrastRatio(color: string, background: string): number {
  const [lighter, darker] = [relativeLuminance(color), relativeLuminance(background)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

// https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
function relativeLuminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1);
  if (!channels) {
    throw new Error(`contrastRatio: '${color}' is not a valid color. Expected #rrggbb, for example #f58220.`);
  }
  const [red = 0, green = 0, blue = 0] = channels.map((hex) => {
    const share = Number.parseInt(hex, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
