import type { CompiledSprite } from './CompiledSprite.ts';
import { DrawingPaths } from './DrawingPaths.tsx';
import type { PictureProps } from './PictureProps.ts';

/** A part of a picture, in dots. */
export type SpriteCrop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type SpriteProps = PictureProps & {
  /** The picture, for example from `compileSprite`. */
  sprite: CompiledSprite;
  /** Replaces colors by key. They must be opaque, because they cover what is below. */
  palette?: CompiledSprite['palette'] | undefined;
  /** Shows only this part. @default the whole picture */
  crop?: SpriteCrop | undefined;
};

/**
 * Renders a picture of dots, sharp at any size and in print. Prefer a width of whole dots (`calc(24 *
 * var(--dot))`), so that all dots have the same size.
 */
export function Sprite({ sprite, palette, crop, title, ...rest }: SpriteProps) {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, ...sprite };
  // The title is the accessible name. A reference to it by id would repeat it as a description.
  const accessibilityProps = title === undefined ? { 'aria-hidden': true } : { role: 'img' };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: sprites without a title are decoration
    <svg viewBox={`${x} ${y} ${width} ${height}`} shapeRendering="crispEdges" {...accessibilityProps} {...rest}>
      {title === undefined ? null : <title>{title}</title>}
      <DrawingPaths
        paths={sprite.paths.map(({ key, d }) => ({ fill: palette?.[key] ?? sprite.palette[key] ?? 'none', d }))}
      />
    </svg>
  );
}
