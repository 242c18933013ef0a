import type { CompiledSprite } from './CompiledSprite.ts';
import { pathMarkup } from './pathMarkup.ts';

/** Serializes a sprite as a stand-alone SVG file, so its palette must not need a style sheet. */
export function spriteToSvg({ width, height, palette, paths }: CompiledSprite): string {
  const pathTags = paths.map(({ key, d }) => pathMarkup({ fill: palette[key] ?? 'none', d }));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `shape-rendering="crispEdges">${pathTags.join('')}</svg>\n`
  );
}
