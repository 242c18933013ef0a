import { Fragment } from 'react';
import { keyed } from '../parts/keyed.ts';

/** A title with every `{name}` filled in; the name keeps its own direction within the title's. */
export function NameInTitle({ title, name }: { title: string; name: string }) {
  return keyed(title.split('{name}')).map(({ key, item }) => (
    <Fragment key={key}>
      {key > 0 && <bdi>{name}</bdi>}
      {item}
    </Fragment>
  ));
}
