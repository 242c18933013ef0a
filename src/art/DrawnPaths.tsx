import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { DrawnPath } from './pathMarkup.ts';

/**
 * Where the drawings are that a prerendered page refers to and does not hold, see {@link OutOfSightContext}: the build gives
 * `addressOf` of its file. Where the page is hydrated it is a function, too, so that both draw the same; what that answers is not
 * looked at, since the address is in the page already. Without it every drawing is in the page.
 */
export const DrawingsFileContext = createContext<((drawing: readonly DrawnPath[]) => string | undefined) | undefined>(
  undefined,
);

/**
 * Whether what is drawn here is out of sight when the page comes, such as the later pages of a book. Until the page is hydrated
 * its drawings may come from the file of `DrawingsFileContext`: the page is smaller and is seen sooner. Once it is hydrated the
 * script draws them, so that a turn never waits for a file.
 */
export const OutOfSightContext = createContext(false);

/** The paths of a drawing, from the lowest to the uppermost, for an `<svg>`. Out of sight they are a reference to a file until the page is hydrated. */
export function DrawnPaths({ paths }: { paths: readonly DrawnPath[] }) {
  const addressOf = useContext(DrawingsFileContext);
  const isOutOfSight = useContext(OutOfSightContext);
  const pathElements = paths.map(({ fill, d }) => <path key={fill + d} fill={fill} d={d} />);
  if (!addressOf || !isOutOfSight) return pathElements;
  // The script knows no address, and leaves the one that is in the page.
  return <OnceHydrated before={<use href={addressOf(paths)} suppressHydrationWarning />}>{pathElements}</OnceHydrated>;
}

const never = () => () => {};

/** What is drawn without a server is drawn at once. */
function OnceHydrated({ before, children }: { before: ReactNode; children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? children : before;
}
