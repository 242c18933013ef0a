import { Fragment } from 'react';
import { withKeys } from './withKeys.ts';

/**
 * An e-mail address that may break after its `@`. Browsers put a space into the accessible name at
 * a `<wbr>`, so a link around it needs an `aria-label`.
 */
export function EmailText({ email }: { email: string }) {
  return withKeys(email.split(/(?<=@)/)).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <wbr />}
      {item}
    </Fragment>
  ));
}
