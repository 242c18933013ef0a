import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DrawingPath } from './pathMarkup.ts';

/**
 * The file with the drawings that a prerendered page references (see {@link InitiallyHiddenContext}).
 * The build provides `addressOf`. Hydration needs one too, so that both render the same elements;
 * its result is ignored. Without a provider, drawings are inlined.
 */
export const DrawingsFileContext = createContext<((drawing: readonly DrawingPath[]) => string | undefined) | undefined>(
  undefined,
);

/**
 * Whether drawings below are out of sight at first, such as later pages of the manual. Before
 * hydration they may come from the file of `DrawingsFileContext`, which makes the page smaller.
 * After hydration the script draws them, so a turn never waits for a file.
 */
export const InitiallyHiddenContext = createContext(false);

const noopSubscribe = () => () => {};

/** The paths of a drawing, bottom first. Out of sight, they are in a file until hydration. */
export function DrawingPaths({
  paths,
}: {
  /** The color and outline of each shape, bottom first. */
  paths: readonly DrawingPath[];
}) {
  const addressOf = useContext(DrawingsFileContext);
  const isInitiallyHidden = useContext(InitiallyHiddenContext);
  const isInFile = useSyncExternalStore(
    noopSubscribe,
    () => false,
    () => isInitiallyHidden,
  );
  // Hydration keeps the address in the page, because the script does not know it.
  if (addressOf && isInFile) return <use href={addressOf(paths)} suppressHydrationWarning />;
  return paths.map(({ fill, d }) => <path key={fill + d} fill={fill} d={d} />);
}
