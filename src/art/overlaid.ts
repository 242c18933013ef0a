import type { CompiledSprite } from './CompiledSprite.ts';

/** Lays pictures of the same size over one another, the first at the bottom. Their keys mean the same colours. */
export function overlaid(lowest: CompiledSprite, ...others: readonly CompiledSprite[]): CompiledSprite {
  const all = [lowest, ...others];
  return {
    ...lowest,
    palette: Object.assign({}, ...all.map(({ palette }) => palette)),
    paths: all.flatMap(({ paths }) => paths),
  };
}
