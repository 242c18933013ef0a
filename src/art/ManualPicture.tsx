import castleAtDusk from 'virtual:sprite/castleAtDusk';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { nameInTitle } from '../resume/owner/playerName.ts';
import styles from './BoxContents.module.css';
import { Sprite } from './Sprite.tsx';

/** The castle, in dots about half as large as the cover's. */
const coverCrop = { x: 86, y: 4, width: 94, height: 56 };

/** The maximum length of a title in the pixel font, and in the large text font. */
const maxLength = { pixel: 34, text: 54 };

export interface ManualPictureProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The title, with `{name}` where the name belongs. */
  title: string;
  /** The owner's full name. Honorifics after a comma, such as `RN`, are removed. */
  name: string;
}

/** The manual with its title on the cover, 63 x 58 dots of `--dot`. Decoration. */
export function ManualPicture({ title, name, className, ...rest }: ManualPictureProps) {
  const [beforeName, afterName] = title.split('{name}');
  const titleName = afterName === undefined ? '' : nameInTitle(name);
  const titleLength = [beforeName, titleName, afterName].join('').length;
  const isLong = titleLength > maxLength.pixel;
  const length = titleLength > maxLength.text ? 'very long' : isLong ? 'long' : undefined;
  return (
    <div {...rest} className={clsx(styles.manual, className)} aria-hidden="true">
      <p className={styles.title} data-length={length}>
        {beforeName}
        <bdi>{titleName}</bdi>
        {afterName}
      </p>
      <Sprite sprite={castleAtDusk} crop={coverCrop} preserveAspectRatio="xMidYMid slice" />
    </div>
  );
}
