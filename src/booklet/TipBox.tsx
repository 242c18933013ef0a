import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../art/Icon.tsx';
import styles from './TipBox.module.css';

export interface TipBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what this is. */
  label: string;
  tip: string;
}

/** A tip in its box, with a light bulb. */
export function TipBox({ label, tip, className, ...rest }: TipBoxProps) {
  return (
    <div data-notched="" {...rest} className={clsx(styles.tip, className)}>
      <Icon className={styles.icon} name="tip" />
      <p className={styles.text}>
        <b>{label}:</b> <bdi>{tip}</bdi>
      </p>
    </div>
  );
}
