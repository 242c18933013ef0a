import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ConsoleButton.module.css';

/** A button among the words on the console's screen: a label, or with `data-skin="link"` like a link. */
export function ConsoleButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" data-skin="label" {...rest} className={clsx(styles.button, className)} />;
}
