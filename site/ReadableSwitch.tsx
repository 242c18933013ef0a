import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useVisit } from '../src/index.ts';
import styles from './ReadableSwitch.module.css';

const fixedWords = { label: 'Readable text' };

/** Swaps the pixel faces for plain ones on every screen. This device remembers it. */
export function ReadableSwitch({ className, ...rest }: Omit<ComponentProps<'button'>, 'children' | 'onClick'>) {
  const { readable, setReadable } = useVisit();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={readable}
      {...rest}
      className={clsx(styles.switch, className)}
      onClick={() => setReadable(!readable)}
    >
      <span className={styles.label}>{fixedWords.label}</span>{' '}
      {/* Where it stands for the label it is the switch's text, and so part of its name. */}
      <span className={styles.sample}>Aa</span>
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
