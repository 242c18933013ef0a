import { createContext, useContext } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated.ts';
import type { DrawingPath } from './pathMarkup.ts';

/**
 * A function that returns a drawing's URL, for drawings that a prerendered page references (see
 * {@link InitiallyHiddenContext}). The build provides `DrawingsFile.add`. Hydration needs a function,
 * too, so that both render the same elements; its result is ignored. Without a provider, drawings are
 * inlined.
 */
export const DrawingsFileContext = createContext<((drawing: readonly DrawingPath[]) => string | undefined) | undefined>(
  undefined,
);

/**
 * Whether the drawings inside are not visible at first, such as later pages of the manual. Before
 * hydration they may come from the file of `DrawingsFileContext`, which makes the page smaller.
 * After hydration the script renders them, so a turn never waits for a file.
 */
export const InitiallyHiddenContext = createContext(false);

/** The paths of a drawing. Until hydration, those of an invisible drawing are in a file. */
export function DrawingPaths({
  paths,
}: {
  /** The color and outline of each shape, bottom first. */
  paths: readonly DrawingPath[];
}) {
  const drawingUrl = useContext(DrawingsFileContext);
  const isInitiallyHidden = useContext(InitiallyHiddenContext);
  const isHydrated = useIsHydrated();
  // Hydration keeps the prerendered URL, because the script does not know it.
  if (drawingUrl && isInitiallyHidden && !isHydrated) return <use href={drawingUrl(paths)} suppressHydrationWarning />;
  return paths.map(({ fill, d }) => <path key={fill + d} fill={fill} d={d} />);
}
