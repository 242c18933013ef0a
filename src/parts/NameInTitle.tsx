import { Fragment } from 'react';
import { nameInTitle } from '../resume/owner/playerName.ts';
import { withKeys } from './withKeys.ts';

export interface NameInTitleProps {
  title: string;
  /** The owner's full name. Emoji, and honorifics after a comma (`RN`), are removed. */
  name: string;
}

/** A title with every `{name}` filled in. Title and name have their own writing directions. */
export function NameInTitle({ title, name }: NameInTitleProps) {
  return (
    <bdi>
      {withKeys(title.split('{name}')).map(({ key, item }) => (
        <Fragment key={key}>
          {key > 0 && <bdi>{nameInTitle(name)}</bdi>}
          {item}
        </Fragment>
      ))}
    </bdi>
  );
}
