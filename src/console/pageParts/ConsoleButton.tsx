import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ConsoleButton.module.css';

/** A button on the console's screen: a label, or a link with `data-skin="link"`. */
export function ConsoleButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" data-skin="label" {...rest} className={clsx(styles.button, className)} />;
}
