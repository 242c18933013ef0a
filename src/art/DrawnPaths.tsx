import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { DrawingsFileContext } from './DrawingsFileContext.ts';
import { OutOfSightContext } from './OutOfSightContext.ts';
import type { DrawnPath } from './pathMarkup.ts';

/** Props of {@link DrawnPaths}. */
export type DrawnPathsProps = {
  /** From the lowest to the uppermost. */
  paths: readonly DrawnPath[];
};

/** The paths of a drawing, for an `<svg>`. Out of sight they are a reference to a file until the page is hydrated. */
export function DrawnPaths({ paths }: DrawnPathsProps) {
  const addressOf = useContext(DrawingsFileContext);
  const isOutOfSight = useContext(OutOfSightContext);
  const drawn = paths.map(({ fill, d }) => <path key={fill + d} fill={fill} d={d} />);
  if (!addressOf || !isOutOfSight) return drawn;
  // The script knows no address, and leaves the one that is in the page.
  return <OnceHydrated before={<use href={addressOf(paths)} suppressHydrationWarning />}>{drawn}</OnceHydrated>;
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
