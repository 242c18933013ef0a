import type { CompiledSprite } from './CompiledSprite.ts';

/**
 * Writes a sprite as a stand-alone SVG file, for example as a favicon. Colours are written as they stand, so the palette
 * of such a sprite has none that only a page's style sheet knows.
 */
export function spriteToSvg({ width, height, palette, paths }: CompiledSprite): string {
  const drawn = paths.map(([key, d]) => `<path fill="${escaped(palette[key] ?? 'none')}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${drawn.join('')}</svg>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
