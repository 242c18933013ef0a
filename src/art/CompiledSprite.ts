/** A picture of dots, as outlines that `outlinePath` wrote. The build compiles `virtual:sprite/…`. */
export type CompiledSprite = {
  /** Width in dots. */
  readonly width: number;
  /** Height in dots. */
  readonly height: number;
  /** A color (anything SVG's `fill` accepts) for every key of the paths. */
  readonly palette: Readonly<Record<string, string>>;
  /**
   * A palette key and SVG path data, one unit per dot, in painting order. The build extends
   * colors below later ones, so no color may be replaced by a translucent one.
   */
  readonly paths: readonly { readonly key: string; readonly d: string }[];
};

/** Stacks pictures. The first is at the bottom and sets the size. A key has the same color in each. */
export function overlaySprites(lowest: CompiledSprite, ...others: readonly CompiledSprite[]): CompiledSprite {
  const sprites = [lowest, ...others];
  return {
    ...lowest,
    palette: Object.assign({}, ...sprites.map(({ palette }) => palette)),
    paths: sprites.flatMap(({ paths }) => paths),
  };
}

/** Moves a picture by whole dots. Only the first coordinates of a path are absolute. */
export function movedSprite({ paths, ...sprite }: CompiledSprite, x: number, y: number): CompiledSprite {
  const move = (_: string, left: string, top: string) => `M${Number(left) + x} ${Number(top) + y}`;
  return { ...sprite, paths: paths.map(({ key, d }) => ({ key, d: d.replace(/^M(\d+) (\d+)/, move) })) };
}
