import castleAtDusk from 'virtual:sprite/castleAtDusk';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NameInTitle, type NameInTitleProps } from '../parts/NameInTitle.tsx';
import { nameInTitle } from '../resume/owner/playerName.ts';
import styles from './BoxContents.module.css';
import { Sprite } from './Sprite.tsx';

/** The castle, in dots half as large as the cover's. */
const onCover = { x: 86, y: 4, width: 94, height: 56 };

/** Longer titles are printed at half size. In characters, three lines of 13. */
const longestTitleChars = 34;

export type ManualPictureProps = NameInTitleProps & Omit<ComponentProps<'div'>, 'children' | 'title'>;

/** The manual with its title on the cover, 63 x 58 dots of `--dot`. Decoration. */
export function ManualPicture({ title, name, className, ...rest }: ManualPictureProps) {
  const filledTitle = title.replace('{name}', () => nameInTitle(name));
  const length = filledTitle.length > longestTitleChars ? 'long' : undefined;
  return (
    <div {...rest} className={clsx(styles.manual, className)} aria-hidden="true">
      <p className={styles.title} data-length={length}>
        <NameInTitle title={title} name={name} />
      </p>
      <Sprite sprite={castleAtDusk} crop={onCover} preserveAspectRatio="xMidYMid slice" />
    </div>
  );
}
