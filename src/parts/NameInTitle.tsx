import { Fragment } from 'react';
import { keyed } from './keyed.ts';

export interface NameInTitleProps {
  /** `{name}` stands for the name. */
  title: string;
  name: string;
}

/** A title with every `{name}` filled in. It is written the way its own words are; the name keeps its own direction in it. */
export function NameInTitle({ title, name }: NameInTitleProps) {
  return (
    <bdi>
      {keyed(title.split('{name}')).map(({ key, item }) => (
        <Fragment key={key}>
          {key > 0 && <bdi>{name}</bdi>}
          {item}
        </Fragment>
      ))}
    </bdi>
  );
}
