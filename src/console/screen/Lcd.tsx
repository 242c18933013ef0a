import { clsx } from 'clsx';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { type ConsoleMessages, handheldMessages } from '../handheldMessages.ts';
import styles from './Lcd.module.css';

export interface LcdProps extends ComponentProps<'div'> {
  /** The scrolling element inside the root. */
  ref?: ComponentProps<'div'>['ref'];
  /** `screen` names the region while it scrolls. */
  messages?: Partial<ConsoleMessages> | undefined;
}

/**
 * The console's screen. It fills its parent, at most 649 px wide, and scrolls; arrowheads show
 * whether more is above or below. The layout of pages depends on the screen's width. `--dot` is
 * 1/160 of that width, in whole pixels.
 */
export function Lcd({ ref, messages, className, children, ...rest }: LcdProps) {
  const root = useRef<HTMLDivElement>(null);
  const position = useScrollPosition(root);
  const scrollProps = position !== 'whole' && {
    role: 'region',
    tabIndex: 0,
    'aria-label': messages?.screen ?? handheldMessages.handheld.screen,
  };
  return (
    <div {...rest} ref={root} className={clsx(styles.lcd, className)} data-position={position}>
      <div ref={ref} className={styles.scroller} data-surface="lcd" {...scrollProps}>
        <div>{children}</div>
      </div>
      {position !== 'whole' && position !== 'slight' && (
        <span className={styles.arrows} aria-hidden="true">
          <span className={styles.arrow} />
          <span className={styles.arrow} />
        </span>
      )}
    </div>
  );
}

/** The scroll position of a page. `whole`: the page fits; `slight`: all its text fits. */
type ScrollPosition = 'whole' | 'slight' | 'top' | 'middle' | 'bottom';

/** Browsers round scroll lengths, so the end of a page may be missed by a fraction of a pixel. */
const slackPx = 1;

/** An overflow up to this height is only padding below the text, so it needs no arrowheads. */
const slightPx = 24;

/** Tracks the scroll position of `root`'s first child; `whole` until measured. */
function useScrollPosition(root: RefObject<HTMLElement | null>): ScrollPosition {
  const [position, setPosition] = useState<ScrollPosition>('whole');
  useEffect(() => {
    const scroller = root.current?.firstElementChild;
    if (!scroller) return;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      setPosition(positionOf(scrollTop, scrollHeight - clientHeight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [root]);
  return position;
}

function positionOf(scrollPx: number, endPx: number): ScrollPosition {
  if (endPx <= slackPx) return 'whole';
  if (endPx <= slightPx) return 'slight';
  if (scrollPx <= slackPx) return 'top';
  return scrollPx >= endPx - slackPx ? 'bottom' : 'middle';
}
