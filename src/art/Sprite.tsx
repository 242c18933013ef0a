import { type ComponentProps, useId, useMemo } from 'react';
import type { SpriteData } from './SpriteData.ts';
import { spritePaths } from './spritePaths.ts';
import { spriteSize } from './spriteSize.ts';

/** What {@link Sprite} takes: whatever an `<svg>` takes, and these. */
export type SpriteProps = Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> & {
  /** The dots. */
  sprite: SpriteData;
  /** Colours instead of the sprite's own, by the same characters. */
  palette?: SpriteData['palette'];
  /** What the picture shows, for those who do not see it. Without a title it is decoration and kept from them. */
  title?: string;
};

/**
 * Draws a picture of dots, one path per colour, crisp at any size. Give it a width in whole dots where you can
 * (`calc(24 * var(--dot))`): then every dot is as large as its neighbour.
 */
export function Sprite({ sprite, palette, title, ...rest }: SpriteProps) {
  const titleId = useId();
  const { width, height } = spriteSize(sprite);
  const paths = useMemo(
    () => spritePaths(palette ? { ...sprite, palette: { ...sprite.palette, ...palette } } : sprite),
    [sprite, palette],
  );
  const role = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-labelledby': titleId };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has one whenever it is not decoration, which the rule cannot see
    <svg viewBox={`0 0 ${width} ${height}`} shapeRendering="crispEdges" {...role} {...rest}>
      {title === undefined ? null : <title id={titleId}>{title}</title>}
      {paths.map(({ fill, d }) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </svg>
  );
}
