import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { DrawnPath } from './pathMarkup.ts';

/**
 * The file in which a prerendered page finds the drawings that it references but does not contain (see {@link
 * OutOfSightContext}). The build provides `addressOf` for its file. Hydration needs a function too,
 * so that both render the same elements; its result is ignored because the page already has the
 * address. Without a provider, every drawing is inlined.
 */
export const DrawingsFileContext = createContext<((drawing: readonly DrawnPath[]) => string | undefined) | undefined>(
  undefined,
);

/**
 * Whether drawings below are out of sight at first, such as later pages of the manual. Before
 * hydration they may come from the file of `DrawingsFileContext`, which makes the page smaller and
 * faster to show. After hydration the script draws them, so a turn never waits for a file.
 */
export const OutOfSightContext = createContext(false);

/**
 * The paths of a drawing, bottom first, for an `<svg>`. Out of sight, they are a reference to a
 * file until the page is hydrated.
 */
export function DrawnPaths({ paths }: { paths: readonly DrawnPath[] }) {
  const addressOf = useContext(DrawingsFileContext);
  const isOutOfSight = useContext(OutOfSightContext);
  const pathElements = paths.map(({ fill, d }) => <path key={fill + d} fill={fill} d={d} />);
  if (!addressOf || !isOutOfSight) return pathElements;
  // The script does not know the address and keeps the one in the page.
  return <OnceHydrated before={<use href={addressOf(paths)} suppressHydrationWarning />}>{pathElements}</OnceHydrated>;
}

const never = () => () => {};

/** Without a server, drawings are inlined at once. */
function OnceHydrated({ before, children }: { before: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? children : before;
}
