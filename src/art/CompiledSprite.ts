/** A picture of dots as it is shipped: outlines instead of dots. Compiled from a sprite by `npm run art`, or by `compileSprite`. */
export type CompiledSprite = {
  /** In dots. */
  readonly width: number;
  /** In dots. */
  readonly height: number;
  /** A colour (anything SVG's `fill` understands) for every key of the paths. */
  readonly palette: Readonly<Record<string, string>>;
  /**
   * Key of the palette and SVG path data, one dot a unit. Painted in this order: `compileSprite` paints each dot once, `npm run
   * art` paints a colour below later ones, too, so none of its colours may be replaced by one that lets see through.
   */
  readonly paths: readonly { readonly key: string; readonly d: string }[];
};

/** Lays pictures of the same size over one another, the first at the bottom. Their keys mean the same colours. */
export function overlaid(lowest: CompiledSprite, ...others: readonly CompiledSprite[]): CompiledSprite {
  const all = [lowest, ...others];
  return {
    ...lowest,
    palette: Object.assign({}, ...all.map(({ palette }) => palette)),
    paths: all.flatMap(({ paths }) => paths),
  };
}
