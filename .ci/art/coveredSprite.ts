// Dot space, see compileSprite.ts.
import type { CompiledSprite } from '../../src/art/CompiledSprite.ts';
import { compileSprite } from '../../src/art/compileSprite.ts';
import type { SpriteData } from '../../src/art/SpriteData.ts';
import { coverings } from './coverings.ts';

/**
 * Compiles a sprite like `compileSprite`, but for colours that hide what is below them: where a dot is painted over later, a
 * lower colour may lie there too, if its outline is shorter so. What is seen is the same, in two thirds of the path data.
 *
 * @param order the keys of the sprite, the lowest first. Those that it lacks are painted last; others are left out
 * @throws like `compileSprite`; when a colour is not opaque, or only a page knows it
 */
export function coveredSprite(sprite: SpriteData, order: string): CompiledSprite {
  const compiled = compileSprite(sprite);
  for (const [key, colour] of Object.entries(compiled.palette)) {
    if (/^#[\da-f]{6}$/.test(colour)) continue;
    throw new Error(
      `Sprite: the colour ${colour} of '${key}' may show what is below it. Write it as #rrggbb, in small letters.`,
    );
  }
  const keys = compiled.paths.map(([key]) => key);
  const ordered = [...new Set([...order].filter((key) => keys.includes(key)).concat(keys))];
  const { pathOf } = coverings(sprite.rows);
  return {
    ...compiled,
    paths: ordered.map((key, index) => [key, pathOf(key, new Set(ordered.slice(index + 1)))] as const),
  };
}
