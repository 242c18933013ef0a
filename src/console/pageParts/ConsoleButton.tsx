import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ConsoleButton.module.css';

/** A button among the words on the console's screen. `data-look="quiet"` makes it look like a link. */
export function ConsoleButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(styles.button, className)} />;
}
