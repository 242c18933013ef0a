import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Scene.module.css';

/** Where the hero stands: a street at the edge of the city, at sunset. Decoration: what is in it is kept from readers. */
export function Scene({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden="true" {...rest} className={clsx(styles.scene, className)} />;
}
