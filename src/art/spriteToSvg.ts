import type { CompiledSprite } from './CompiledSprite.ts';
import { pathMarkup } from './pathMarkup.ts';

/**
 * Serializes a sprite as a stand-alone SVG file, for example as a favicon. Colors are written as
 * they are, so its palette must not depend on a page's style sheet.
 */
export function spriteToSvg({ width, height, palette, paths }: CompiledSprite): string {
  const pathTags = paths.map(({ key, d }) => pathMarkup({ fill: palette[key] ?? 'none', d }));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">${pathTags.join('')}</svg>\n`;
}
