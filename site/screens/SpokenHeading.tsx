import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './SpokenHeading.module.css';

/** A screen's heading where the screen shows in another way what it is: there for those who hear the page. */
export function SpokenHeading({ className, children, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1 dir="auto" {...rest} className={clsx(styles.heading, className)}>
      {children}
    </h1>
  );
}
