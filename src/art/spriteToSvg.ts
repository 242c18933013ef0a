import type { SpriteData } from './SpriteData.ts';
import { spritePaths } from './spritePaths.ts';
import { spriteSize } from './spriteSize.ts';

/**
 * Writes a sprite as a stand-alone SVG file, for example as a favicon. Colours are written as they stand, so the palette
 * of such a sprite has none that only a page's style sheet knows.
 *
 * @throws as {@link spritePaths} does
 */
export function spriteToSvg(sprite: SpriteData): string {
  const { width, height } = spriteSize(sprite);
  const paths = spritePaths(sprite).map(({ fill, d }) => `<path fill="${escaped(fill)}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
