import castleAtDusk from 'virtual:sprite/castleAtDusk';
import lyingConsole from 'virtual:sprite/lyingConsole';
import uprightConsole from 'virtual:sprite/uprightConsole';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './BoxContents.module.css';
import { Sprite } from './Sprite.tsx';

/** The case has the color of the nearest `data-shell`. */
const palette = { 1: 'var(--shell-light)', 2: 'var(--shell-face)', 3: 'var(--shell-dark)' };

/** The castle, in dots half as large as the case's. */
const screenCrop = { x: 114, y: 1, width: 64, height: 56 };

/** A name with more characters does not fit below the screen. */
const maxNameLength = 12;

export interface ConsolePictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The orientation: 70 x 43 dots of `--dot`, or 44 x 68. @default 'lying' */
  shape?: 'lying' | 'upright';
  /** The console's name. */
  name: string;
}

/** The console with the castle on its screen, in the nearest `data-shell`'s color. Decoration. */
export function ConsolePicture({ shape = 'lying', name, className, ...rest }: ConsolePictureProps) {
  const sprite = shape === 'lying' ? lyingConsole : uprightConsole;
  return (
    <div {...rest} className={clsx(styles.console, className)} data-shape={shape} aria-hidden="true">
      <Sprite sprite={sprite} palette={palette} />
      <div className={styles.lens}>
        <Sprite sprite={castleAtDusk} crop={screenCrop} />
        {name.length <= maxNameLength && <bdi className={styles.print}>{name}</bdi>}
      </div>
    </div>
  );
}
