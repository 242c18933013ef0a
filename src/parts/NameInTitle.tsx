import { Fragment } from 'react';
import { nameWithoutTitles } from '../content/playerName.ts';
import { keyed } from './keyed.ts';

export interface NameInTitleProps {
  /** `{name}` stands for the name. */
  title: string;
  name: string;
}

/** A title with every `{name}` filled in, without the titles behind it. It is written the way its own words are; the name keeps its own direction in it. */
export function NameInTitle({ title, name }: NameInTitleProps) {
  return (
    <bdi>
      {keyed(title.split('{name}')).map(({ key, item }) => (
        <Fragment key={key}>
          {key > 0 && <bdi>{nameWithoutTitles(name)}</bdi>}
          {item}
        </Fragment>
      ))}
    </bdi>
  );
}
