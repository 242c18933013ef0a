import { Fragment } from 'react';
import { withKeys } from './withKeys.ts';

/**
 * Text that may break between its parts. Browsers add a space to the accessible name at a `<wbr>`, so
 * a link around the text needs an `aria-label`.
 */
export function Breakable({
  parts,
}: {
  /** The parts, joined without spaces. */
  parts: readonly string[];
}) {
  return withKeys(parts).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <wbr />}
      {item}
    </Fragment>
  ));
}
