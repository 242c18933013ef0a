import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import styles from './Lcd.module.css';
import { useScrollPosition } from './useScrollPosition.ts';

const fixedWords = {
  /** What the screen is called where it can be scrolled, and so has the focus. */
  screen: 'Screen',
};

export interface LcdProps extends ComponentProps<'div'> {
  /** What the screen shows. */
  children?: ReactNode;
  /** The element that scrolls, which is inside the root. */
  ref?: ComponentProps<'div'>['ref'];
  /** Replaces some of the fixed words. */
  words?: Partial<typeof fixedWords> | undefined;
}

/**
 * The console's screen. It fills its parent, at most 649 px wide, and scrolls what does not fit; marks beside the words say
 * that there is more and how much. Pages are laid out by its width, and find in `--dot` the size of one of its 160 dots in
 * a line, in whole pixels.
 */
export function Lcd({ ref, words, className, children, ...rest }: LcdProps) {
  const root = useRef<HTMLDivElement>(null);
  const place = useScrollPosition(root);
  const scrolls = place !== 'whole' && {
    role: 'region',
    tabIndex: 0,
    'aria-label': words?.screen ?? fixedWords.screen,
  };
  return (
    <div {...rest} ref={root} className={clsx(styles.lcd, className)} data-place={place}>
      <div ref={ref} className={styles.scroller} data-surface="lcd" {...scrolls}>
        <div>{children}</div>
      </div>
      {place !== 'whole' && (
        <span className={styles.marks} aria-hidden="true">
          <span className={styles.more} />
          <span className={styles.track} />
          <span className={styles.more} />
        </span>
      )}
    </div>
  );
}
