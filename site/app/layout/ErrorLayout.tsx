import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './ErrorLayout.module.css';

/** The backdrop without the bar, for when the layout itself has failed. */
export function ErrorLayout({ className, ...rest }: ComponentProps<'main'>) {
  return <main {...rest} className={clsx(styles.layout, className)} data-surface="backdrop" />;
}
