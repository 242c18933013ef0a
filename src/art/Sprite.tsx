import type { CompiledSprite } from './CompiledSprite.ts';
import { DrawnPaths } from './DrawnPaths.tsx';
import type { PictureProps } from './PictureProps.ts';

/** A part of a picture, in dots. */
export type SpriteCrop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type SpriteProps = PictureProps & {
  /** The picture: of `compileSprite`, or of a file that `npm run art` has compiled. */
  sprite: CompiledSprite;
  /** Colours instead of the sprite's own, by the same keys. They hide what is below them: no colour of these lets see through. */
  palette?: CompiledSprite['palette'] | undefined;
  /** Shows only this part. @default all of it */
  crop?: SpriteCrop | undefined;
};

/**
 * Draws a picture of dots, one path per colour, crisp at any size and in print. Give it a width in whole dots where you can
 * (`calc(24 * var(--dot))`): then every dot is as large as its neighbour.
 */
export function Sprite({ sprite, palette, crop, title, ...rest }: SpriteProps) {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...sprite };
  // Its title is its name. Referred to by its id as well, the same words would be a description, too.
  const role = title === undefined ? { 'aria-hidden': true } : { role: 'img' };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one whenever it is not decoration, which the rule cannot see
    <svg viewBox={`${x} ${y} ${width} ${height}`} shapeRendering="crispEdges" {...role} {...rest}>
      {title === undefined ? null : <title>{title}</title>}
      <DrawnPaths
        paths={sprite.paths.map(({ key, d }) => ({ fill: palette?.[key] ?? sprite.palette[key] ?? 'none', d }))}
      />
    </svg>
  );
}
