// Dot space, see compileSprite.ts.
import type { CompiledSprite } from '../CompiledSprite.ts';
import { compileSprite } from '../compileSprite.ts';
import { outlinePath } from '../outlinePath.ts';
import type { SpriteData } from '../SpriteData.ts';

/**
 * Compiles a sprite like `compileSprite`, but the rarer a colour, the later it is painted, and between two dots of a row a colour
 * lies below later ones, too. What is seen is the same, with less path data; and where colours overlap, a viewer that smooths
 * edges shows no seam. Colours that may let see through, or that only a page knows, stay in their order below all others.
 *
 * @throws like `compileSprite`
 */
export function coveredSprite(sprite: SpriteData): CompiledSprite {
  const compiled = compileSprite(sprite);
  const all = sprite.rows.join('');
  const dotsOf = (key: string) => all.split(key).length - 1;
  const hides = (key: string) => /^#[\da-f]{6}$/i.test(compiled.palette[key] ?? '');
  const keys = compiled.paths.map(([key]) => key);
  const hiding = keys.filter(hides).toSorted((one, other) => dotsOf(other) - dotsOf(one));
  const ordered = [...keys.filter((key) => !hides(key)), ...hiding];
  const laterThan = (key: string) => hiding.slice(hiding.indexOf(key) + 1);
  return {
    ...compiled,
    paths: ordered.map((key) => [key, outlinePath(covering(sprite.rows, key, laterThan(key)), '#')] as const),
  };
}

/** Rows with `#` for a key's dots, and for dots of later keys that lie between two of them with nothing else between. */
function covering(rows: readonly string[], key: string, later: readonly string[]): readonly string[] {
  const roleOf = (dot: string) => (dot === key ? '#' : later.includes(dot) ? '+' : '.');
  return rows.map((row) =>
    Array.from(row, roleOf)
      .join('')
      .replace(/(?<=#)\++(?=#)/g, (gap) => '#'.repeat(gap.length)),
  );
}
