import type { ComponentProps } from 'react';
import styles from './Lcd.module.css';

/** The console's screen: as wide as there is room for, 649 px at most. Pages are laid out by its width. */
export function Lcd({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={[styles.lcd, className].filter(Boolean).join(' ')} />;
}
