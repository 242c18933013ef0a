import { Fragment } from 'react';
import { withKeys } from './withKeys.ts';

/**
 * A text that may break between its parts. Browsers put a space into the accessible name at a
 * `<wbr>`, so a link around it needs an `aria-label`.
 */
export function Breakable({
  parts,
}: {
  /** Joined without spaces. Lines break only between them. */
  parts: readonly string[];
}) {
  return withKeys(parts).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <wbr />}
      {item}
    </Fragment>
  ));
}
