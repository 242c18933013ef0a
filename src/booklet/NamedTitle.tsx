import { Fragment } from 'react';
import { keyed } from '../parts/keyed.ts';

/** A title with the owner's name in the place of `{name}`; a name in another script does not turn the title around. */
export function NamedTitle({ title, name }: { title: string; name: string }) {
  return keyed(title.split('{name}')).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <bdi>{name}</bdi>}
      {item}
    </Fragment>
  ));
}
